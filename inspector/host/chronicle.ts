import type { Input, LiveMatch, Message, News, Position } from '../../index.ts';

/** One settled answer of a match: a place to stand at. */
export interface Step {
  readonly id: number;
  /** The step before it; `null` of the first that is known. */
  readonly parent: Step | null;
  /** What was answered; nothing at the beginning. */
  readonly inputs: readonly Input[];
  readonly position: Position;
  readonly messages: readonly Message[];
}

/** What happens to a chronicle: a step was taken, or the match stands at another one. */
export type Told =
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'stands'; readonly step: Step; readonly from: Step }
  | { readonly type: 'stopped' };

/**
 * All that has happened in a match since it is looked at, as a tree: where answers are taken back and others are given, it
 * branches. Old positions cost what has changed since.
 */
export class Chronicle {
  readonly match: LiveMatch;
  readonly steps: Step[] = [];
  private now: Step;
  private taken: number;
  private since: number;
  private readonly listeners = new Set<(told: Told) => void>();
  private readonly hearing: { unsubscribe(): void };

  constructor(match: LiveMatch) {
    this.match = match;
    this.since = match.revision;
    this.taken = match.inputs.length;
    this.now = this.add(null, { inputs: [], position: match.position, messages: [] });
    this.hearing = match.news$.subscribe({
      next: (news) => this.hear(news),
      complete: () => this.tell({ type: 'stopped' }),
    });
  }

  /** Where the match stands. */
  get current(): Step {
    return this.now;
  }

  step(id: number): Step | null {
    return this.steps[id] ?? null;
  }

  /** @returns what ends it */
  listen(listener: (told: Told) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Looks at the match no further. */
  close(): void {
    this.hearing.unsubscribe();
    this.listeners.clear();
  }

  private hear(news: News): void {
    // How it began may still be on its way when somebody begins to look.
    if (news.revision < this.since) return;
    if (news.revision === this.since) return this.began(news);
    this.since = news.revision;
    if (news.type === 'settled') this.settled(news.position, news.messages);
    else this.rewound(news.position);
  }

  private began(news: News): void {
    if (news.type !== 'settled' || this.steps.length > 1) return;
    const first: Step = { ...this.now, messages: news.messages };
    this.steps[0] = first;
    this.now = first;
    this.tell({ type: 'step', step: first });
  }

  private settled(position: Position, messages: readonly Message[]): void {
    const { inputs } = this.match;
    const given = inputs.slice(this.taken);
    this.taken = inputs.length;
    const from = this.now;
    // The same answer leads to the same step, however often it is given.
    const known = this.steps.find((step) => step.parent?.id === from.id && sameInputs(step.inputs, given));
    if (known) return this.stand(known, from);
    this.now = this.add(from, { inputs: given, position, messages });
    this.tell({ type: 'step', step: this.now });
  }

  private rewound(position: Position): void {
    this.taken = this.match.inputs.length;
    const from = this.now;
    // Further back than anybody has looked.
    this.stand(from.parent ?? this.add(null, { inputs: [], position, messages: [] }), from);
  }

  private stand(step: Step, from: Step): void {
    this.now = step;
    this.tell({ type: 'stands', step, from });
  }

  private add(parent: Step | null, of: Omit<Step, 'id' | 'parent'>): Step {
    const { book, state } = of.position;
    // A copy, and without what was worked out from it, which is kept as long as its state is.
    const step = { ...of, id: this.steps.length, parent, position: { book, state: { ...state } } };
    this.steps.push(step);
    return step;
  }

  private tell(told: Told): void {
    for (const listener of this.listeners) listener(told);
  }
}

/** Whoever has given it: a bot's answer that is given again is the same. */
const sameInputs = (a: readonly Input[], b: readonly Input[]): boolean =>
  JSON.stringify(a.map(anonymous)) === JSON.stringify(b.map(anonymous));

const anonymous = (input: Input): Input => (input.type === 'answer' ? { ...input, by: 'player' } : input);
