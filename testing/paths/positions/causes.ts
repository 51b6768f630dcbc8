import type { Effect, Selector, Trigger } from '../../../effects/language.ts';
import type { Draw } from '../../invariants/invariant.ts';
import { oneOf } from './draws.ts';
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
  const about = aboutSome(stock, draw);
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

const types = ({ ruleset }: Stock): readonly string[] => Object.keys(ruleset.types);

function aboutSome({ card, zones }: Stock, draw: Draw): About {
  const of = oneOf([{}, { of: 'you' }, { of: 'opponents' }] as const, draw);
  const where = oneOf([{}, {}, { where: { name: card.name } }, { where: { not: { name: card.name } } }], draw);
  return {
    cards: { select: 'objects', in: zones.play, ...of, ...where },
    anywhere: { select: 'objects', in: [oneOf(zones.own, draw)], ...of, ...where },
    players: oneOf(['you', 'opponents', 'everyone'], draw),
  };
}
