import { describe, expect, test } from 'vitest';
import { select } from '../../effects/evaluators.ts';
import type { Selector } from '../../effects/language.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

const say = (name: string) => ({ op: 'signal', name }) as const;

describe('frames', () => {
  const watcher = relic('watcher', {
    abilities: [{ on: { on: 'acted', action: 'play', subject: { type: 'spell' } }, do: [say('seen')] }],
  });
  const rules = {
    phases: [
      {
        step: 'main',
        window: { who: 'active', actions: ['play', 'pass'] },
        next: [{ to: 'main', turn: 'next' as const }],
      },
    ],
  };
  const lab = new Lab({
    policy: 'priority',
    rules,
    cards: [watcher, spell('bolt', [say('bolt')]), spell('deny', [say('deny')])],
    players: [{ hand: ['bolt'] }, { hand: ['deny'], board: ['watcher'] }],
  });
  lab.act('play bolt').act('pass').act('play deny');
  const found = (selector: Selector) =>
    select(lab.env(0), selector).map((ref) => {
      const frame = ref.kind === 'frame' ? lab.state.frames.find((f) => f.id === ref.frame) : undefined;
      return `${frame?.kind} of ${frame?.source ? lab.name(frame.source) : '?'}`;
    });

  test('all that wait, the topmost first', () => {
    expect(found({ select: 'frames' })).toEqual([
      'trigger of watcher',
      'play of deny',
      'trigger of watcher',
      'play of bolt',
    ]);
  });

  test('of one kind, of one player, from what they are like', () => {
    expect(found({ select: 'frames', kind: 'play' })).toEqual(['play of deny', 'play of bolt']);
    expect(found({ select: 'frames', of: 'you' })).toEqual(['play of bolt']);
    expect(found({ select: 'frames', where: { type: 'relic' } })).toEqual(['trigger of watcher', 'trigger of watcher']);
    expect(found({ select: 'frames', where: { type: 'lane' } })).toEqual([]);
  });

  test('their controllers', () => {
    const of: Selector = { select: 'controller', of: { select: 'frames', kind: 'play' } };
    expect(select(lab.env(0), of).map((r) => lab.name(r))).toEqual(['p1', 'p0']);
  });
});

describe('role', () => {
  const lab = new Lab({
    cards: [
      spell('burn', [{ op: 'damage', to: { select: 'objects', in: ['board'], where: { type: 'unit' } }, amount: 5 }]),
      unit('rat'),
      relic('grave', { abilities: [{ on: { on: 'moved', how: ['destroy'], subject: {} }, do: [say('mourned')] }] }),
    ],
    players: [{ hand: ['burn'], board: ['grave'] }, { board: ['rat'] }],
  });
  lab.act('play burn');
  const event = (type: string) => {
    const found = lab.events.find((e) => e.type === type && !('how' in e && e.how === 'play'));
    if (!found) throw new Error(`There is no ${type}.`);
    return found;
  };
  const found = (type: string, of: 'subject' | 'other' | 'player' | 'source') =>
    select(lab.env(0, null, { event: event(type) }), { select: 'role', of }).map((r) => lab.name(r));

  test('of damage: what was hit, and by what', () => {
    expect(found('damaged', 'subject')).toEqual(['rat']);
    expect(found('damaged', 'other')).toEqual(['burn']);
    expect(found('damaged', 'player')).toEqual([]);
    expect(found('damaged', 'source')).toEqual(['burn']);
  });

  test('of a move: what left, what it is now, and whose it was', () => {
    expect(found('moved', 'subject')).toEqual(['rat']);
    expect(found('moved', 'other')).toEqual(['rat']);
    expect(found('moved', 'player')).toEqual(['p1']);
    expect(found('moved', 'source')).toEqual([]);
  });

  test('of a signal about nothing: who said it', () => {
    expect(found('signalled', 'subject')).toEqual([]);
    expect(found('signalled', 'player')).toEqual(['p0']);
    expect(found('signalled', 'source')).toEqual(['grave']);
  });
});

test('the order of players goes on from the active one, without those who are out', () => {
  const lab = new Lab({ cards: [unit('rat')], players: [{}, {}, {}] });
  const names = (selector: Selector) => select(lab.env(0), selector).map((r) => lab.name(r));
  lab.act('pass');
  expect(names('everyone')).toEqual(['p1', 'p2', 'p0']);
  expect(names('seats')).toEqual(['p0', 'p1', 'p2']);
  expect(names({ select: 'players', who: 'opponents' })).toEqual(['p1', 'p2']);
  lab.leave(2);
  expect(names('everyone')).toEqual(['p1', 'p0']);
});

test('a zone for all is searched by who owns what lies in it', () => {
  const lab = new Lab({
    cards: [
      spell('offer', [{ op: 'move', what: { select: 'objects', in: ['hand'] }, to: 'altar' }]),
      unit('rat'),
      unit('ox'),
    ],
    players: [{ hand: ['offer', 'rat'] }, { hand: ['ox'] }],
    rules: {
      zones: {
        deck: { of: 'player', faces: 'none' },
        hand: { of: 'player', faces: 'owner' },
        board: { of: 'player', faces: 'all', play: true },
        stack: { of: 'player', faces: 'all' },
        discard: { of: 'player', faces: 'all' },
        exile: { of: 'player', faces: 'all' },
        altar: { of: 'match', faces: 'all' },
      },
    },
  });
  lab.act('play offer');
  const names = (selector: Selector) => select(lab.env(0), selector).map((r) => lab.name(r));
  expect(names({ select: 'objects', in: ['altar'] })).toEqual(['rat', 'ox']);
  expect(names({ select: 'objects', in: ['altar'], of: 'opponents' })).toEqual(['ox']);
  expect(names({ select: 'controller', of: { select: 'objects', in: ['altar'] } })).toEqual(['p0', 'p1']);
});
