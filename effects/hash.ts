/**
 * A hash of plain JSON that does not depend on the order of keys: 53 bits as base 36. It tells states, rulesets and
 * cards apart; it is no protection against someone who wants two of them to look alike. Each text is preceded by its
 * length, so that no text can be taken for two, or for what stands around it.
 */
export function hashOf(value: unknown): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  const add = (text: string): void => {
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      a = Math.imul(a ^ c, 2654435761);
      b = Math.imul(b ^ c, 1597334677);
    }
  };
  const walk = (v: unknown): void => {
    if (Array.isArray(v)) {
      add('[');
      for (const item of v) walk(item);
      add(']');
    } else if (typeof v === 'object' && v !== null) {
      add('{');
      for (const key of Object.keys(v).sort()) {
        add(`${key.length}:${key}`);
        walk((v as Record<string, unknown>)[key]);
      }
      add('}');
    } else if (typeof v === 'string') add(`"${v.length}:${v}`);
    else add(`${typeof v}${String(v)};`);
  };
  walk(value);
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
