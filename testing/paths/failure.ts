import { answer } from '../../search/match.ts';
import type { ScenarioData, StepData } from '../scenario/format.ts';
import { faultIn } from '../scenario/run.ts';
import { sayStep } from '../scenario/say-answer.ts';
import type { RegistryEntry } from '../scenario/setup.ts';
import { kindOf } from '../shrink/fault-kind.ts';
import { shrink } from '../shrink/shrink.ts';
import type { Edge } from './graph/graph.ts';
import { inputOf, type Step } from './graph/step.ts';
import { beginSketch } from './positions/begin.ts';
import type { Sketch } from './positions/sketch.ts';

/** Something that went wrong on a path, with a scenario that shows it. */
export interface Failure {
  readonly card: string;
  readonly message: string;
  /** As small as it could be made; it fails when it is run. */
  readonly scenario: ScenarioData;
  /** Whether the scenario alone shows it: else it is the whole path, and shows where to look. */
  readonly reproduces: boolean;
}

/** What is to be told about a path that went wrong. */
export interface Wrong {
  readonly entry: RegistryEntry;
  readonly card: string;
  readonly sketch: Sketch;
  readonly steps: readonly Step[];
  readonly message: string;
}

/** The failure as a scenario, made as small as it can be without ceasing to fail. */
export function failureOf({ entry, card, sketch, steps, message }: Wrong): Failure {
  const { setup, cards, seed, draws, lead = [] } = sketch;
  const whole: ScenarioData = {
    scenario: `A path of ${card}: ${message}`,
    ruleset: entry.ruleset.name,
    ...(cards.length > 0 ? { cards } : {}),
    seed,
    ...(draws ? { draws } : {}),
    setup,
    steps: [...lead, ...stepsOf({ entry, sketch, steps })],
    end: {},
  };
  const shown = faultIn(whole, entry);
  if (shown === null) return { card, message, scenario: whole, reproduces: false };
  // Of a smaller one it must be the same fault, and not just any.
  const fails = (data: ScenarioData): boolean => kindOf(faultIn(data, entry) ?? '') === kindOf(shown);
  return { card, message, scenario: shrink(whole, fails), reproduces: true };
}

export const stepsTaken = (edges: readonly Edge[]): readonly Step[] => edges.map((edge) => edge.step);

/** Steps in words, as far as they can be taken: everything is called what it is called in a scenario of the position. */
function stepsOf({ entry, sketch, steps }: Pick<Wrong, 'entry' | 'sketch' | 'steps'>): readonly StepData[] {
  const opening = beginSketch(entry, sketch, (book) => book);
  const said: StepData[] = [];
  if (!opening) return said;
  const { names } = opening;
  let { match } = opening;
  for (const step of steps) {
    const input = inputOf(match, step);
    if (!input) break;
    said.push(sayStep(names, match, input));
    const taken = answer(match, input);
    if (!taken.ok) break;
    names.learn(taken.match, taken.messages);
    match = taken.match;
  }
  return said;
}
