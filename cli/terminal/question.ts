import type { ChoiceView, SeenRequest } from '../../effects/rules/views.ts';
import { refWords } from '../../effects/text/render.ts';
import { type Option, targetsOf } from './options.ts';
import { seatNames, type Table } from './table.ts';

/** What a player is asked, for the screen. */
export interface Question {
  readonly choice: ChoiceView;
  readonly request: SeenRequest;
  readonly options: readonly Option[];
  /** What has to be done, in the engine's words. */
  readonly words: string;
}

/** How an answer to each shape of choice is typed, with a name that is offered as the example. */
const HOW: Readonly<Record<SeenRequest['shape'], (name: string) => string>> = {
  act: (name) => `the number or the name of one: \`1\`, or \`${name}\``,
  select: (name) => `numbers or names with commas between: \`1, 3\`, or \`${name}\`; \`none\` for nothing`,
  arrange: () =>
    '`pile: items; pile: items`: `top: 2, 1; bottom: 3`; what is left out comes last in the first pile, or in one that is named alone: `top: 2; bottom`; of a single pile `2, 1` will do',
  distribute: (name) => `\`name = amount\` with commas between: \`1 = 2, ${name} = 1\`; who is left out gets none`,
  number: () => 'the number: `3`',
  assign: (name) =>
    `\`item > target\` with commas between: \`1 > 2, ${name} > 1\`; what is left out goes nowhere; \`none\` for nothing`,
  pay: (name) =>
    `\`part: source = amount, source = amount; part: …\`; of a single part the name may be left out: \`${name} = 1\``,
};

/** How what is asked is answered. */
export const howWords = ({ request, options }: Question): string => HOW[request.shape](options[0]?.label ?? 'name');

/** The question with all that is offered, one line each. */
export function questionLines(table: Table, { choice, request, options, words }: Question): readonly string[] {
  const names = seatNames(table);
  const asks = choice.source === undefined ? '' : `${refWords(choice.source, names)}: `;
  const earlier = (choice.answers ?? []).map(
    ({ player, chosen }) =>
      `  ${names[player]} has chosen ${chosen.map((ref) => refWords(ref, names)).join(', ') || 'nothing'}.`,
  );
  return [
    `${asks}${request.shape === 'act' ? '' : `${choice.purpose}. `}${words}`,
    ...earlier,
    ...optionLines(options, limitsOf(request)),
    ...furtherLines(table, request),
    ...(choice.cancel ? ['  (`cancel` takes the play back)'] : []),
  ];
}

function optionLines(options: readonly Option[], limits: readonly string[] = []): readonly string[] {
  const width = `${options.length}`.length;
  return options.map(({ label, details }, i) => {
    const more = [details, limits[i] ?? ''].filter(Boolean).join('; ');
    return `  ${`${i + 1}`.padStart(width)}  ${label}${more && `  (${more})`}`;
  });
}

/** What is to be known of each thing that is offered besides what it is. */
function limitsOf(request: SeenRequest): readonly string[] {
  switch (request.shape) {
    case 'select':
      return request.candidates.map((_, i) => (request.weights ? `counts ${request.weights[i]}` : ''));
    case 'distribute':
      return request.recipients.map((_, i) => (request.each?.max ? `at most ${request.each.max[i]}` : ''));
    case 'assign':
      return request.items.map((_, i) => {
        const allowed = request.allowed?.[i];
        return allowed && allowed.length < request.targets.length ? `to ${allowed.map((at) => at + 1).join(', ')}` : '';
      });
    case 'pay':
      return request.sources.map(({ max }) => `at most ${max}`);
    default:
      return [];
  }
}

/** What stands beside the list: piles, targets, parts. */
function furtherLines(table: Table, request: SeenRequest): readonly string[] {
  switch (request.shape) {
    case 'arrange':
      return [`  piles: ${request.piles.map(({ name }) => name).join(', ')}`];
    case 'assign':
      return ['  to:', ...optionLines(targetsOf(table, request.targets), targetLimits(request))];
    case 'pay':
      return request.parts.map(
        ({ name, amount, from }) => `  ${name}: ${amount}, from ${from.map((at) => at + 1).join(', ')}`,
      );
    default:
      return [];
  }
}

const targetLimits = ({ targets, capacity, need }: SeenRequest & { shape: 'assign' }): readonly string[] =>
  targets.map((_, i) =>
    [
      ...(capacity ? [`holds ${capacity[i]}`] : []),
      ...(need && (need[i] ?? 0) > 1 ? [`at least ${need[i]}, or none`] : []),
    ].join(', '),
  );
