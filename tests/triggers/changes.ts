import { attach, become, type Cases, destroy, detach, hit, isNot, named, turns } from './cases.ts';

export const CHANGES: Cases<
  'attached' | 'counted' | 'damaged' | 'dealt' | 'detached' | 'healed' | 'transformed' | 'turned'
> = {
  attached: {
    'what was attached': { do: [attach('rat')], on: { on: 'attached', subject: { type: 'relic' } }, hears: ['idol 1'] },
    'what it was attached to': {
      do: [attach('imp')],
      bearer: 'imp',
      on: { on: 'attached', as: 'bearer' },
      hears: ['idol 1'],
    },
    'to another': {
      do: [attach('rat')],
      bearer: 'imp',
      on: { on: 'attached', as: 'bearer' },
      hears: [],
      not: ['attached', isNot('it is about another')],
    },
  },
  counted: {
    'up, and how much': {
      do: [{ op: 'add', to: 'everyone', fact: 'energy', by: 2 }],
      on: { on: 'counted', fact: 'energy', way: 'up', subject: { controller: 'you' } },
      hears: ['p0 2'],
    },
    'down, and how much': {
      do: [{ op: 'add', to: 'you', fact: 'mana', by: -3 }],
      on: { on: 'counted', fact: 'mana', way: 'down', subject: {} },
      hears: ['p0 -3'],
    },
    'its own': {
      do: [{ op: 'add', to: named('imp'), fact: 'plus', by: 1 }],
      bearer: 'imp',
      on: { on: 'counted', fact: 'plus' },
      hears: ['imp 1'],
    },
    'the other way': {
      do: [{ op: 'add', to: 'you', fact: 'mana', by: -3 }],
      on: { on: 'counted', fact: 'mana', way: 'up', subject: {} },
      hears: [],
      not: ['counted', isNot('the other way')],
    },
    'another fact': {
      do: [{ op: 'add', to: 'you', fact: 'mana', by: -3 }],
      on: { on: 'counted', fact: 'energy', subject: {} },
      hears: [],
      not: ['counted', isNot('another fact')],
    },
  },
  damaged: {
    'what fits, and how much': {
      do: [hit('ox')],
      on: { on: 'damaged', subject: { controller: 'opponents' } },
      hears: ['ox 2'],
    },
    itself: { do: [hit('imp', 3)], bearer: 'imp', on: { on: 'damaged' }, hears: ['imp 3'] },
    'a player': {
      do: [{ op: 'damage', to: 'opponents', amount: 2 }],
      on: { on: 'damaged', subject: { controller: 'opponents' } },
      hears: ['p1 2'],
    },
    'in battle only': {
      do: [hit('ox', 1), hit('ox', 2, true)],
      on: { on: 'damaged', battle: true, subject: {} },
      hears: ['ox 2'],
    },
    'outside of battle only': {
      do: [hit('ox', 2, true)],
      on: { on: 'damaged', battle: false, subject: {} },
      hears: [],
      not: ['damaged', isNot('another kind of damage')],
    },
    'what dies of it is known as it was': {
      do: [hit('ox', 9)],
      on: { on: 'damaged', subject: { zone: 'board', stats: { attack: { min: 2 } } } },
      hears: ['ox 9'],
    },
  },
  dealt: {
    'by what fits, to what fits': {
      do: [hit('ox')],
      on: { on: 'dealt', subject: { tag: 'beast' }, to: { controller: 'opponents' } },
      hears: ['ox 2'],
    },
    'by itself': {
      do: [{ op: 'damage', to: 'opponents', amount: 2, from: named('imp') }],
      bearer: 'imp',
      on: { on: 'dealt' },
      hears: ['p1 2'],
    },
    'to another': {
      do: [hit('rat', 1)],
      on: { on: 'dealt', subject: {}, to: { controller: 'opponents' } },
      hears: [],
      not: ['damaged', isNot('another controls it')],
    },
    'in battle only': {
      do: [hit('ox')],
      on: { on: 'dealt', subject: {}, battle: true },
      hears: [],
      not: ['damaged', isNot('another kind of damage')],
    },
    'by nothing': {
      do: [{ op: 'damage', to: 'opponents', amount: 2, from: named('nobody') }],
      on: { on: 'dealt', subject: {} },
      hears: [],
      not: ['damaged', isNot('no damage was dealt')],
    },
  },
  detached: {
    'what came off': {
      do: [attach('rat'), detach('idol')],
      on: { on: 'detached', subject: { type: 'relic' } },
      hears: ['idol 1'],
    },
    itself: {
      do: [{ op: 'attach', what: named('imp'), to: named('rat') }, detach('imp')],
      bearer: 'imp',
      on: { on: 'detached' },
      hears: ['imp 1'],
    },
    'not what it was on': {
      do: [attach('imp'), detach('idol')],
      bearer: 'imp',
      on: { on: 'detached' },
      hears: [],
      not: ['detached', isNot('it is about another')],
    },
    'not what was attached to another': {
      do: [attach('rat'), attach('imp')],
      on: { on: 'detached', subject: {} },
      hears: [],
    },
    'not what goes away': {
      do: [attach('rat'), destroy('rat'), destroy('idol')],
      on: { on: 'detached', subject: {} },
      hears: [],
    },
  },
  healed: {
    'what fits, and how much it really was': {
      do: [hit('ox', 2), { op: 'heal', to: named('ox'), amount: 5 }],
      on: { on: 'healed', subject: { controller: 'opponents' } },
      hears: ['ox 2'],
    },
    'not what was unhurt': {
      do: [{ op: 'heal', to: named('ox'), amount: 5 }],
      on: { on: 'healed', subject: {} },
      hears: [],
    },
    another: {
      do: [{ op: 'heal', to: 'you', amount: 5 }],
      on: { on: 'healed' },
      hears: [],
      not: ['healed', isNot('it is about another')],
    },
  },
  transformed: {
    'what fits, as it is now': {
      do: [become('ox', 'rat')],
      on: { on: 'transformed', subject: { tag: 'beast' } },
      hears: ['ox 1'],
    },
    'not what it was': {
      do: [become('rat', 'ox')],
      on: { on: 'transformed', subject: { tag: 'beast' } },
      hears: [],
      not: ['transformed', isNot('not beast')],
    },
    'itself, by what it has become': {
      do: [become('rat', 'imp')],
      bearer: 'imp',
      on: { on: 'transformed' },
      hears: ['rat 1'],
    },
    'not itself, by what it was': { do: [become('imp', 'rat')], bearer: 'imp', on: { on: 'transformed' }, hears: [] },
    'others than itself': {
      do: [become('rat', 'imp')],
      bearer: 'imp',
      on: { on: 'transformed', subject: {}, other: true },
      hears: ['rat 1'],
    },
  },
  turned: {
    'either way': { do: turns('ox', 'down', 'up'), on: { on: 'turned', subject: {} }, hears: ['ox 1', 'ox 1'] },
    'face up, as what it is': {
      do: turns('ox', 'down', 'up'),
      on: { on: 'turned', faceDown: false, subject: { type: 'unit' } },
      hears: ['ox 1'],
    },
    'face down it is a blank card': {
      do: turns('ox', 'down'),
      on: { on: 'turned', faceDown: true, subject: { type: 'unit' } },
      hears: [],
      not: ['turned', isNot('not a unit')],
    },
    'itself, face up': {
      do: turns('imp', 'down', 'up'),
      bearer: 'imp',
      on: { on: 'turned' },
      hears: ['imp 1'],
    },
    'the other way': {
      do: turns('ox', 'down'),
      on: { on: 'turned', faceDown: false, subject: {} },
      hears: [],
      not: ['turned', isNot('it was not turned that way')],
    },
  },
};
