/** Positions of the options that have all the words of a search in them; those that begin with it come first. */
export function found(options: readonly string[], search: string): readonly number[] {
  const wanted = search.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const hits = options.flatMap((option, at) => {
    const text = option.toLowerCase();
    return words.every((word) => text.includes(word)) ? [{ at, first: text.startsWith(wanted) }] : [];
  });
  return [...hits.filter(({ first }) => first), ...hits.filter(({ first }) => !first)].map(({ at }) => at);
}
