import type { FuzzReport, Kind } from '../../testing/index.ts';
import type { Told } from './written.ts';

const WORDS: Readonly<Record<Kind, string>> = {
  cards: 'cards',
  ops: 'ops on cards',
  keywords: 'keywords',
  purposes: 'kinds of choices',
};

const entries = <V>(table: Readonly<Record<Kind, V>>): readonly [Kind, V][] => Object.entries(table) as [Kind, V][];

/** What random play has come to, for people. */
export function reportLines(report: FuzzReport, failures: readonly Told[]): readonly string[] {
  const { matches, unfinished, live, answers, refused, resumed, undone, checked, seconds, known, missing } = report;
  const seen = entries(known).map(([kind, n]) => `${n - missing[kind].length} of ${n} ${WORDS[kind]}`);
  const never = entries(missing).filter(([, names]) => names.length > 0);
  return [
    `matches: ${matches}, ${unfinished} of them broken off as too long, ${live} on both drivers`,
    `answers: ${answers}, and ${refused} refused; ${resumed} times resumed, ${undone} taken back, ${checked} times looked at whole`,
    `time: ${seconds.toFixed(1)} s, ${Math.round(answers / Math.max(seconds, 0.001))} answers/s`,
    `seen: ${seen.join(', ')}`,
    ...never.map(([kind, names]) => `never seen of the ${WORDS[kind]}: ${names.join(', ')}`),
    ...failures.flatMap(failureLines),
    failures.length === 0 ? 'No failures.' : `Kinds of failures: ${failures.length}.`,
  ];
}

const failureLines = ({ message, match, answers, times, command }: Told): readonly string[] => [
  `NOT ${message}`,
  `    in ${times === 1 ? 'match' : `${times} matches, first in match`} ${match}, after ${answers} answers`,
  `    ${command}`,
];
