import type { Means } from '../../host/means.ts';
import type { PathsTold } from '../../host/paths/paths-told.ts';
import type { PathsRecord } from '../../protocol/paths.ts';
import type { PathsAsked } from './paths.worker.ts';
import PathsWorker from './paths.worker.ts?worker';

/** Finds choice graphs beside the page, one card at a time. */
export class Explorer implements Pick<Means, 'paths' | 'stopPaths'> {
  private readonly game: string;
  private running: { readonly worker: Worker; readonly giveUp: () => void } | null = null;

  constructor(game: string) {
    this.game = game;
  }

  /** Another card takes the place of the one that is being explored. */
  readonly paths = (card: string): Promise<PathsRecord> => {
    this.stopPaths();
    return new Promise<PathsRecord>((resolve, reject) => {
      const worker = new PathsWorker();
      const over = (then: () => void): void => {
        worker.terminate();
        if (this.running?.worker === worker) this.running = null;
        then();
      };
      worker.addEventListener('message', ({ data }: MessageEvent<PathsTold>) =>
        over(() => (data.ok ? resolve(data.record) : reject(new Error(data.message)))),
      );
      worker.addEventListener('error', ({ message }) => over(() => reject(new Error(message))));
      this.running = { worker, giveUp: () => over(() => reject(new Error('The exploration was stopped.'))) };
      const asked: PathsAsked = { game: this.game, card };
      worker.postMessage(asked);
    });
  };

  readonly stopPaths = (): void => this.running?.giveUp();
}
