import type { RegistryEntry } from '../../../testing/scenario/setup.ts';
import type { PathsRecord } from '../../protocol/paths.ts';
import { pathsOf } from './paths-record.ts';

/** What a worker says that has explored a card. */
export type PathsTold =
  | { readonly ok: true; readonly record: PathsRecord }
  | { readonly ok: false; readonly message: string };

/** Explores a card of a game that may have to be opened first. Never rejects. */
export async function pathsTold(game: () => RegistryEntry | Promise<RegistryEntry>, card: string): Promise<PathsTold> {
  try {
    return { ok: true, record: pathsOf(await game(), card) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
