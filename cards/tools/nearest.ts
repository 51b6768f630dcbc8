/** Words longer than this are not compared. */
const LONGEST = 64;

/** Case and the marks between words are no mistake worth counting: `for-each` is as near to `forEach` as can be. */
const folded = (word: string): string => word.toLowerCase().replace(/[-_ ]/g, '');

/** How many letters may be wrong in a word of this length. */
const allowance = (length: number): number => (length < 4 ? 1 : length < 8 ? 2 : 3);

/**
 * The known word that was probably meant.
 * @returns `undefined` if none is near
 */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const meant = folded(word);
  let best: string | undefined;
  let least = allowance(meant.length) + 1;
  for (const candidate of known) {
    const other = folded(candidate);
    if (Math.abs(other.length - meant.length) >= least) continue;
    const d = distance(meant, other);
    // A word of which not one letter is right was not meant.
    if (d < least && d < Math.max(meant.length, other.length)) {
      best = candidate;
      least = d;
    }
  }
  return best;
}

/** Letters to put in, leave out or change, or neighbours to swap, between two words. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let d = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, (before[j - 2] ?? 0) + 1);
      row.push(d);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
