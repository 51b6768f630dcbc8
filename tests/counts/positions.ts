import type { SetupData } from '../../testing/index.ts';

/** A position from which everything is done that can be, so many actions deep. */
export interface Counted {
  readonly title: string;
  readonly actions: number;
  readonly setup: SetupData;
}

const mana = (n: number) => ({ mana: n, maxMana: n });

/** Positions of each game, with something of everything that it has. */
export const POSITIONS: Readonly<Record<string, readonly Counted[]>> = {
  duel: [
    {
      title: 'a hand of everything, against a board',
      actions: 2,
      setup: {
        step: 'main',
        players: {
          ann: {
            hand: ['spark-volley', 'scattered-coals', 'mudrunner-boots', 'lamp-breaker'],
            board: [{ card: 'roadside-brawler', facts: { ready: 1 } }],
            deck: ['kerb-pup', 'fuse-runner', 'war-drum'],
            facts: mana(6),
          },
          bob: {
            board: ['reed-sentinel', 'thorn-hedge'],
            gear: [{ card: 'bone-knuckles', attachedTo: 'thorn-hedge' }],
            deck: ['kerb-pup', 'fuse-runner', 'war-drum'],
          },
        },
      },
    },
    {
      title: 'modes, piles, votes and numbers',
      actions: 1,
      setup: {
        step: 'main',
        players: {
          ann: {
            hand: ['keepers-choice', 'two-bundles', 'ferrymens-council', 'last-torch', 'shared-burden'],
            board: ['kerb-pup', 'bog-leech'],
            deck: ['kerb-pup', 'fuse-runner', 'war-drum', 'fog-bank', 'rising-water'],
            facts: mana(8),
          },
          bob: { hand: ['war-drum', 'fog-bank'], board: ['fen-viper'], deck: ['kerb-pup', 'fuse-runner', 'war-drum'] },
        },
      },
    },
  ],
  arena: [
    {
      title: 'a battle, spells and runes',
      actions: 2,
      setup: {
        step: 'main',
        players: {
          ann: {
            hand: ['ember-wolf', 'bolt', 'growth'],
            board: [{ card: 'bear', facts: { ready: 1 } }, 'banner', { card: 'well', facts: { ready: 1 } }],
            deck: ['rat', 'wolf', 'seer'],
            facts: mana(5),
          },
          bob: { board: ['wall', 'mourner'], deck: ['seer', 'wolf', 'seer'], facts: { health: 11, runes: 2 } },
        },
      },
    },
    {
      title: 'three at the table',
      actions: 1,
      setup: {
        step: 'main',
        players: {
          ann: {
            hand: ['bolt', 'ruin'],
            board: [{ card: 'bear', facts: { ready: 1 } }],
            deck: ['rat'],
            facts: mana(6),
          },
          bob: { board: ['mourner', 'rat'], deck: ['rat'] },
          cid: { board: ['mourner', 'wall'], deck: ['rat'] },
        },
      },
    },
  ],
  stackgame: [
    {
      title: 'a spell, and two who may refuse it',
      actions: 1,
      setup: {
        step: 'main',
        players: {
          ann: { hand: ['bolt', 'refuse'], board: ['lens'], deck: ['rat', 'wolf'], facts: mana(4) },
          bob: { hand: ['refuse'], board: ['adept', 'rat'], deck: ['rat', 'wolf'], facts: mana(2) },
        },
      },
    },
    {
      title: 'a spell is copied',
      actions: 1,
      setup: {
        step: 'main',
        players: {
          ann: { hand: ['bolt', 'mirror'], board: ['chalice'], deck: ['rat'], facts: mana(3) },
          bob: { board: ['rat'], deck: ['rat'] },
        },
      },
    },
  ],
  poolgame: [pool()],
  chiefgame: [pool()],
  foldgame: [
    {
      title: 'tools against hazards',
      actions: 3,
      setup: {
        step: 'main',
        players: {
          ann: { hand: ['axe', 'rope', 'torch', 'map', 'cliff', 'wolves'], deck: ['fog', 'meal'], facts: { time: 4 } },
        },
      },
    },
  ],
  marchgame: [
    {
      title: 'from the main step through a battle',
      actions: 1,
      setup: {
        step: 'main',
        players: {
          ann: {
            board: [
              { card: 'bear', facts: { ready: 1 } },
              { card: 'drummer', facts: { ready: 1 } },
            ],
            deck: ['rat', 'wolf', 'bear'],
          },
          bob: { board: ['wall', 'rat', 'pyre'], deck: ['rat', 'wolf', 'bear'] },
        },
      },
    },
  ],
};

/** Attacks against guards in the rear, whose triggers wait together. */
function pool(): Counted {
  return {
    title: 'an attack on who can guard',
    actions: 1,
    setup: {
      step: 'main',
      players: {
        ann: {
          board: [{ card: 'bear', cell: 'left', facts: { ready: 1 } }],
          hand: ['squire'],
          deck: ['rat', 'wolf', 'bear'],
          facts: mana(1),
        },
        bob: {
          board: [
            { card: 'wolf', cell: 'right' },
            { card: 'warden', cell: 'rear', facts: { ready: 1 } },
            { card: 'captain', cell: 'rear', facts: { ready: 1 } },
          ],
          deck: ['rat', 'wolf', 'bear'],
        },
      },
    },
  };
}
