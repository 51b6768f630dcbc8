import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Answer, Rejected } from '../../../index.ts';
import type { AskedRecord, Taken } from '../../protocol/messages.ts';
import type { Session } from '../session/session.ts';
import { type Draft, puttingOf } from './shapes.ts';

/** A question as it stood at one step: what is picked for it and what is answered belong to that moment. */
export interface Moment {
  readonly step: number;
  readonly asked: AskedRecord;
}

export interface AnsweringState {
  /** What has been picked so far, by question. */
  readonly drafts: Readonly<Record<string, Draft>>;
  /** The question whose answer is on its way. */
  readonly sending: string | null;
  /** The latest answer was not taken, and why; told until something else is done. */
  readonly refused: { readonly question: string; readonly why: Rejected } | null;
}

/** Names a question of one step. */
export const questionKey = ({ step, asked: { choice, player } }: Moment): string => `${step}-${choice.id}-${player}`;

/** Answers that are being put together in a page, in whichever panel. */
export class Answering {
  readonly store: StoreApi<AnsweringState> = createStore<AnsweringState>(() => ({
    drafts: {},
    sending: null,
    refused: null,
  }));
  private readonly session: Pick<Session, 'store' | 'ask'>;

  constructor(session: Pick<Session, 'store' | 'ask'>) {
    this.session = session;
    let step = session.store.getState().scene?.step ?? null;
    session.store.subscribe(({ scene }) => {
      if (scene && scene.step !== step) this.forget();
      step = scene?.step ?? step;
    });
  }

  put(moment: Moment, draft: Draft): void {
    const question = questionKey(moment);
    this.store.setState(({ drafts }) => ({ drafts: { ...drafts, [question]: draft }, refused: null }));
  }

  /** Answers a question as it stood. */
  answer(moment: Moment, value: Answer): Promise<void> {
    return this.send(moment, ({ step, asked: { player, choice } }) =>
      this.session.ask('answer', { step, player, choice: choice.id, value }),
    );
  }

  /** Answers with a draft, if it says anything. */
  async answerDraft(moment: Moment, draft: Draft): Promise<void> {
    const value = puttingOf(moment.asked.choice.request).answer(draft);
    if (value !== null) await this.answer(moment, value);
  }

  /** Takes back the play that the question is part of. */
  cancel(moment: Moment): Promise<void> {
    return this.send(moment, ({ step, asked: { player, choice } }) =>
      this.session.ask('cancel', { step, player, choice: choice.id }),
    );
  }

  private async send(moment: Moment, ask: (moment: Moment) => Promise<Taken>): Promise<void> {
    if (this.store.getState().sending !== null) return;
    const question = questionKey(moment);
    this.store.setState({ sending: question, refused: null });
    const taken = await ask(moment).catch(failed);
    this.store.setState({ sending: null, refused: taken.ok ? null : { question, why: taken } });
  }

  /** Another step is looked at: what was picked was not for it. That an answer came too late still has to be told. */
  private forget(): void {
    this.store.setState(({ refused }) => ({ drafts: {}, refused: refused?.why.code === 'stale' ? refused : null }));
  }
}

/** The match could not be asked at all. */
const failed = (error: Error): Rejected => ({ ok: false, code: 'not-asked', message: error.message, hint: '' });

const known = new WeakMap<Session, Answering>();

/** The answers that are being put together in a session: one for all panels. */
export function answeringOf(session: Session): Answering {
  const answering = known.get(session) ?? new Answering(session);
  known.set(session, answering);
  return answering;
}
