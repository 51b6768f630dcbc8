import { hashOf } from '../../effects/hash.ts';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import type { Invariant } from './invariant.ts';

/** A save holds all of a match. */
export const saved: Invariant = {
  name: 'a match that is saved and resumed is the same',
  broken: ({ match }) => {
    const got = resume(match.book, JSON.parse(JSON.stringify(save(match))));
    if (!got.ok) return `its save is refused: ${got.message}`;
    return hashOf(got.position.state) === hashOf(match.state) ? null : 'it is another match once it is resumed';
  },
};
