import type { Message } from '../../effects/state/tx.ts';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { liveFrom } from '../../machines/begin.ts';
import type { News } from '../../machines/bus.ts';
import { type Mode, parseScenarios, type Registry, runScenario, type Scenario } from '../../testing/index.ts';
import { problemWords, scenarioProblems } from '../../testing/scenario/check.ts';
import { give } from '../../testing/scenario/live-modes.ts';
import { problemsError, UserError } from '../errors.ts';
import { gameFolderOf } from '../game/ruleset-file.ts';
import { nearHint } from '../near.ts';
import { Registries } from '../scenario/registry.ts';
import { type Opened, stepIn } from './opened.ts';
import { type Shown, showMatch } from './shown.ts';

/** A scenario, played on actors. One that fails is shown up to there. */
export async function openScenario(text: string, opened: Opened): Promise<Shown> {
  const { file, ruleset, set = [], step, onFault } = opened;
  const parsed = parseScenarios(text, file);
  if (!parsed.ok) throw problemsError(parsed.problems, file);
  const scenario = chosen(parsed.scenarios, opened);
  const registry = await registryFor(opened, ruleset === undefined ? [] : [ruleset], set);
  checkSound(scenario, registry);
  const looked = new Looked(onFault);
  const { failures } = runScenario(scenario, registry, { live: looked.mode });
  const [failure] = failures;
  const { chronicle } = looked;
  if (!chronicle) throw new UserError(`${placeOf(file, failure)} ${failure?.message ?? 'It cannot begin.'}`);
  const { steps = [], seed = 1, setup, cards, draws } = scenario.data;
  const last = Math.min(failure?.step ?? steps.length, steps.length);
  const asked = stepIn(file, step, last);
  const notes = failure
    ? [
        `${placeOf(file, failure)} ${whereWords(failure.step, steps.length)}, and is shown up to there: ${failure.message}`,
      ]
    : [];
  const began = {
    ruleset: scenario.data.ruleset,
    setup,
    seed,
    ...(cards ? { cards } : {}),
    ...(draws ? { draws } : {}),
  };
  // Only what somebody does is a step of the match.
  const done = steps.slice(0, asked).filter((one) => !('expect' in one || 'reject' in one)).length;
  return showMatch(chronicle, {
    game: { name: ruleset ?? gameFolderOf(file) ?? scenario.data.ruleset, sets: set },
    began,
    step: asked === undefined ? undefined : Math.min(done, chronicle.steps.length - 1),
    notes,
  });
}

const placeOf = (file: string, at: { readonly line: number; readonly column?: number } | undefined): string =>
  [file, at?.line, at?.column].filter((part) => part !== undefined).join(':');

const whereWords = (step: number, steps: number): string =>
  step > steps
    ? 'The scenario ends otherwise'
    : step === 0
      ? 'The scenario fails as it begins'
      : `The scenario fails at step ${step}`;

function chosen(scenarios: readonly Scenario[], { file, scenario: wanted }: Opened): Scenario {
  const names = scenarios.map(({ data }) => data.scenario);
  const [only, more] = scenarios;
  const found =
    wanted === undefined ? (more ? undefined : only) : scenarios.find(({ data }) => data.scenario === wanted);
  if (found) return found;
  const listed = names.map((name) => `"${name}"`).join(', ');
  if (wanted === undefined)
    throw new UserError(`${file} has ${names.length} scenarios, say which with --scenario: ${listed}`);
  throw new UserError(`${file} has no scenario "${wanted}"; there is: ${listed}${nearHint(wanted, names)}`);
}

async function registryFor({ file }: Opened, rulesets: readonly string[], sets: readonly string[]): Promise<Registry> {
  const registries = await Registries.of(rulesets, sets);
  if (!(registries instanceof Registries)) throw problemsError(registries, [...rulesets, ...sets].join(' '));
  const entered = await registries.of(file);
  if (!entered.ok) throw problemsError(entered.problems, file);
  return entered.registry;
}

function checkSound({ data, file, locate }: Scenario, registry: Registry): void {
  const problems = scenarioProblems(data, registry);
  const [first] = problems;
  if (!first) return;
  const more =
    problems.length > 1 ? ` (and ${problems.length - 1} more: \`cardwright lint ${file}\` tells them all)` : '';
  throw new UserError(`${placeOf(file, locate(first.path, first.at))} ${problemWords(first)}${more}`);
}

/** A way to play a scenario that is looked at from its beginning on, and goes on when it has been played. */
class Looked {
  chronicle: Chronicle | null = null;
  private readonly onFault: (error: unknown) => void;

  constructor(onFault: (error: unknown) => void) {
    this.onFault = onFault;
  }

  readonly mode: Mode = (book, state) => {
    let messages: readonly Message[] = [];
    const hear = (news: News): void => {
      messages = news.type === 'settled' ? news.messages : [];
    };
    const match = liveFrom({ book, state }, hear, { onFault: this.onFault });
    this.chronicle = new Chronicle(match, messages);
    return {
      get match() {
        return match.position;
      },
      get messages() {
        return messages;
      },
      send: (input) => {
        const taken = give(match, input);
        return taken.ok ? null : taken;
      },
      stop: () => {},
    };
  };
}
