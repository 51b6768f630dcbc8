import { pathsTold } from '../../host/paths/paths-told.ts';
import { gameNamed } from './games.ts';

/** What the worker is asked. */
export interface PathsAsked {
  readonly game: string;
  readonly card: string;
}

const entryOf = (game: string) => {
  const known = gameNamed(game);
  if (!known) throw new Error(`This page knows no game "${game}".`);
  return known.entry();
};

self.addEventListener('message', async ({ data: { game, card } }: MessageEvent<PathsAsked>) =>
  self.postMessage(await pathsTold(() => entryOf(game), card)),
);
