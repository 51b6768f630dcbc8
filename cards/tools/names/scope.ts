import { FIXED } from '../../../effects/fixed.ts';
import { MODE_PICK } from '../../../effects/rules/pick-names.ts';
import type { BearerKind } from '../../../effects/selectors/selector.ts';

/** Names that a card may not give to a result: something else is found under them. */
export const RESERVED: readonly string[] = [...FIXED.keys(), 'it', MODE_PICK];

/** Whether a name is spoken of anywhere. */
export interface Use {
  made: boolean;
}

interface Given {
  readonly bearer: BearerKind | undefined;
  /** The words that its result can hold, where they are known. */
  readonly words?: readonly string[];
  readonly use: Use;
}

interface Kind {
  readonly plan?: boolean;
  readonly self?: BearerKind | undefined;
  readonly shared?: boolean;
}

/** The names of results that can be used in a place of a program. */
export class Scope {
  /** A play, or the use of an ability: what is picked first has a name, `mode` or that of a cost. */
  readonly plan: boolean;
  /** What "self" is. */
  readonly self: BearerKind | undefined;
  /** What is picked here is spoken of elsewhere, too. */
  readonly shared: boolean;
  private readonly names: Map<string, Given>;

  constructor(of: Kind = {}, names?: Iterable<readonly [string, Given]>) {
    this.plan = of.plan === true;
    this.self = of.self;
    this.shared = of.shared === true;
    this.names = new Map(names);
  }

  /** One that begins with these names and adds nothing to them. */
  fork(): Scope {
    return new Scope(this, this.names);
  }

  /** Without any names: a program of its own, or something that is looked at again later. */
  fresh(plan = false): Scope {
    return new Scope({ plan, self: this.self });
  }

  /** Where the name is given twice, who speaks of it may mean either. */
  give(name: string, bearer?: BearerKind): Use {
    const use = this.names.get(name)?.use ?? { made: false };
    this.names.set(name, { bearer, use });
    return use;
  }

  /** Gives a name to an answer that is one of some words. */
  offer(name: string, words: readonly string[]): void {
    this.names.set(name, { bearer: undefined, words, use: { made: false } });
  }

  /** The words that the result of this name can hold, where they are known. */
  offered(name: string): readonly string[] | undefined {
    return this.names.get(name)?.words;
  }

  /** Speaks of a name: whether something before this place has given it, or it is always there. */
  use(name: string): boolean {
    const given = this.names.get(name);
    if (given) given.use.made = true;
    return given !== undefined || name === 'it' || (this.plan && name === MODE_PICK);
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** What the result of this name consists of, where that is known. */
  bearer(name: string): BearerKind | undefined {
    return this.names.get(name)?.bearer;
  }

  words(): readonly string[] {
    return ['it', ...this.names.keys(), ...(this.plan ? [MODE_PICK] : [])];
  }
}
