/** A ruleset and cards of one's own: who first has three coins wins. */
export const coins = {
  name: 'coins',
  version: '1',
  players: { min: 2, max: 2 },
  policy: 'queue',
  deckZone: 'deck',
  zones: {
    deck: { of: 'player', faces: 'none' },
    hand: { of: 'player', faces: 'owner' },
    gone: { of: 'player', faces: 'all' },
  },
  types: { trick: { listens: [], play: { to: 'gone' } } },
  stats: {},
  facts: { player: { coins: { min: 0 } }, object: {} },
  keywords: {},
  actions: { play: { kind: 'play', from: { select: 'objects', in: ['hand'], of: 'you' } }, end: { kind: 'pass' } },
  phases: [
    {
      step: 'main',
      enter: [{ op: 'draw' }],
      window: { who: 'active', actions: ['play', 'end'] },
      next: [{ to: 'main', turn: 'next' }],
    },
  ],
  checks: [
    {
      name: 'three coins',
      find: { select: 'players', who: 'all', where: { facts: { coins: { min: 3 } } } },
      do: [{ op: 'end', winners: 'them', why: 'coins' }],
    },
  ],
  setup: [{ op: 'draw', who: 'everyone', count: 2 }],
};

export const cards = [
  { id: 'penny', name: 'Penny', types: ['trick'], play: { do: [{ op: 'add', to: 'you', fact: 'coins', by: 1 }] } },
];

const deck = Array(9).fill('penny');
export const players = [
  { name: 'Ann', deck },
  { name: 'Bob', deck },
];
