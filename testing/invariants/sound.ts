import { checkState } from '../../effects/save/check-state.ts';
import type { Invariant } from './invariant.ts';

/** Each object is in exactly one place, and everything that is spoken of is there: what a save is checked for. */
export const sound: Invariant = {
  name: 'the state is sound',
  broken: ({ match }) => checkState(match.book, match.state),
};
