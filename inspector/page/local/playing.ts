import { createStore, type StoreApi } from 'zustand/vanilla';
import { localLink } from '../session/local-link.ts';
import { Session } from '../session/session.ts';
import { Explorer } from './explorer.ts';
import { beginLocal, type LocalMatch, type MatchPlan } from './local-match.ts';
import { type Choose, contentOf, type NamedText } from './read-file.ts';

/** The match that the page plays at present, and a session that looks at it. */
export interface Now {
  readonly local: LocalMatch;
  readonly session: Session;
  readonly explorer: Explorer;
}

/** Plays matches, one after the other: the present one is given up once the next has begun. */
export class Playing {
  readonly store: StoreApi<Now>;

  /** @throws {Error} if there is no such match */
  constructor(plan: MatchPlan) {
    this.store = createStore<Now>(() => shown(beginLocal(plan)));
  }

  /** @throws {Error} if it cannot begin; the present match goes on then */
  begin(plan: MatchPlan): void {
    this.replace(shown(beginLocal(plan)));
  }

  /** Begins from a file. @throws {Unreadable} if it cannot; the present match goes on then */
  async open(file: NamedText, choose: Choose): Promise<void> {
    const content = contentOf(file);
    switch (content.kind) {
      case 'save':
      case 'replay': {
        // What looks whether a state is sound is only fetched where somebody has one.
        const { resumeLocal, replayLocal } = await import('./open-match.ts');
        const opened = content.kind === 'save' ? resumeLocal(content.data) : replayLocal(content.data);
        return this.replace(shown({ ...opened, file: file.name }));
      }
      case 'scenario': {
        // What reads YAML is only fetched where somebody has some.
        const { scenarioLocal } = await import('./open-scenario.ts');
        const opened = await scenarioLocal(file, choose);
        if (opened) this.replace(shown({ ...opened, file: file.name }));
      }
    }
  }

  close(): void {
    end(this.store.getState());
  }

  private replace(now: Now): void {
    const before = this.store.getState();
    this.store.setState(now);
    end(before);
  }
}

function shown(local: LocalMatch): Now {
  const { match, setup, began } = local;
  const explorer = new Explorer(match.position.book.ruleset.name);
  const { paths, stopPaths } = explorer;
  const means = { paths, stopPaths, ...(setup ? { setup } : {}), ...(began ? { began } : {}) };
  return { local, explorer, session: new Session(localLink(local.chronicle, { means })) };
}

function end({ session, local, explorer }: Now): void {
  explorer.stopPaths();
  session.close();
  local.stop();
}
