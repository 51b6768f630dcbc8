import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Means } from '../../inspector/host/means.ts';
import type { PathsTold } from '../../inspector/host/paths/paths-told.ts';
import type { PathsRecord } from '../../inspector/protocol/paths.ts';
import type { GameNamed, PathsAsked } from './paths.worker.ts';

/** Where the built worker is: beside this module, or, in a clone, where it is built to. */
const PLACES = ['./paths.worker.js', '../../dist/cli/inspect/paths.worker.js'].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

/** Finds choice graphs in a thread of its own, one card at a time: the match goes on meanwhile. */
export class Explorer implements Pick<Means, 'paths' | 'stopPaths'> {
  private readonly game: GameNamed;
  private running: { readonly worker: Worker; readonly giveUp: () => void } | null = null;

  constructor(game: GameNamed) {
    this.game = game;
  }

  /** Another card takes the place of the one that is being explored. */
  readonly paths = (card: string): Promise<PathsRecord> => {
    this.stopPaths();
    const built = PLACES.find((place) => existsSync(place));
    if (built === undefined) return Promise.reject(new Error('What explores has not been built: `npm run build`.'));
    const asked: PathsAsked = { game: this.game, card };
    return new Promise<PathsRecord>((resolve, reject) => {
      const worker = new Worker(built, { workerData: asked });
      const over = (then: () => void): void => {
        void worker.terminate();
        if (this.running?.worker === worker) this.running = null;
        then();
      };
      worker.once('message', (told: PathsTold) =>
        over(() => (told.ok ? resolve(told.record) : reject(new Error(told.message)))),
      );
      worker.once('error', (error) => over(() => reject(error)));
      // Rules in code can end their thread.
      worker.once('exit', () => over(() => reject(new Error('The exploration ended early.'))));
      this.running = { worker, giveUp: () => over(() => reject(new Error('The exploration was stopped.'))) };
    });
  };

  readonly stopPaths = (): void => this.running?.giveUp();
}
