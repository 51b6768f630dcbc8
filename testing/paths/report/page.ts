import { scenarioText } from '../../shrink/scenario-text.ts';
import type { CardPaths, Explored } from '../explore-card.ts';
import { element, text } from './html.ts';
import { pictureOf } from './picture.ts';
import { type CardReport, reportOf, totalsOf } from './report.ts';
import { setupText } from './setup-text.ts';

const STYLE = `
:root { color-scheme: light dark; --line: #8887; --ask: #2b6cb0; --end: #718096; --begin: #2f855a; --bad: #c53030; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
section { margin: 2.5rem 0; } figure { margin: 1rem 0; overflow-x: auto; }
figcaption, .quiet { color: #777; } .bad { color: var(--bad); } pre { overflow-x: auto; }
.edge { fill: none; stroke: var(--line); stroke-width: 1.5; } .edge:hover { stroke: var(--ask); stroke-width: 3; }
.back { stroke-dasharray: 3 3; }
.node text { font-size: 11px; fill: currentColor; paint-order: stroke; stroke: Canvas; stroke-width: 3px; }
.node .way { font-size: 10px; fill: #777; }
.ask circle { fill: var(--ask); } .end circle { fill: var(--end); } .begin circle { fill: var(--begin); }
`;

/** Everything that was explored as one page that needs nothing else: a table, and a picture of each choice graph. */
export function pathsPage(game: string, cards: readonly CardPaths[]): string {
  const reports = cards.map(reportOf);
  const title = `Choice paths of ${game}`;
  return [
    '<!doctype html>',
    element(
      'html',
      { lang: 'en' },
      element(
        'head',
        {},
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        element('title', {}, text(title)),
        element('style', {}, STYLE),
      ),
      element('body', {}, element('h1', {}, text(title)), tableOf(reports), ...cards.map(sectionOf)),
    ),
    '',
  ].join('\n');
}

const COLUMNS = ['abilities', 'positions', 'paths', 'nodes', 'edges', 'longest', 'branches'] as const;

function tableOf(reports: readonly CardReport[]): string {
  const totals = totalsOf(reports);
  const cells = (list: readonly (string | number)[]): string =>
    list.map((cell) => element('td', {}, typeof cell === 'number' ? String(cell) : cell)).join('');
  const row = (report: CardReport): string => {
    const name = element('a', { href: `#${report.card}` }, text(report.card));
    const counts = COLUMNS.map((column) => report[column]);
    return element('tr', {}, cells([name, ...counts, marked(report.uncovered.length), marked(report.failures.length)]));
  };
  const sums = COLUMNS.map((column) => (column === 'longest' ? '' : totals[column]));
  return element(
    'table',
    {},
    element(
      'thead',
      {},
      element('tr', {}, ...['card', ...COLUMNS, 'uncovered', 'failures'].map((name) => element('th', {}, name))),
    ),
    element(
      'tbody',
      {},
      ...reports.map(row),
      element('tr', {}, cells(['all', ...sums, marked(totals.uncovered), marked(totals.failures)])),
    ),
  );
}

const marked = (n: number): string => (n > 0 ? element('span', { class: 'bad' }, String(n)) : '0');

function sectionOf({ card, positions, uncovered, failures }: CardPaths): string {
  const lines = uncovered.map((branch) => element('li', { class: 'bad' }, text(`never taken: ${branch}`)));
  const wrong = failures.flatMap(({ message, scenario }) => [
    element('p', { class: 'bad' }, text(message)),
    element('pre', {}, text(scenarioText(scenario))),
  ]);
  return element(
    'section',
    { id: card },
    element('h2', {}, text(card)),
    ...(lines.length > 0 ? [element('ul', {}, ...lines)] : []),
    ...wrong,
    ...positions.map(figureOf),
  );
}

function figureOf({ sketch, graph, paths }: Explored, at: number): string {
  const { nodes, edges, cut } = graph;
  const counts =
    edges.length === 0
      ? `Position ${at + 1}: nothing is asked`
      : `Position ${at + 1}: ${plural(nodes.length, 'state')}, ${plural(edges.length, 'answer')}, ${plural(paths, 'path')}`;
  const caption = element('figcaption', {}, text(cut > 0 ? `${counts}; ${cut} states were not looked into` : counts));
  const details = element(
    'details',
    {},
    element('summary', { class: 'quiet' }, 'the position'),
    element('pre', {}, text(setupText(sketch))),
  );
  return element('figure', {}, caption, edges.length > 0 ? pictureOf(graph) : '', details);
}

const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
