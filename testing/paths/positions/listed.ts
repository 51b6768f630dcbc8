import type { ScenarioData, StepData } from '../../scenario/format.ts';
import type { Sketch } from './sketch.ts';

/** Every position that a scenario comes through, with any action to be taken there. */
export function listedIn({ setup, cards = [], seed = 1, draws, steps = [] }: ScenarioData): readonly Sketch[] {
  const inputs = steps.filter(isInput);
  return [...inputs, null].map((_, done) => ({
    setup,
    cards,
    seed,
    // Draws that are laid down must be those that are made: so only where no other answer is given.
    ...(draws ? { draws } : {}),
    lead: inputs.slice(0, done),
    doing: ['any'],
  }));
}

const isInput = (step: StepData): boolean => step.expect === undefined && step.reject === undefined;
