import { makeLang } from '../../effects/make-lang.ts';
import { PATCHES } from '../../effects/patches/registry.gen.ts';
import { answer, type Match, type OpenRequest, openRequests } from '../../search/index.ts';

/** How much was done: counted, so that it is the same on every machine. */
export interface Effort {
  readonly steps: number;
  /** Conditions, triggers and replacements that were tested. */
  readonly tests: number;
  /** Changes that were applied to cards while they were derived. */
  readonly patches: number;
}

/** A match that is played on, of which each answer is known by what it took. */
export class Counted {
  match: Match;
  private tests = 0;
  private patches = 0;

  constructor({ book, state }: Match) {
    const lang = makeLang({
      condition: (_, test) => (env) => {
        this.tests += 1;
        return test(env);
      },
      matches: (env, trigger) => {
        this.tests += 1;
        return book.lang.matches(env, trigger);
      },
      replace: (env, fact, replacement, left) => {
        this.tests += 1;
        return book.lang.replace(env, fact, replacement, left);
      },
    });
    this.match = { book: { ...book, lang }, state };
  }

  /** What is open to the first who is asked. */
  get open(): OpenRequest {
    const [open] = openRequests(this.match);
    if (!open) throw new Error('Nobody is asked.');
    return open;
  }

  /** Takes the last of the open actions that has this name. */
  act(action: string): Effort {
    const { request } = this.open;
    if (request.shape !== 'act') throw new Error('No window is open.');
    return this.give(request.actions.findLastIndex(({ name }) => name === action));
  }

  /** Gives an answer, which must be taken. */
  give(value: unknown): Effort {
    const { choice, request } = this.open;
    const input = { type: 'answer', player: request.player, choice: choice.id, value } as const;
    [this.tests, this.patches] = [0, 0];
    const restore = this.countPatches();
    try {
      const taken = answer(this.match, input);
      if (!taken.ok) throw new Error(taken.message);
      this.match = taken.match;
      return { steps: taken.messages.length, tests: this.tests, patches: this.patches };
    } finally {
      restore();
    }
  }

  // No spies: they would keep what each of a million patches was given.
  private countPatches(): () => void {
    const defs: readonly { patch: (...given: never[]) => void }[] = Object.values(PATCHES);
    const before = defs.map(({ patch }) => patch);
    for (const [i, def] of defs.entries())
      def.patch = (...given) => {
        this.patches += 1;
        before[i]?.(...given);
      };
    return () => {
      for (const [i, def] of defs.entries()) def.patch = before[i] ?? def.patch;
    };
  }
}
