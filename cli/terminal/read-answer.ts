import type { Answer } from '../../effects/choices/choice.ts';
import type { SeenRequest } from '../../effects/rules/views.ts';
import { type Found, find } from './find.ts';
import { namedOptions, type Option, targetsOf } from './options.ts';
import type { Table } from './table.ts';

/** What was typed, as an answer, or why it means none. */
export type Read = { readonly value: Answer } | { readonly problem: string };
type Places = { readonly value: readonly number[] } | { readonly problem: string };

/** Whether none of what is offered is meant; something may be called so itself. */
const isNone = (options: readonly Option[], text: string): boolean =>
  /^(none|nothing|-)$/i.test(text) && !options.some(({ label }) => label.toLowerCase() === text.toLowerCase());

/** Reads what a player has typed as an answer to what he is asked. Whether it is legal the match says. */
export function readAnswer(table: Table, request: SeenRequest, options: readonly Option[], line: string): Read {
  const text = line.trim();
  switch (request.shape) {
    case 'act':
      return asValue(find(options, text));
    case 'select':
      return several(options, text);
    case 'number':
      return /^[+-]?\d{1,15}$/.test(text) ? { value: Number(text) } : { problem: `"${text}" is no whole number` };
    case 'arrange':
      return arranged(request, options, text);
    case 'distribute':
      return amounts(options, text);
    case 'assign':
      return assigned(targetsOf(table, request.targets), options, text);
    case 'pay':
      return payment(request, options, text);
  }
}

const asValue = (found: Found): Read => ('problem' in found ? found : { value: found.at });

const partsOf = (text: string, mark: string): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

/** Names with commas between. One name may hold a comma itself; numbers may have spaces between. */
function several(options: readonly Option[], text: string, used = new Set<number>()): Places {
  if (isNone(options, text)) return { value: [] };
  const areNumbers = /^[\d\s,]+$/.test(text);
  const whole = areNumbers || !text.includes(',') ? null : find(options, text, used);
  const typed = areNumbers
    ? text.split(/[\s,]+/).filter(Boolean)
    : whole && 'at' in whole
      ? [text]
      : partsOf(text, ',');
  const value: number[] = [];
  for (const name of typed) {
    const found = find(options, name, used);
    if ('problem' in found) return found;
    used.add(found.at);
    value.push(found.at);
  }
  return typed.length > 0 ? { value } : { problem: 'say what, or `none`' };
}

/** `pile: items; pile: items`. What is not named comes into the pile that is named alone, else into the first. */
function arranged(request: SeenRequest & { shape: 'arrange' }, options: readonly Option[], text: string): Read {
  const piles = namedOptions(request.piles.map(({ name }) => name));
  const value: number[][] = piles.map(() => []);
  const used = new Set<number>();
  let rest = 0;
  for (const part of partsOf(text, ';')) {
    const [, name = piles.length === 1 ? '1' : part, items = part] = /^([^:]*):(.*)$/.exec(part) ?? [];
    const pile = find(piles, name);
    if ('problem' in pile) return { problem: `${pile.problem}; a pile and its items are \`pile: items\`` };
    if (items === part && piles.length > 1) rest = pile.at;
    else if (items.trim() !== '') {
      const places = several(options, items.trim(), used);
      if ('problem' in places) return places;
      value[pile.at]?.push(...places.value);
    }
  }
  value[rest]?.push(...[...options.keys()].filter((at) => !used.has(at)));
  return { value };
}

/** `name = amount`, with commas between. Who is not named gets none. */
function amounts(options: readonly Option[], text: string): Places {
  const value = options.map(() => 0);
  if (isNone(options, text)) return { value };
  for (const part of partsOf(text, ',')) {
    const [, name = '', amount] = /^(.*?)\s*(?:=|:|\s)\s*(\d{1,15})$/.exec(part) ?? [];
    if (amount === undefined) return { problem: `"${part}" is not \`name = amount\`` };
    const found = find(options, name);
    if ('problem' in found) return found;
    value[found.at] = (value[found.at] ?? 0) + Number(amount);
  }
  return { value };
}

/** `item > target`, with commas between. What is not named goes nowhere. */
function assigned(targets: readonly Option[], options: readonly Option[], text: string): Read {
  const value: (number | null)[] = options.map(() => null);
  const used = new Set<number>();
  if (isNone(options, text)) return { value };
  for (const part of partsOf(text, ',')) {
    const [, name, to] = /^(.*?)\s*(?:->|→|>|=)\s*(.*)$/.exec(part) ?? [];
    if (name === undefined || to === undefined) return { problem: `"${part}" is not \`item > target\`` };
    const item = find(options, name, used);
    if ('problem' in item) return item;
    const target = find(targets, to);
    if ('problem' in target) return target;
    used.add(item.at);
    value[item.at] = target.at;
  }
  return { value };
}

/** `part: source = amount, …; part: …`; of a single part its name can be left out. */
function payment(request: SeenRequest & { shape: 'pay' }, options: readonly Option[], text: string): Read {
  const parts = namedOptions(request.parts.map(({ name }) => name));
  const value: (readonly number[])[] = parts.map(() => options.map(() => 0));
  // Two parts may be called the same.
  const used = new Set<number>();
  for (const piece of partsOf(text, ';')) {
    const [name = '', ...rest] = piece.split(':');
    const part = rest.length === 0 && parts.length === 1 ? { at: 0 } : find(parts, name, used);
    if ('problem' in part) return { problem: `${part.problem} (\`part: source = amount; part: …\`)` };
    const row = amounts(options, rest.length === 0 ? name : rest.join(':'));
    if ('problem' in row) return row;
    used.add(part.at);
    value[part.at] = row.value;
  }
  return { value };
}
