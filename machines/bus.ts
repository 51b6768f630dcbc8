import { type Observable, Subject } from 'rxjs';
import type { Position } from '../effects/env.ts';
import type { Input } from '../effects/rules/input.ts';
import type { Message } from '../effects/state/tx.ts';
import type { Stepped } from './events.ts';

/** What goes out of a match once it is settled: all that an answer did, or that answers were taken back. */
export type News =
  | {
      readonly type: 'settled';
      readonly revision: number;
      readonly position: Position;
      /** What was answered: nothing at the beginning; several where clocks have run out at once. */
      readonly inputs: readonly Input[];
      readonly messages: readonly Message[];
    }
  | {
      readonly type: 'rewound';
      readonly revision: number;
      readonly position: Position;
      /** Where the match stood before. */
      readonly from: Position;
    };

/**
 * Carries what happens in a match. Inside an answer it brings each step's batch, with the triggers that it set off, to
 * the machines that wait for it. Outside it publishes what was committed, in order, from a queue: whoever hears it may
 * answer at once, and what comes of that follows what is still queued.
 */
export class Bus {
  private inside = new Subject<Stepped>();
  private readonly outside = new Subject<News>();
  private readonly queue: News[] = [];
  private draining = false;

  readonly news$: Observable<News> = this.outside.asObservable();

  /** One message for each step, while an answer is being settled. */
  get steps$(): Observable<Stepped> {
    return this.inside;
  }

  /** Whoever has heard the steps so far hears no more of them: actors that cannot go on. */
  forget(): void {
    this.inside.complete();
    this.inside = new Subject<Stepped>();
  }

  wake(step: Stepped): void {
    this.inside.next(step);
  }

  enqueue(news: News): void {
    this.queue.push(news);
  }

  /** Publishes what is queued; not anew while that is going on. */
  drain(): void {
    if (this.draining) return;
    this.draining = true;
    try {
      for (let news = this.queue.shift(); news; news = this.queue.shift()) this.outside.next(news);
    } finally {
      this.draining = false;
    }
  }

  close(): void {
    this.queue.length = 0;
    this.inside.complete();
    this.outside.complete();
  }
}
