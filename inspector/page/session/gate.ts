/** Longer messages are not looked at, in letters: the receivers would parse them whatever they are. */
export const MOST_MESSAGE = 16 * 1024 * 1024;

/** What messages of a program are read for, besides what kind they are. */
const PARTS = ['machine', 'state', 'event', 'id', 'sessionId', 'parent', 'source'] as const;

/** A message of a program as a copy of our own; `null` if it is none, or too long. */
export function messageIn(data: unknown): Readonly<Record<string, string>> | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  const { type } = data;
  if (typeof type !== 'string' || !type.startsWith('service.')) return null;
  const message: Record<string, string> = { type };
  for (const part of PARTS) {
    const value: unknown = Reflect.get(data, part);
    if (typeof value !== 'string') continue;
    if (value.length > MOST_MESSAGE) return null;
    message[part] = value;
  }
  return parses(message) ? message : null;
}

/** The receiver throws at what is no JSON, inside the browser's own call. */
function parses({ type, machine, state, event }: Readonly<Record<string, string>>): boolean {
  const wanted =
    type === 'service.register'
      ? [machine, state]
      : type === 'service.state'
        ? [state]
        : type === 'service.event'
          ? [event]
          : [];
  try {
    return wanted.every((text) => text !== undefined && typeof JSON.parse(text) === 'object');
  } catch {
    return false;
  }
}
