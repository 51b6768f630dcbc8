import type { Effect, Selector, Trigger } from '../../../effects/language.ts';
import type { Draw } from '../../invariants/invariant.ts';
import { chance, oneOf } from './draws.ts';
import type { Stock } from './stock.ts';

/** What something may happen to. */
interface About {
  /** Cards in play, or in any zone. */
  readonly cards: Selector;
  readonly anywhere: Selector;
  readonly players: Selector;
}

/** Effects by which an event comes that a trigger is for; none where playing, using or the turn itself brings it. */
export function causesOf(trigger: Trigger, stock: Stock, draw: Draw): readonly Effect[] {
  const ofItself = !('subject' in trigger) && chance(70, draw);
  const about = ofItself ? aboutItself(stock) : aboutSome(stock, draw);
  const amount = oneOf([1, 2, 3, 9], draw);
  switch (trigger.on) {
    case 'damaged':
    case 'dealt': {
      const from = trigger.on === 'dealt' ? { from: about.cards } : {};
      const to = oneOf([about.cards, about.players], draw);
      return [{ op: 'damage', to, amount, ...(trigger.battle ? { battle: true } : {}), ...from }];
    }
    case 'healed': {
      const hurt = oneOf([about.cards, about.players], draw);
      return [
        { op: 'damage', to: hurt, amount: 2 },
        { op: 'heal', to: hurt, amount: 1 },
      ];
    }
    case 'died':
      return [{ op: 'destroy', what: about.cards }];
    case 'left':
      return [{ op: 'move', what: about.cards, to: oneOf(['hand', 'discard', ...stock.zones.own], draw) }];
    case 'entered': {
      const how = trigger.how?.length ? { how: oneOf(trigger.how, draw) } : {};
      return [{ op: 'move', what: about.anywhere, to: oneOf(stock.zones.play, draw), ...how }];
    }
    case 'moved': {
      const to = oneOf(trigger.to ?? stock.zones.own, draw);
      const what: Selector = trigger.from ? { select: 'objects', in: trigger.from } : about.anywhere;
      return [{ op: 'move', what, to, ...(trigger.how?.length ? { how: oneOf(trigger.how, draw) } : {}) }];
    }
    case 'counted': {
      const { fact } = trigger;
      const to = Object.hasOwn(stock.ruleset.facts.player, fact) ? about.players : about.cards;
      return [{ op: 'add', to, fact, by: trigger.way === 'down' ? -1 : oneOf([1, 1, 2, -1], draw) }];
    }
    case 'signalled':
      return [{ op: 'signal', name: trigger.name, player: about.players, about: about.cards }];
    case 'attached':
      return [
        {
          op: 'attach',
          what: about.cards,
          to: { select: 'objects', in: stock.zones.play, where: { type: oneOf(types(stock), draw) } },
        },
      ];
    case 'detached':
      return [{ op: 'detach', what: about.cards }];
    case 'transformed':
      return [
        { op: 'transform', what: about.cards, card: oneOf(stock.cardsFor(stock.zones.play[0] ?? ''), draw)?.id ?? '' },
      ];
    case 'turned':
      return [{ op: 'turnOver', what: about.cards, faceDown: trigger.faceDown ?? oneOf([true, false], draw) }];
    default:
      return [];
  }
}

/** Something that comes between: what is pending finds another table than it was set off on. */
export function disturbance(stock: Stock, draw: Draw): Effect {
  const about = chance(50, draw) ? aboutItself(stock) : aboutSome(stock, draw);
  return oneOf<Effect>(
    [
      { op: 'destroy', what: about.cards },
      { op: 'move', what: about.cards, to: oneOf(stock.zones.own, draw) },
      { op: 'damage', to: oneOf([about.cards, about.players], draw), amount: oneOf([1, 9], draw) },
      { op: 'draw', who: about.players, count: oneOf([1, 2], draw) },
    ],
    draw,
  );
}

const types = ({ ruleset }: Stock): readonly string[] => Object.keys(ruleset.types);

/** The card itself, wherever it lies. */
function aboutItself({ card, zones }: Stock): About {
  const where = { name: card.name };
  return {
    cards: { select: 'objects', in: zones.play, where },
    anywhere: { select: 'objects', in: zones.own, where },
    players: 'you',
  };
}

function aboutSome({ card, zones }: Stock, draw: Draw): About {
  const of = oneOf([{}, { of: 'you' }, { of: 'opponents' }] as const, draw);
  const where = oneOf([{}, {}, { where: { name: card.name } }, { where: { not: { name: card.name } } }], draw);
  return {
    cards: { select: 'objects', in: zones.play, ...of, ...where },
    anywhere: { select: 'objects', in: [oneOf(zones.own, draw)], ...of, ...where },
    players: oneOf(['you', 'opponents', 'everyone'], draw),
  };
}
