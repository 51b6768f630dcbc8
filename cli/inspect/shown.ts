import type { Chronicle } from '../../inspector/host/chronicle.ts';
import type { Means } from '../../inspector/host/means.ts';
import { expose } from '../../inspector/server/expose.ts';
import { Explorer } from './explorer.ts';
import type { GameNamed } from './paths.worker.ts';

/** What the page is to show. */
export interface Shown {
  /** What it is told behind the # of its address. */
  readonly hash: Readonly<Record<string, string>>;
  /** Where it connects to that is not on this computer. */
  readonly sockets?: readonly string[];
  /** It is played by this process, which nobody on another computer can attach to. */
  readonly here?: true;
  /** What is odd about it. */
  readonly notes?: readonly string[];
  close(): Promise<void>;
}

export interface ShowOptions extends Pick<Means, 'setup' | 'began'> {
  /** The game, where what is explored is found. */
  readonly game: GameNamed;
  /** The step to look at; wherever the match stands when left out. */
  readonly step?: number | undefined;
  readonly notes?: readonly string[];
}

/** A match that this process plays: the page is attached to it, as its owner. */
export async function showMatch(
  chronicle: Chronicle,
  { game, step, notes = [], setup, began }: ShowOptions,
): Promise<Shown> {
  const { match } = chronicle;
  const { paths, stopPaths } = new Explorer(game);
  const options = { answers: true, paths, ...(setup ? { setup } : {}) };
  const exposed = await expose(chronicle, options, { stopPaths, ...(began ? { began } : {}) });
  return {
    hash: {
      attach: exposed.address,
      token: exposed.token,
      ...(step === undefined ? {} : { step: String(step) }),
    },
    here: true,
    notes,
    close: async () => {
      stopPaths();
      await exposed.close();
      match.stop();
    },
  };
}
