import { parentPort, workerData } from 'node:worker_threads';
import { pathsTold } from '../../inspector/host/paths/paths-told.ts';
import type { RegistryEntry } from '../../testing/index.ts';
import { openGame } from '../game/game.ts';

/** What the worker is asked. A game is opened again there: rules in code go over to no other thread. */
export interface PathsAsked {
  readonly game: GameNamed;
  readonly card: string;
}

/** A game as it was opened: by its name or folder, with files of more sets. */
export interface GameNamed {
  readonly name: string;
  readonly sets: readonly string[];
}

async function entryOf({ name, sets }: GameNamed): Promise<RegistryEntry> {
  const { book, cards } = await openGame(name, sets);
  return { ruleset: book.ruleset, cards };
}

// Only `Explorer` starts it, with this.
const { game, card } = workerData as PathsAsked;
parentPort?.postMessage(await pathsTold(() => entryOf(game), card));
