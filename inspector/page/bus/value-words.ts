/** A value of a fact, or of what is told of it, in one line; references by name and handle. */
export function valueWords(value: unknown, players: readonly string[] = []): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return value.map((one) => valueWords(one, players)).join(', ') || '[]';
  const of = value as Readonly<Record<string, unknown>>;
  if (typeof of['object'] === 'string') return [of['name'], of['object']].filter(Boolean).join(' ');
  const player = typeof of['player'] === 'number' && Object.keys(of).length === 1 ? players[of['player']] : undefined;
  if (player !== undefined) return player;
  const parts = Object.entries(of).map(([key, part]) => `${key}: ${valueWords(part, players)}`);
  return `{ ${parts.join(', ')} }`;
}
