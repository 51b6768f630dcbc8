import type { Input, LiveMatch, Message, News, Position } from '../../index.ts';

/** One settled answer of a match: a place to stand at. */
export interface Step {
  readonly id: number;
  /** The step before it; `null` of the first that is known. */
  readonly parent: Step | null;
  /** What was answered; nothing at the beginning. */
  readonly inputs: readonly Input[];
  /** A copy each time: what is worked out from it lasts no longer than whoever looks. */
  readonly position: Position;
  readonly messages: readonly Message[];
}

/** What happens to a chronicle: a step was taken, or the match stands at another one. */
export type Told =
  | { readonly type: 'step'; readonly step: Step }
  | {
      readonly type: 'stands';
      readonly step: Step;
      readonly from: Step;
      /** The same was answered once more; else it was brought there. */
      readonly again: boolean;
    }
  | { readonly type: 'stopped' };

/**
 * All that has happened in a match since it is looked at, as a tree: where answers are taken back and others are given, it
 * branches. Old positions cost what has changed since.
 */
export class Chronicle {
  readonly match: LiveMatch;
  readonly steps: Step[] = [];
  /** What was answered before anybody looked. */
  readonly earlier: readonly Input[];
  /** The match goes on no more. */
  isStopped = false;
  private now: Step;
  private since: number;
  /** Steps by the number of the step before them. */
  private readonly after = new Map<number, Step[]>();
  private readonly listeners = new Set<(told: Told) => void>();
  private readonly hearing: { unsubscribe(): void };
  /** What is told later, while something is done at once. */
  private held: Told[] | null = null;

  /** @param messages what has led to where it stands, where that is told already */
  constructor(match: LiveMatch, messages: readonly Message[] = []) {
    this.match = match;
    this.since = match.revision;
    this.earlier = match.inputs;
    this.now = this.add(null, { inputs: [], position: match.position, messages });
    this.hearing = match.news$.subscribe({
      next: (news) => this.hear(news),
      complete: () => {
        this.isStopped = true;
        this.tell({ type: 'stopped' });
      },
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

  /** Does something of several answers. Of the places in between nobody is told, only of the one where it ends. */
  atOnce<T>(work: () => T): T {
    const from = this.now;
    this.held = [];
    try {
      return work();
    } finally {
      const { held } = this;
      this.held = null;
      for (const told of held) if (told.type !== 'stands') this.tell(told);
      if (this.now !== from) this.tell({ type: 'stands', step: this.now, from, again: false });
    }
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
    if (news.type === 'settled') this.settled(news);
    else this.rewound(news.position);
  }

  private began(news: News): void {
    if (news.type !== 'settled' || this.steps.length > 1) return;
    const { position, messages } = news;
    this.steps.length = 0;
    this.now = this.add(null, { inputs: [], position, messages });
    this.tell({ type: 'step', step: this.now });
  }

  private settled({ inputs, position, messages }: Extract<News, { readonly type: 'settled' }>): void {
    const from = this.now;
    // The same answer leads to the same step, however often it is given.
    const known = this.after.get(from.id)?.find((step) => sameInputs(step.inputs, inputs));
    if (known) return this.stand(known, true);
    this.now = this.add(from, { inputs, position, messages });
    this.tell({ type: 'step', step: this.now });
  }

  private rewound(position: Position): void {
    // Further back than anybody has looked.
    this.stand(this.now.parent ?? this.add(null, { inputs: [], position, messages: [] }), false);
  }

  private stand(step: Step, again: boolean): void {
    const from = this.now;
    this.now = step;
    this.tell({ type: 'stands', step, from, again });
  }

  private add(parent: Step | null, { inputs, position, messages }: Omit<Step, 'id' | 'parent'>): Step {
    const { book } = position;
    // What was worked out from a state is kept as long as the state is: so this one is shown to nobody.
    const state = { ...position.state };
    const step: Step = {
      id: this.steps.length,
      parent,
      inputs,
      messages,
      get position() {
        return { book, state: { ...state } };
      },
    };
    this.steps.push(step);
    if (parent) this.after.set(parent.id, [...(this.after.get(parent.id) ?? []), step]);
    return step;
  }

  private tell(told: Told): void {
    if (this.held) this.held.push(told);
    else for (const listener of this.listeners) listener(told);
  }
}

/** Whoever has given it: a bot's answer that is given again is the same. */
const sameInputs = (a: readonly Input[], b: readonly Input[]): boolean =>
  JSON.stringify(a.map(anonymous)) === JSON.stringify(b.map(anonymous));

const anonymous = (input: Input): Input => (input.type === 'answer' ? { ...input, by: 'player' } : input);
