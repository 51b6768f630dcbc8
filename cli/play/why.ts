import { refWords } from '../../effects/text/render.ts';
import type { LiveMatch } from '../../machines/match.ts';
import { find } from '../terminal/find.ts';
import type { Option } from '../terminal/options.ts';
import { reasonWords } from '../terminal/reason-words.ts';
import { seatNames, type Table } from '../terminal/table.ts';

/** Why a player cannot do something now: `play giant`; all that he cannot do where nothing is typed. */
export function whyLines(match: LiveMatch, table: Table, offered: readonly Option[], typed: string): readonly string[] {
  const names = seatNames(table);
  const asked = typed
    .trim()
    .replace(/^not\s+/i, '')
    .toLowerCase();
  const refusals = match.whyNot(names[table.seat] ?? '').map(({ action, object, ability, reason }) => {
    const what = object ? `${action} ${refWords(object, names)}` : action;
    return { what, line: `${what}${ability === undefined ? '' : ` (${ability})`}: ${reasonWords(reason)}` };
  });
  const meant = refusals.filter(
    ({ what }) => what.toLowerCase().startsWith(asked) || what.toLowerCase().includes(` ${asked}`),
  );
  const lines = [...new Set(meant.map(({ line }) => `  ${line}`))];
  if (asked === '') return lines.length > 0 ? lines : ['Nothing is refused to you here.'];
  if (lines.length > 0) return lines;
  const found = find(offered, asked);
  if ('at' in found) return [`You may: ${offered[found.at]?.label} is number ${found.at + 1}.`];
  return [`Nothing here is called "${typed.trim()}". \`why\` alone tells all that you cannot do now.`];
}
