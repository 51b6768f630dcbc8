import type { LiveMatch } from '../../index.ts';
import { Chronicle } from '../host/chronicle.ts';
import { viewerOf } from '../host/grant.ts';
import { expose } from './expose.ts';
import type { Exposed, ExposeOptions } from './options.ts';

/**
 * Shows a match to inspectors in other processes: `cardwright inspect --attach ADDRESS --token TOKEN`. Only to who has the
 * token, only from this computer, and only to look at, unless told otherwise. The match itself is not touched by it.
 * Rejects where the port cannot be listened at.
 * @throws {RangeError} if there is no such viewer, or the port or the token is none
 */
export async function exposeMatch(match: LiveMatch, options: ExposeOptions = {}): Promise<Exposed> {
  if (viewerOf(match, options.sees ?? 'everything') === null)
    throw new RangeError(
      `There is no viewer "${options.sees}"; there are ${match.players.join(', ')}, spectator, everything.`,
    );
  return expose(new Chronicle(match), options);
}
