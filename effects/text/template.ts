/** A part of a template. */
export type Piece =
  | { readonly type: 'text'; readonly text: string }
  /** A parameter, in the form that `form` names. */
  | { readonly type: 'slot'; readonly name: string; readonly form: string }
  /** `<deals|deal>`: one word or the other, as the slot before it, or the one named, is one or many. */
  | { readonly type: 'agree'; readonly one: string; readonly many: string; readonly with?: string }
  /** The first of some ways that fits; nothing where none does. */
  | { readonly type: 'group'; readonly ways: readonly Way[] };

/** One way of a group: it fits where all its slots are given, and a parameter has a value. */
export interface Way {
  readonly pieces: readonly Piece[];
  readonly given?: { readonly name: string; readonly value: unknown };
}

const VALUES: Readonly<Record<string, unknown>> = { true: true, false: false, empty: [] };

/**
 * Reads a template. It is text with
 * - `{slot}` or `{slot:form}`: a parameter;
 * - `[a/b]`: the first of these ways whose slots are all given, or else nothing;
 * - `[a|name=value]`: a way that stands for a parameter's value, and takes no slot for it;
 * - `<one|many>` and `<one|many:slot>`: agreement in number with a slot.
 * @throws if a bracket is left open
 */
export function parseTemplate(template: string): readonly Piece[] {
  const [pieces, end] = piecesFrom(template, 0, '');
  if (end < template.length) throw new Error(`Template “${template}”: “${template[end]}” at ${end} opens nothing.`);
  return pieces;
}

function piecesFrom(template: string, start: number, ends: string): [Piece[], number] {
  const pieces: Piece[] = [];
  let at = start;
  while (at < template.length && !ends.includes(template[at] as string)) {
    const [piece, next] = pieceFrom(template, at, ends);
    pieces.push(piece);
    at = next;
  }
  return [pieces, at];
}

function pieceFrom(template: string, at: number, ends: string): [Piece, number] {
  switch (template[at]) {
    case '{': {
      const [inside, next] = upTo(template, at + 1, '}');
      const [name = '', form = ''] = inside.split(/:(.*)/s);
      return [{ type: 'slot', name, form }, next];
    }
    case '<': {
      const [inside, next] = upTo(template, at + 1, '>');
      const [one = '', rest = ''] = inside.split('|');
      const [many = '', slot] = rest.split(':');
      return [{ type: 'agree', one, many, ...(slot === undefined ? {} : { with: slot }) }, next];
    }
    case '[':
      return groupFrom(template, at + 1);
    default: {
      let end = at + 1;
      while (
        end < template.length &&
        !'{[<'.includes(template[end] as string) &&
        !ends.includes(template[end] as string)
      )
        end++;
      return [{ type: 'text', text: template.slice(at, end) }, end];
    }
  }
}

function groupFrom(template: string, start: number): [Piece, number] {
  const ways: Way[] = [];
  let at = start;
  for (;;) {
    const [pieces, end] = piecesFrom(template, at, '|/]');
    at = end;
    if (template[at] === '|') {
      let next = at + 1;
      while (next < template.length && !'/]'.includes(template[next] as string)) next++;
      const [name = '', word = ''] = template.slice(at + 1, next).split(/=(.*)/s);
      ways.push({ pieces, given: { name, value: Object.hasOwn(VALUES, word) ? VALUES[word] : word } });
      at = next;
    } else ways.push({ pieces });
    if (template[at] === ']') return [{ type: 'group', ways }, at + 1];
    if (template[at] !== '/') throw new Error(`Template “${template}”: a “[” is not closed.`);
    at++;
  }
}

function upTo(template: string, from: number, close: string): [string, number] {
  const end = template.indexOf(close, from);
  if (end < 0) throw new Error(`Template “${template}”: a “${close}” is missing.`);
  return [template.slice(from, end), end + 1];
}

/** Whether a group's way is always taken where it is reached, so that the group is never left out. */
export const isPlainWay = ({ pieces, given }: Way): boolean =>
  given === undefined && !pieces.some((piece) => piece.type === 'slot');
