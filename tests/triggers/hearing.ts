import type { CardData } from '../../effects/card-data.ts';
import { withEvent } from '../../effects/env.ts';
import type { EventType, GameEvent } from '../../effects/events/event.ts';
import type { Effect, Trigger, TriggeredAbility } from '../../effects/language.ts';
import type { Verdict } from '../../effects/reason.ts';
import type { ActionDecl } from '../../effects/ruleset.ts';
import { Lab, type LabPlayer, labRules, relic, spell, unit } from '../support/lab.ts';
import { Words } from '../support/plain.ts';

/** What happens, who hears it, and how. */
export interface Hearing {
  /** Nodes of a spell that player 0 plays. */
  readonly do?: readonly Effect[];
  /** Actions after it, by their words. */
  readonly acts?: readonly string[];
  readonly on: Trigger;
  /** What else the ability says. */
  readonly more?: Omit<Partial<TriggeredAbility>, 'on' | 'do'>;
  /** Who has the ability: the relic `ear` of player 0, or the unit `imp` 2/4 on his board or of player 1. */
  readonly bearer?: 'ear' | 'imp';
  readonly cards?: readonly CardData[];
  readonly mine?: LabPlayer;
  readonly theirs?: LabPlayer;
}

const strike: ActionDecl = {
  kind: 'rule',
  from: { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } },
  do: [{ op: 'damage', to: 'opponents', amount: 1 }],
};

/** The ability says what it heard: what `it` is, and how much. */
const SAY: readonly Effect[] = [
  { op: 'remember', what: 'them', amount: { amount: 'result', of: 'it' }, as: 'what' },
  { op: 'signal', name: 'heard', amount: { amount: 'result', of: 'what' } },
  { op: 'signal', name: 'about', about: 'what' },
];

/**
 * Plays it: player 0 has on his board what hears it, `rat` 1/5 and `idol`; player 1 has `ox` 2/9 and `charm`.
 */
export function heard(hearing: Hearing): Lab {
  const { actions, phases } = labRules('queue');
  const ability: TriggeredAbility = { ...hearing.more, on: hearing.on, do: SAY };
  const bearer = hearing.bearer ?? 'ear';
  const lab = new Lab({
    rules: {
      actions: { ...actions, strike },
      phases: phases.map((p) =>
        p.window ? { ...p, window: { ...p.window, actions: [...p.window.actions, 'strike'] } } : p,
      ),
    },
    cards: [
      relic('ear', bearer === 'ear' ? { abilities: [ability] } : {}),
      unit('imp', 2, 4, bearer === 'imp' ? { abilities: [ability] } : {}),
      unit('rat', 1, 5, { tags: ['beast'] }),
      unit('ox', 2, 9),
      relic('idol'),
      relic('charm'),
      spell('cast', hearing.do ?? []),
      ...(hearing.cards ?? []),
    ],
    players: [
      { ...hearing.mine, hand: ['cast', ...(hearing.mine?.hand ?? [])], board: [bearer, 'rat', 'idol'] },
      { ...hearing.theirs, board: ['ox', 'charm', ...(hearing.theirs?.board ?? [])] },
    ],
  });
  if (hearing.do) lab.act('play cast');
  for (const words of hearing.acts ?? []) lab.act(words);
  return lab;
}

/** What the ability heard, each time: `rat 2`. */
export function said(lab: Lab): readonly string[] {
  const words = new Words(lab);
  const found: string[] = [];
  for (const event of lab.events) {
    if (event.type !== 'signalled') continue;
    if (event.name === 'heard') found.push(`${event.amount}`);
    if (event.name === 'about' && event.subject) found.push(`${words.ref(event.subject)} ${found.pop()}`);
  }
  return found;
}

/** Whether the last event of a type is meant by the trigger, as its bearer sees it now; moves of `cast` are left out. */
export function verdict(lab: Lab, { on, bearer = 'ear' }: Hearing, type: EventType): Verdict {
  const own = (e: GameEvent): boolean =>
    (e.type === 'signalled' && ['heard', 'about'].includes(e.name)) || (e.type === 'moved' && e.card === 'cast');
  const event = lab.events.findLast((e) => e.type === type && !own(e));
  if (!event) throw new Error(`There is no ${type}.`);
  const env = lab.env(0, lab.ref(bearer));
  return env.book.lang.matches(withEvent(env, event), on);
}
