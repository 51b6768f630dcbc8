import { answer, type Match } from '../../search/match.ts';
import type { ScenarioData, StepData } from '../scenario/format.ts';
import { Names } from '../scenario/names.ts';
import { faultIn } from '../scenario/run.ts';
import { sayStep } from '../scenario/say-answer.ts';
import type { RegistryEntry } from '../scenario/setup.ts';
import { shrink } from '../shrink/shrink.ts';
import type { Edge } from './graph/graph.ts';
import { inputOf, type Step } from './graph/step.ts';
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
  readonly begun: Match;
  readonly steps: readonly Step[];
  readonly message: string;
}

/** The failure as a scenario, made as small as it can be without ceasing to fail. */
export function failureOf({ entry, card, sketch, begun, steps, message }: Wrong): Failure {
  const { setup, cards, seed, draws, lead = [] } = sketch;
  const whole: ScenarioData = {
    scenario: `A path of ${card}: ${message}`,
    ruleset: entry.ruleset.name,
    ...(cards.length > 0 ? { cards } : {}),
    seed,
    ...(draws ? { draws } : {}),
    setup,
    steps: [...lead, ...stepsOf(begun, steps)],
    end: {},
  };
  const fails = (data: ScenarioData): boolean => faultIn(data, entry) !== null;
  const reproduces = fails(whole);
  return { card, message, scenario: reproduces ? shrink(whole, fails) : whole, reproduces };
}

export const stepsTaken = (edges: readonly Edge[]): readonly Step[] => edges.map((edge) => edge.step);

/** Steps in words, as far as they can be taken. */
function stepsOf(begun: Match, steps: readonly Step[]): readonly StepData[] {
  const names = new Names(begun);
  const said: StepData[] = [];
  let match = begun;
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
