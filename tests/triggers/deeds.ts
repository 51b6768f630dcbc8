import { no } from '../support/stage.ts';
import { type Cases, isNot, named, say } from './cases.ts';

export const DEEDS: Cases<'acted' | 'began' | 'finished' | 'signalled'> = {
  acted: {
    'with something that fits': {
      do: [],
      on: { on: 'acted', action: 'play', subject: { type: 'spell' } },
      hears: ['cast.1 1'],
    },
    'with itself': { acts: ['strike imp'], bearer: 'imp', on: { on: 'acted', action: 'strike' }, hears: ['imp 1'] },
    'with another than itself': {
      acts: ['strike rat'],
      bearer: 'imp',
      on: { on: 'acted', action: 'strike' },
      hears: [],
      not: ['acted', isNot('it is about another')],
    },
    'another action': {
      do: [],
      on: { on: 'acted', action: 'use', subject: {} },
      hears: [],
      not: ['acted', isNot('another action')],
    },
    'another player': {
      do: [],
      on: { on: 'acted', action: 'play', by: 'opponents', subject: {} },
      hears: [],
      not: ['acted', isNot('another player')],
    },
  },
  began: {
    'a step of yours': {
      acts: ['pass', 'pass'],
      on: { on: 'began', step: 'main', whose: 'you' },
      hears: ['p0 1', 'p0 3'],
    },
    'of anyone': { acts: ['pass'], on: { on: 'began', step: 'main', whose: 'all' }, hears: ['p0 1', 'p1 2'] },
    'another step': {
      acts: ['pass'],
      on: { on: 'began', step: 'upkeep', whose: 'all' },
      hears: [],
      not: ['began', isNot('another step')],
    },
    "another player's": {
      acts: ['pass'],
      on: { on: 'began', step: 'main', whose: 'you' },
      hears: ['p0 1'],
      not: ['began', isNot("another player's turn")],
    },
  },
  finished: {
    'of what fits, and how': {
      do: [],
      on: { on: 'finished', how: 'resolved', subject: { type: 'spell' } },
      hears: ['cast.1 1'],
    },
    'ended otherwise': {
      do: [],
      on: { on: 'finished', how: 'countered', subject: {} },
      hears: [],
      not: ['finished', isNot('it ended otherwise')],
    },
    'another player': {
      do: [],
      on: { on: 'finished', by: 'opponents', subject: {} },
      hears: [],
      not: ['finished', isNot('another player')],
    },
    'another kind of effect': {
      do: [],
      on: { on: 'finished', kind: 'trigger', subject: {} },
      hears: [],
      not: ['finished', isNot('another kind of effect')],
    },
  },
  signalled: {
    'about nothing': { do: [say()], on: { on: 'signalled', name: 'omen' }, hears: ['1'] },
    'about what fits, and how much': {
      do: [say({ about: named('ox'), amount: 3 })],
      on: { on: 'signalled', name: 'omen', subject: { type: 'unit' } },
      hears: ['ox 3'],
    },
    'about another than itself': {
      do: [say({ about: named('ox') })],
      bearer: 'imp',
      on: { on: 'signalled', name: 'omen' },
      hears: [],
      not: ['signalled', isNot('it is about another')],
    },
    'something else': {
      do: [say()],
      on: { on: 'signalled', name: 'dawn' },
      hears: [],
      not: ['signalled', isNot('something else')],
    },
    'of another player': {
      do: [say()],
      on: { on: 'signalled', name: 'omen', player: 'opponents' },
      hears: [],
      not: ['signalled', isNot('another player')],
    },
    'about nothing where something is asked for': {
      do: [say()],
      on: { on: 'signalled', name: 'omen', subject: {} },
      hears: [],
      not: ['signalled', no('no-candidate', 'the event is about nothing')],
    },
  },
};
