import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameWords } from '../../protocol/messages.ts';
import type { PathsRecord } from '../../protocol/paths.ts';
import type { Session } from '../session/session.ts';

/** How far a card has been explored. */
export type Exploration =
  | { readonly is: 'running'; readonly session: Session }
  | { readonly is: 'told'; readonly record: PathsRecord }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly error: unknown };

/** So many cards are remembered. */
const KEPT = 12;

/**
 * What was explored, by game and card. It outlives panels and sessions: who goes to stand at a state finds the graph again
 * that the state is of.
 */
export class Explorations {
  readonly store: StoreApi<ReadonlyMap<string, Exploration>> = createStore<ReadonlyMap<string, Exploration>>(
    () => new Map(),
  );

  static key(game: GameWords, card: string): string {
    return [game.name, game.version, game.cards.length, card].join('/');
  }

  explore(session: Session, key: string, card: string): void {
    const running: Exploration = { is: 'running', session };
    this.set(key, running);
    const done = (as: Exploration): void => {
      // One that was begun anew in the meantime is not touched.
      if (this.store.getState().get(key) === running) this.set(key, as);
    };
    session.ask('paths', { card }).then(
      (record) => done({ is: 'told', record }),
      (error: unknown) => done({ is: 'failed', error }),
    );
  }

  /** Gives up what is being explored. */
  stop(session: Session, key: string): void {
    this.set(key, { is: 'stopped' });
    void session.ask('stopPaths', {});
  }

  private set(key: string, as: Exploration): void {
    const runs = new Map(this.store.getState());
    runs.delete(key);
    runs.set(key, as);
    for (const oldest of [...runs.keys()].slice(0, -KEPT)) runs.delete(oldest);
    this.store.setState(runs, true);
  }
}

export const explorations = new Explorations();
