import type { ObjectView, PendingView, ZoneView } from '../../effects/rules/views.ts';
import type { CellDecl, ZoneDecl } from '../../effects/ruleset.ts';
import { playerId, zoneKey } from '../../effects/state/ids.ts';
import { refWords } from '../../effects/text/render.ts';
import { nameOf, numbersWords, objectWords } from './object-words.ts';
import { seatNames, type Table } from './table.ts';

const WIDTH = 100;
/** More cards than this are not listed each on a line of its own. */
const LONG = 12;

/** All that a player sees: the others, what is for all, and last what is his. */
export function boardLines(table: Table): readonly string[] {
  const { view, seat } = table;
  const { number, active, step } = view.turn;
  const begun = number > 0 ? `turn ${number} of ${seatNames(table)[active]}: ${step}` : 'before the first turn';
  const others = view.players.map((_, i) => i).filter((i) => i !== seat);
  return [
    `--- ${begun} ${'-'.repeat(Math.max(0, 60 - begun.length))}`,
    ...others.flatMap((i) => playerLines(table, i)),
    ...sharedLines(table),
    ...view.pending.flatMap((effect) => pendingLine(table, effect)),
    ...playerLines(table, seat),
    '-'.repeat(65),
  ];
}

function playerLines(table: Table, player: number): readonly string[] {
  const { view, ruleset, seat } = table;
  const about = view.players[player];
  if (!about) return [];
  const facts = numbersWords(about.facts);
  return [
    `${about.name}${player === seat ? ' (you)' : ''}${facts && `: ${facts}`}${about.out === undefined ? '' : `, out (${about.out})`}`,
    ...joined(
      Object.entries(ruleset.zones).map(([name, decl]) =>
        decl.of === 'player' ? zoneLines(table, name, decl, view.zones[zoneKey(name, playerId(player))]) : [],
      ),
    ),
  ];
}

const sharedLines = (table: Table): readonly string[] =>
  joined(
    Object.entries(table.ruleset.zones).map(([name, decl]) =>
      decl.of === 'match' ? zoneLines(table, name, decl, table.view.zones[zoneKey(name)]) : [],
    ),
  );

/** Zones that take one line each share one, as far as there is room. */
function joined(zones: readonly (readonly string[])[]): readonly string[] {
  const lines: string[] = [];
  let open = false;
  for (const [first, ...more] of zones) {
    if (first === undefined) continue;
    const last = lines.at(-1) ?? '';
    if (open && more.length === 0 && last.length + first.length < WIDTH)
      lines[lines.length - 1] = `${last} · ${first.trim()}`;
    else lines.push(first, ...more);
    open = more.length === 0;
  }
  return lines;
}

/** A zone: its cards where they are seen, else how many there are. */
function zoneLines(table: Table, name: string, decl: ZoneDecl, zone: ZoneView | undefined): readonly string[] {
  if (!zone) return [];
  const head = `  ${name}`;
  if (decl.cells) return [`${head}:`, ...cellLines(table, decl.cells, zone)];
  if (zone.count === 0) return [`${head}: -`];
  const seen = zone.objects.filter((object) => object.name !== undefined || object.faceDown);
  const unseen = zone.count - seen.length;
  // Only what is in play, or in one's own hand, is worth its numbers.
  if (decl.faces === 'all' && decl.play !== true) return [`${head}: ${seen.length > 0 ? listed(seen) : cards(unseen)}`];
  if (seen.length === 0 || seen.length > LONG)
    return [
      `${head}: ${[...(seen.length > 0 ? [listed(seen)] : []), ...(unseen > 0 ? [cards(unseen)] : [])].join(', ')}`,
    ];
  return [
    `${head}:${unseen > 0 ? ` ${cards(unseen)}, and` : ''}`,
    ...seen.map((object) => `    ${objectWords(table, object)}`),
  ];
}

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

/** `Rat ×3, Bolt`. */
function listed(objects: readonly ObjectView[]): string {
  const counts = new Map<string, number>();
  for (const object of objects) counts.set(nameOf(object), (counts.get(nameOf(object)) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
}

function cellLines(table: Table, cells: readonly CellDecl[], zone: ZoneView): readonly string[] {
  const inCell = (name: string | undefined): string => {
    const objects = zone.objects.filter((object) => object.cell === name);
    return objects.map((object) => objectWords(table, object)).join(', ') || '-';
  };
  const loose = zone.objects.some((object) => object.cell === undefined)
    ? [`    in no cell: ${inCell(undefined)}`]
    : [];
  return [...cells.map(({ name }) => `    ${name}: ${inCell(name)}`), ...loose];
}

function pendingLine(table: Table, { source, controller, targets = [], waits }: PendingView): string {
  const names = seatNames(table);
  const what = source ? refWords(source, names) : 'an effect';
  const to = targets.length > 0 ? ` → ${targets.map((target) => refWords(target, names)).join(', ')}` : '';
  return `  ${waits ? 'waiting' : 'resolving'}: ${what} of ${names[controller] ?? controller}${to}`;
}
