import { createContext, useContext } from 'react';
import type { SeenRef } from '../../../index.ts';
import { placeOf } from '../answering/offers.ts';
import { type ChoiceTexts, choiceTexts } from '../texts/choice.ts';

/** What the parts of a question share besides the question itself. */
export interface Surroundings {
  readonly t: ChoiceTexts;
  /** Names by seats. */
  readonly players: readonly string[];
  /** Where something is, in a few words; nothing where that is not known. */
  readonly describe: (ref: SeenRef) => string;
  /** Handles of the objects that are lit. */
  readonly lit: readonly string[];
  readonly light: (handles: readonly string[]) => void;
}

export const SurroundingsContext = createContext<Surroundings>({
  t: choiceTexts.en,
  players: [],
  describe: () => '',
  lit: [],
  light: () => {},
});

export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);

export const useT = (): ChoiceTexts => useSurroundings().t;

/** Lights an object on the table while something that stands for it is hovered, and the other way round. */
export function useLit(ref: SeenRef | undefined) {
  const { lit, light } = useSurroundings();
  const handle = ref && placeOf(ref);
  return {
    'data-lit': handle != null && lit.includes(handle) ? true : undefined,
    onPointerEnter: () => light(handle == null ? [] : [handle]),
    onPointerLeave: () => light([]),
  };
}
