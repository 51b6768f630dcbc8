import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHOICES } from '../../effects/choices/registry.gen.ts';
import { cardId, playerId, zoneKey } from '../../effects/state/ids.ts';
import { playerRef } from '../../effects/state/refs.ts';
import {
  type FuzzReport,
  fuzz,
  parseScenarios,
  type RegistryEntry,
  reportScenario,
  runScenario,
} from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { type OpName, planted, type Wrong } from '../support/planted.ts';
import { REGISTRY } from './registry.ts';

describe.each(Object.entries(REGISTRY))('random play of %s', (_, entry) => {
  it('finds nothing wrong, and tries everything', () => {
    const report = fuzz(entry, { seed: 1, matches: 3, answers: 60 });
    expect(report.failures).toEqual([]);
    expect(report).toMatchObject({ ok: true, seed: 1, live: 1 });
    expect(report.answers).toBeGreaterThan(5);
    expect(report.refused).toBeGreaterThan(report.answers);
    expect(report.checked).toBeGreaterThan(3);
    expect(report.resumed).toBeGreaterThan(0);
  });
});

describe('random play', () => {
  const steady = ({ seconds: _, ...report }: FuzzReport): unknown => report;

  it('is the same for the same seed, and another for another one', () => {
    const play = (seed: number) => steady(fuzz(arena, { seed, matches: 2, answers: 30 }));
    expect(play(5)).toEqual(play(5));
    expect(play(6)).not.toEqual(play(5));
  });

  it('goes on no longer than it takes to see everything', () => {
    const poolgame = REGISTRY.poolgame as RegistryEntry;
    const { matches, missing, known } = fuzz(poolgame, { seed: 1, matches: 50 });
    expect(missing).toEqual({ cards: [], ops: [], keywords: [], purposes: [] });
    expect(known.cards).toBe(poolgame.cards.length);
    expect(matches).toBeLessThan(50);
  });

  it('names what has never been seen', () => {
    const { missing } = fuzz(arena, { seed: 1, matches: 0 });
    expect(missing.cards).toContain('bear');
    expect(missing.ops).toContain('damage');
    expect(missing.purposes).toContain('target');
  });

  it('breaks off a match that goes on for too long', () => {
    expect(fuzz(arena, { seed: 1, matches: 2, answers: 5 })).toMatchObject({ unfinished: 2, answers: 10, ok: true });
  });

  it('tells how far it is', () => {
    const told: number[] = [];
    fuzz(arena, { seed: 1, matches: 2, answers: 5, tell: ({ matches }) => told.push(matches) });
    expect(told).toEqual([1, 2]);
  });
});

/** What random play says of a fault, how many steps its scenario has, and what running that reports. */
function found<K extends OpName>(op: K, wrong: Wrong<K>) {
  const { kinds, file } = planted(op, wrong, () => {
    const { failures } = fuzz(arena, { seed: 1, matches: 3, answers: 200 });
    return { kinds: failures.map(({ kind }) => kind), file: failures[0]?.scenario ?? '' };
  });
  const parsed = parseScenarios(file, 'fault.yaml');
  const [scenario] = parsed.ok ? parsed.scenarios : [];
  if (!scenario) throw new Error(`there is a scenario: ${file}`);
  const run = () => reportScenario(runScenario(scenario, { arena }));
  return { kinds, steps: scenario.data.steps?.length, report: planted(op, wrong, run), mended: run(), file };
}

describe('random play finds a planted fault, and shows it by a small scenario:', () => {
  it('an op that fails', () => {
    const { kinds, steps, report, file } = found('heal', () => ({
      propose: () => {
        throw new Error('nothing can be healed');
      },
    }));
    expect(kinds).toEqual(['nothing can be healed']);
    expect(report).toContain('the engine failed: nothing can be healed');
    expect(steps).toBeLessThanOrEqual(2);
    // No more than the card with what it costs, its play, and what every file has.
    expect(file.split('\n').length).toBeLessThan(12);
  });

  it('an op that fails late in a match, and only after much has happened', () => {
    const { kinds, steps, report } = found('heal', ({ propose }) => ({
      propose: (env, ...given) => {
        const { turn, history } = env.state;
        if (turn.number > 6 && history.lastTurn.length > 6) throw new Error('it is too late to heal');
        return propose(env, ...given);
      },
    }));
    expect(kinds).toEqual(['it is too late to heal']);
    expect(steps).toBeLessThanOrEqual(6);
    expect(report).toContain('the engine failed: it is too late to heal');
  });

  it('an op that makes cards', () => {
    const { kinds, steps, report, mended } = found('heal', ({ propose }) => ({
      propose: (...given) => {
        const outcome = propose(...given);
        const hand = zoneKey('hand', playerId(0));
        const made = { type: 'created', card: cardId('bear'), owner: playerId(0), to: hand } as const;
        return { ...outcome, facts: [...outcome.facts, made] };
      },
    }));
    expect(kinds).toEqual(['it must hold that no card is lost, and none comes from nowhere']);
    expect(steps).toBeLessThanOrEqual(2);
    expect(report).toContain('in the mode "checked": the engine failed: it must hold that no card is lost');
    expect(mended).toMatch(/^ok/);
  });

  it('an op that does not do the same each time', () => {
    let times = 0;
    const { kinds, steps, report } = found('heal', ({ propose }) => ({
      propose: (...given) => {
        times += 1;
        const outcome = propose(...given);
        const some = { type: 'counted', bearer: playerRef(playerId(0)), fact: 'health', by: times % 7 } as const;
        return { ...outcome, facts: [...outcome.facts, some] };
      },
    }));
    expect(kinds[0]).toMatch(/another state/);
    expect(steps).toBeLessThanOrEqual(2);
    expect(report).toMatch(/in the mode "(live|undone|resumed)"/);
  });

  it('an op after which a match cannot be saved', () => {
    const { kinds, steps, report } = found('heal', ({ propose }) => ({
      propose: (...given) => {
        const { facts, ...outcome } = propose(...given);
        return { ...outcome, facts: facts.map((fact) => (fact.type === 'healed' ? { ...fact, amount: 0.5 } : fact)) };
      },
    }));
    expect(kinds[0]).toMatch(/the state is sound|saved|resumed/);
    expect(steps).toBeLessThanOrEqual(3);
    expect(report).toMatch(/in the mode "(resumed|checked)"/);
  });
});

describe('random play finds what is not refused as it must be', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const { read } = CHOICES.select;
  const failure = () => fuzz(arena, { seed: 1, matches: 4, answers: 60 }).failures[0];

  it('an answer at which the engine throws', () => {
    vi.spyOn(CHOICES.select, 'read').mockImplementation((request, answer) => {
      if (answer instanceof Map) throw new Error('this is a map');
      return read(request, answer);
    });
    expect(failure()).toMatchObject({
      kind: expect.stringMatching(/^it throws what must be refused: this is a map/),
      scenario: null,
    });
  });

  it('an answer that is refused without a reason', () => {
    vi.spyOn(CHOICES.select, 'words').mockReturnValue('');
    expect(failure()?.kind).toMatch(/^it is refused without a reason/);
  });

  it('an answer that changes what all objects have', () => {
    vi.spyOn(CHOICES.select, 'read').mockImplementation((request, answer) => {
      if (typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Object.hasOwn(answer, '__proto__'))
        Object.defineProperty(Object.prototype, 'polluted', { value: true, configurable: true });
      return read(request, answer);
    });
    const found = failure();
    Reflect.deleteProperty(Object.prototype, 'polluted');
    expect(found?.kind).toBe('an answer has changed what all objects have');
  });
});
