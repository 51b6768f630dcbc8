/** A kind is told in so many letters at most. */
const LONGEST = 160;

/** What is wrong, without what is different in each match. */
export function kindOf(message: string): string {
  const [first = ''] = message.replace(/^(in the mode "\w+": )?(the engine failed: )?/, '').split('\n');
  const [held] = /^it must hold that [^:]*/.exec(first) ?? [];
  return (held ?? first.replace(/\d+/g, '#')).slice(0, LONGEST);
}
