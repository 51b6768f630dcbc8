import { FIXED } from '../../effects/evaluate.ts';
import type { Bearer } from './bearers.ts';

const COST = /^cost\.\d+$/;

/** Names that a card may not give to a result: something else is found under them. */
export const RESERVED: readonly string[] = [...FIXED, 'it', 'mode'];

/** The names of results that can be used in a place of a program. */
export class Scope {
  /** A play, or the use of an ability: what is picked first has the names `mode`, `cost.0`, `cost.1`, … */
  readonly plan: boolean;
  /** What "self" is. */
  readonly self: Bearer | undefined;
  private readonly names: Map<string, Bearer | undefined>;

  constructor(of: { plan?: boolean; self?: Bearer | undefined } = {}, names?: Iterable<[string, Bearer | undefined]>) {
    this.plan = of.plan === true;
    this.self = of.self;
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

  give(name: string, bearer?: Bearer): void {
    this.names.set(name, bearer);
  }

  /** Whether something before this place has given it, or it is always there. */
  knows(name: string): boolean {
    return name === 'it' || this.names.has(name) || (this.plan && (name === 'mode' || COST.test(name)));
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** What the result of this name consists of, where that is known. */
  bearer(name: string): Bearer | undefined {
    return this.names.get(name);
  }

  words(): readonly string[] {
    return ['it', ...this.names.keys(), ...(this.plan ? ['mode', 'cost.0'] : [])];
  }
}
