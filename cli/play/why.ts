import { reasonWords } from '../../effects/text/reason-words.ts';
import { refWords } from '../../effects/text/render.ts';
import type { LiveMatch } from '../../machines/match.ts';
import { find, matching } from '../terminal/find.ts';
import type { Option } from '../terminal/options.ts';
import { seatNames, type Table } from '../terminal/table.ts';

/** Why a player cannot do something now: `play giant`; all that he cannot do where nothing is typed. */
export function whyLines(match: LiveMatch, table: Table, offered: readonly Option[], typed: string): readonly string[] {
  const asked = typed.trim().replace(/^not\s+/i, '');
  const lines = refusals(match, table, asked).map((line) => `  ${line}`);
  if (asked === '') return lines.length > 0 ? lines : ['Nothing is refused to you here.'];
  if (lines.length > 0) return lines;
  const found = find(offered, asked);
  if ('at' in found) return [`You may: ${offered[found.at]?.label} is number ${found.at + 1}.`];
  return [`Nothing here is called "${typed.trim()}". \`why\` alone tells all that you cannot do now.`];
}

/** Why something that was typed is not among what is offered; nothing where something offered may be meant. */
export const refusedLines = (
  match: LiveMatch,
  table: Table,
  offered: readonly Option[],
  typed: string,
): readonly string[] => (matching(offered, typed).length > 0 ? [] : refusals(match, table, typed));

/** All that is refused to a player by the words that were typed, each with the reason. */
function refusals(match: LiveMatch, table: Table, typed: string): readonly string[] {
  const names = seatNames(table);
  const asked = typed.trim().toLowerCase();
  const lines = match.whyNot(names[table.seat] ?? '').flatMap(({ action, object, ability, reason }) => {
    const what = object ? `${action} ${refWords(object, names)}` : action;
    const isMeant = what.toLowerCase().startsWith(asked) || what.toLowerCase().includes(` ${asked}`);
    return isMeant ? [`${what}${ability === undefined ? '' : ` (${ability})`}: ${reasonWords(reason)}`] : [];
  });
  return [...new Set(lines)];
}
