import { EngineError, hashOf, type Input, type LiveMatch } from '../../index.ts';
import type { Chronicle, Step } from './chronicle.ts';
import { forkOf, wayTo } from './ways.ts';

/** Why the match could not be brought to a step. */
export interface NotThere {
  readonly ok: false;
  readonly message: string;
}

type Gone = { readonly ok: true } | NotThere;

const no = (message: string): NotThere => ({ ok: false, message });

/**
 * Brings the match itself to a step: back to where both ways part, and from there along the answers that were given. All of
 * it is done at once, so that no bot and no clock comes in between. Where that cannot be, or the engine fails on the way, the
 * match is brought back to where it stood, and it is told where not even that can be.
 */
export function goTo(chronicle: Chronicle, to: Step): Gone {
  const from = chronicle.current;
  const fork = forkOf(from, to);
  if (!fork) return no('No way leads from where the match stands to that step.');
  return chronicle.atOnce(() => {
    const gone = goAlong(chronicle, fork, to);
    if (gone.ok) return gone;
    // It is brought back there along the same answers.
    const common = forkOf(chronicle.current, from);
    const stands = common && goAlong(chronicle, common, from).ok;
    return no(
      `${gone.message} ${stands ? 'The match stands where it stood.' : 'It could not be brought back either.'}`,
    );
  });
}

/** Back to a step, and from there on to another. What throws is a fault of the engine, a ruleset or a card. */
function goAlong(chronicle: Chronicle, fork: Step, to: Step): Gone {
  try {
    const back = goBack(chronicle, fork);
    return back.ok ? goOn(chronicle, fork, to) : back;
  } catch (error) {
    const cause = error instanceof EngineError ? error.cause : error;
    const words = cause instanceof Error ? cause.message : String(cause);
    return no(`The engine fails on the way there (${words.replace(/\.$/, '')}).`);
  }
}

function goBack(chronicle: Chronicle, to: Step): Gone {
  while (chronicle.current.id !== to.id) {
    const { id } = chronicle.current;
    const undone = chronicle.match.undo();
    if (!undone.ok) return no(undone.message);
    if (chronicle.current.id === id) return BUSY;
  }
  return { ok: true };
}

/** Along the answers from a step to a later one. */
function goOn(chronicle: Chronicle, from: Step, to: Step): Gone {
  const way = wayTo(to);
  for (const step of way.slice(way.findIndex(({ id }) => id === from.id) + 1)) {
    for (const input of step.inputs) {
      const given = give(chronicle.match, input);
      if (!given.ok) return no(given.message);
    }
    if (!standsAt(chronicle, step)) return BUSY;
  }
  return { ok: true };
}

/** What clocks have answered at once comes there in several steps. */
const standsAt = ({ current }: Chronicle, step: Step): boolean =>
  current.id === step.id || hashOf(current.position.state) === hashOf(step.position.state);

const BUSY = no('The match goes another way, or is busy telling what has happened.');

/** Gives an input through the handle, as the player whose it is. */
export function give(match: LiveMatch, input: Input) {
  const player = match.players[input.player] ?? '';
  if (input.type === 'leave') return match.leave(player);
  if (input.type === 'cancel') return match.cancel(player, input.choice);
  const by = input.by === undefined || input.by === 'clock' ? 'player' : input.by;
  return match.answer(player, input.choice, input.value, { by });
}
