import { no } from '../support/stage.ts';
import { type Cases, destroy, isNot, move, named } from './cases.ts';

export const MOVES: Cases<'died' | 'entered' | 'left' | 'moved'> = {
  died: {
    'what fits, as it was': {
      do: [destroy('ox')],
      on: { on: 'died', subject: { controller: 'opponents', zone: 'board' } },
      hears: ['ox 1'],
    },
    itself: { do: [destroy('imp')], bearer: 'imp', on: { on: 'died' }, hears: ['imp 1'] },
    'others than itself': {
      do: [destroy('imp')],
      bearer: 'imp',
      on: { on: 'died', subject: { type: 'unit' }, other: true },
      hears: [],
      not: ['moved', isNot('it is about itself')],
    },
    'a sacrifice': { do: [move('ox', 'discard', 'sacrifice')], on: { on: 'died', subject: {} }, hears: ['ox 1'] },
    'not of another move': {
      do: [move('ox', 'discard', 'tuck')],
      on: { on: 'died', subject: {} },
      hears: [],
      not: ['moved', isNot('nothing died')],
    },
    'not what was not in play': {
      do: [move('elk', 'discard', 'destroy', 'hand')],
      mine: { hand: ['elk'] },
      cards: [{ id: 'elk', name: 'elk', types: ['unit'] }],
      on: { on: 'died', subject: { name: 'elk' } },
      hears: [],
    },
  },
  entered: {
    'what fits, as it is now': {
      acts: ['play elk'],
      mine: { hand: ['elk'] },
      cards: [{ id: 'elk', name: 'elk', types: ['unit'] }],
      on: { on: 'entered', subject: { type: 'unit', zone: 'board' } },
      hears: ['elk.1 1'],
    },
    itself: {
      do: [move('imp', 'hand', 'bounce'), { op: 'move', what: 'them', to: 'board', how: 'return' }],
      bearer: 'imp',
      on: { on: 'entered' },
      hears: ['imp.2 1'],
    },
    'a token': {
      do: [{ op: 'create', card: 'rat', to: 'board' }],
      on: { on: 'entered', subject: { token: true }, how: ['create'] },
      hears: ['rat:2 1'],
    },
    'by one kind of move': {
      do: [move('elk', 'board', 'summon', 'hand')],
      mine: { hand: ['elk'] },
      cards: [{ id: 'elk', name: 'elk', types: ['unit'] }],
      on: { on: 'entered', subject: { name: 'elk' }, how: ['play'] },
      hears: [],
    },
    'not a change of control': {
      do: [{ op: 'settle', do: [{ op: 'move', what: named('ox'), to: 'board', of: 'you', how: 'steal' }] }],
      on: { on: 'entered', subject: {} },
      hears: [],
    },
  },
  left: {
    'in whatever way, as it was': {
      do: [move('ox', 'hand', 'bounce')],
      on: { on: 'left', subject: { zone: 'board' } },
      hears: ['ox 1'],
    },
    itself: { do: [move('imp', 'exile', 'exile')], bearer: 'imp', on: { on: 'left' }, hears: ['imp 1'] },
    'a token': {
      do: [
        { op: 'create', card: 'rat', to: 'board', of: 'opponents' },
        { op: 'destroy', what: 'them' },
      ],
      on: { on: 'left', subject: { token: true } },
      hears: ['rat:2 1'],
    },
    'not a change of control': {
      do: [{ op: 'settle', do: [{ op: 'move', what: named('ox'), to: 'board', of: 'you', how: 'steal' }] }],
      on: { on: 'left', subject: {} },
      hears: [],
    },
  },
  moved: {
    'from, to, how, and whose': {
      do: [move('ox', 'hand', 'bounce')],
      on: { on: 'moved', from: ['board'], to: ['hand'], how: ['bounce'], owner: 'opponents', subject: {} },
      hears: ['ox 1'],
    },
    'a draw, without its face': {
      do: [{ op: 'draw' }],
      mine: { deck: ['rat'] },
      on: { on: 'moved', how: ['draw'], owner: 'you', subject: {} },
      hears: ['rat 1'],
    },
    'from another zone': {
      do: [move('ox', 'hand', 'bounce')],
      on: { on: 'moved', from: ['exile'], subject: {} },
      hears: [],
      not: ['moved', no('wrong-zone', 'from another zone')],
    },
    'to another zone': {
      do: [move('ox', 'hand', 'bounce')],
      on: { on: 'moved', to: ['exile'], subject: {} },
      hears: [],
      not: ['moved', no('wrong-zone', 'to another zone')],
    },
    'another kind': {
      do: [move('ox', 'hand', 'bounce')],
      on: { on: 'moved', how: ['draw'], subject: {} },
      hears: [],
      not: ['moved', isNot('it was a bounce')],
    },
    "another player's card": {
      do: [move('ox', 'hand', 'bounce')],
      on: { on: 'moved', owner: 'you', how: ['bounce'], subject: {} },
      hears: [],
      not: ['moved', isNot("another player's card")],
    },
  },
};
