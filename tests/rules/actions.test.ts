import { describe, expect, test } from 'vitest';
import { allowed } from '../../effects/rules/actions.ts';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import { playerId } from '../../effects/state/ids.ts';
import { Lab, relic } from '../support/lab.ts';

const from = { select: 'objects', in: ['board'], of: 'you' } as const;

describe('an ability belongs to the action that it names, in the zones where it works', () => {
  const lab = new Lab({
    rules: {
      actions: {
        cheap: { kind: 'activate', from },
        dear: { kind: 'activate', from, costs: [{ cost: 'resource', resource: 'mana', amount: 3 }] },
        pass: { kind: 'pass' },
      },
      phases: [{ step: 'main', window: { who: 'active', actions: ['cheap', 'dear', 'pass'] }, next: [{ to: 'main' }] }],
    },
    cards: [
      relic('gem', {
        abilities: [
          { id: 'shine', action: 'dear', do: [{ op: 'signal', name: 'shone' }] },
          { id: 'glow', action: 'cheap', zones: ['hand'], do: [] },
        ],
      }),
    ],
    players: [{ board: ['gem'] }, {}],
  });
  const deed = (action: string, ability: string) =>
    allowed(lab.match, { action, player: playerId(0), source: lab.ref('gem'), ability });

  test('in what is offered and in what is allowed', () => {
    expect(lab.offered).toEqual(['dear gem', 'pass']);
    expect(deed('dear', 'shine')).toBe(true);
    expect(deed('cheap', 'shine')).toMatchObject({ code: 'forbidden' });
    expect(deed('cheap', 'glow')).toMatchObject({ code: 'forbidden' });
  });

  test('a save that offers it by another action is refused', () => {
    const saved = JSON.stringify(save(lab.match));
    expect(resume(lab.match.book, JSON.parse(saved))).toMatchObject({ ok: true });
    const other = saved.replace('{"name":"dear"', '{"name":"cheap"');
    expect(other).not.toBe(saved);
    expect(resume(lab.match.book, JSON.parse(other))).toMatchObject({ ok: false });
  });
});

test('a limited ability can be used so often on each of its bearers, and not more', () => {
  const well = relic('well', {
    abilities: [{ action: 'use', limit: { per: 'turn', times: 1 }, do: [{ op: 'signal', name: 'drawn' }] }],
  });
  const lab = new Lab({ cards: [well], players: [{ board: ['well', 'well'] }, {}] });
  expect(lab.offered).toEqual(['use well', 'use well', 'pass']);
  lab.act('use well');
  expect(lab.offered).toEqual(['use well', 'pass']);
  lab.act('use well');
  expect(lab.offered).toEqual(['pass']);
  expect(lab.told('signalled')).toEqual(['signal drawn', 'signal drawn']);
});
