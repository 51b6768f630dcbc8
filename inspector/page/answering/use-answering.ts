import { useStore } from 'zustand';
import { useSession } from '../context.tsx';
import { type Answering, type AnsweringState, answeringOf } from './answering.ts';

export const useAnswering = (): Answering => answeringOf(useSession());

/** Something of what is being answered; drawn anew when it becomes another. */
export const useAnswers = <T>(select: (state: AnsweringState) => T): T => useStore(useAnswering().store, select);
