import type { PublicEvent, PublicValue } from '../../../index.ts';

/** What is known of handles: the names they were seen with, and which of them mean the same object before and after a move. */
export class Identities {
  private readonly names = new Map<string, string>();
  private readonly last = new Map<string, string>();
  private readonly before = new Map<string, string>();

  learn(form: PublicEvent): void {
    for (const value of Object.values(form)) this.look(value);
    const from = handleIn(form['object']);
    const now = handleIn(form['now']);
    if (from !== null && now !== null) this.before.set(now, from);
  }

  /** The name that an object was seen with; `null` where its face was not seen. */
  name(handle: string): string | null {
    return this.names.get(handle) ?? null;
  }

  /** Whether something of that name was seen. */
  has(name: string): boolean {
    return this.last.has(name);
  }

  /** Names with the handle that they were seen at last, by the alphabet. */
  get known(): readonly (readonly [name: string, handle: string])[] {
    return [...this.last].sort(([a], [b]) => a.localeCompare(b));
  }

  /** The first handle that an object had, as far as its moves were seen: the same for all that it has had since. */
  first(handle: string): string {
    let at = handle;
    for (let from = this.before.get(at); from !== undefined; from = this.before.get(at)) at = from;
    return at;
  }

  private look(value: PublicValue | undefined): void {
    if (typeof value !== 'object' || value === null) return;
    if ('length' in value) for (const one of value) this.look(one);
    else if ('object' in value && value.name !== undefined) {
      this.names.set(value.object, value.name);
      this.last.set(value.name, value.object);
    }
  }
}

const handleIn = (value: PublicValue | undefined): string | null =>
  typeof value === 'object' && value !== null && 'object' in value ? value.object : null;
