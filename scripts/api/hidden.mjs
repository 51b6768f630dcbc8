// What of a class users do not see: private members, what is marked `@internal`, and how the engine itself makes one.

export const hiddenMembers = ({ declaration, text, comments }) =>
  (declaration.body?.body ?? []).filter(
    ({ accessibility, key, kind, start }) =>
      accessibility === 'private' ||
      key?.type === 'PrivateIdentifier' ||
      kind === 'constructor' ||
      saidBefore(text, comments, start)?.value.includes('@internal'),
  );

/** The comment right before a place. */
export function saidBefore(text, comments, start) {
  const said = comments.findLast(({ end }) => end <= start);
  return said && text.slice(said.end, start).trim() === '' ? said : undefined;
}
