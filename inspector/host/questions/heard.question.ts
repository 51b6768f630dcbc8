import { handleOf } from '../../../effects/rules/sight.ts';
import { refOf } from '../../../effects/state/objects.ts';
import { reasonWords } from '../../../effects/text/reason-words.ts';
import { fromHandle, whyTriggered } from '../../../index.ts';
import { Refused } from '../refused.ts';
import { defineQuestion } from './question.ts';

/** For each ability of an object, whether an event has set it off, or why not. */
export const heardQuestion = defineQuestion({
  name: 'heard',
  for: 'owner',
  about: { step: 'number', batch: 'number', n: 'number', object: 'text' },
  tell: (desk, { step, batch, n, object }) => {
    const { messages, position } = desk.step(step);
    // Also of what has left, as long as it is known what it was.
    const left = position.state.snapshots.map((snapshot) => refOf(snapshot.object));
    const ref = fromHandle(position, object) ?? left.find((one) => handleOf(one) === object);
    if (!ref) throw new Refused('The object is gone.');
    const message = messages.find(({ events }) => events.some((event) => event.batch === batch && event.n === n));
    const event = message?.events.find((one) => one.batch === batch && one.n === n);
    if (!message || !event) throw new Refused('There is no such event in that step.');
    return whyTriggered(position, ref, { event, message }).map(({ ability, verdict }) => ({
      ability,
      fired: verdict === true,
      words: verdict === true ? '' : reasonWords(verdict),
    }));
  },
});
