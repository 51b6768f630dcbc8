import { pathsOf } from '../../host/paths/paths-record.ts';
import type { PathsRecord } from '../../protocol/paths.ts';
import { gameNamed } from './games.ts';

/** What the worker is asked. */
export interface PathsAsked {
  readonly game: string;
  readonly card: string;
}

export type PathsTold =
  | { readonly ok: true; readonly record: PathsRecord }
  | { readonly ok: false; readonly message: string };

function tell({ game, card }: PathsAsked): PathsTold {
  const known = gameNamed(game);
  if (!known) return { ok: false, message: `This page knows no game "${game}".` };
  try {
    return { ok: true, record: pathsOf(known.entry(), card) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', (event: MessageEvent<PathsAsked>) => self.postMessage(tell(event.data)));
