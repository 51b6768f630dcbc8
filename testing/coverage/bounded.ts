import { next } from '../../effects/flow/next.ts';
import { ROWS } from '../../effects/flow/rows.ts';
import { step } from '../../effects/flow/step.ts';
import { beginWith } from '../../effects/rules/answering.ts';
import { Tx } from '../../effects/state/tx.ts';
import { matchOf } from '../../search/match.ts';
import type { Mode } from '../scenario/session.ts';

/** Steps that an input of a scenario may take here. */
const MOST = 500;

/**
 * Plays as the search driver does, and gives up on what does not come to rest soon: a card that lacks something may set
 * itself off without end.
 */
export const bounded: Mode = (book, state) => {
  let { match, messages } = settled(new Tx({ book, state }));
  return {
    get match() {
      return match;
    },
    get messages() {
      return messages;
    },
    send: (input) => {
      const tx = beginWith(match, input);
      if ('ok' in tx) return tx;
      ({ match, messages } = settled(tx));
      return null;
    },
    stop: () => {},
  };
};

function settled(tx: Tx) {
  for (let { run } = ROWS[next(tx)]; run; { run } = ROWS[next(tx)]) {
    if (tx.steps >= MOST) throw new Error(`it takes more than ${MOST} steps`);
    step(tx, run);
  }
  return { match: matchOf(tx.book, tx.state), messages: tx.messages };
}
