import type { ChartEdge } from '../session/chart.ts';

/** Words for events that XState makes itself. */
export interface EventWords {
  readonly atOnce: string;
  readonly after: (delay: string) => string;
  readonly done: (of: string) => string;
  readonly failed: (of: string) => string;
}

const OWN: readonly { readonly form: RegExp; readonly words: (of: string, words: EventWords) => string }[] = [
  { form: /^xstate\.after\(([^)]*)\)/, words: (delay, { after }) => after(delay) },
  { form: /^xstate\.after\.([^.]*)\./, words: (delay, { after }) => after(delay) },
  { form: /^(?:xstate\.)?done\.(?:invoke|actor)\.(.*)$/, words: (of, { done }) => done(of) },
  { form: /^(?:xstate\.)?done\.state\.(.*)$/, words: (_, { done }) => done('') },
  { form: /^(?:xstate\.)?error\.(?:platform|actor|execution)\.?(.*)$/, words: (of, { failed }) => failed(of) },
];

/** What an event is called. */
function eventWords(eventType: string, words: EventWords): string {
  for (const own of OWN) {
    const found = own.form.exec(eventType);
    if (found) return own.words(found[1] ?? '', words);
  }
  return eventType;
}

/** `ANSWER [let in]`; what is taken at once shows its guard, or says so. */
export function edgeWords({ eventType, guard }: Pick<ChartEdge, 'eventType' | 'guard'>, words: EventWords): string {
  const event = eventWords(eventType, words);
  if (guard === '') return event || words.atOnce;
  return event ? `${event} [${guard}]` : `[${guard}]`;
}

/** Several transitions that do the same, a line for each guard: `ANSWER, LEAVE [let in]`. */
export function linesOf(edges: readonly ChartEdge[], words: EventWords): readonly string[] {
  const events = new Map<string, Set<string>>();
  for (const { guard, eventType } of edges) {
    const known = events.get(guard) ?? new Set();
    events.set(guard, known.add(eventType));
  }
  return [...events].map(([guard, types]) =>
    edgeWords({ guard, eventType: [...types].map((type) => eventWords(type, words)).join(', ') }, words),
  );
}
