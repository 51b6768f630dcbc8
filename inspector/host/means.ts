import type { MatchSetup } from '../../index.ts';
import type { ScenarioData } from '../../testing/scenario/format.ts';
import type { PathsRecord } from '../protocol/paths.ts';

/** What a host can do besides, where it was given the means. */
export interface Means {
  /** Finds the choice graphs of a card. */
  readonly paths?: (card: string) => Promise<PathsRecord>;
  /** Gives up finding them. */
  readonly stopPaths?: () => void;
  /** Setup of the match, for replays and scenarios. */
  readonly setup?: MatchSetup;
  /** How it began, where that was a scenario. */
  readonly began?: Began;
}

/** How a match begins that comes from a scenario. */
export type Began = Pick<ScenarioData, 'ruleset' | 'cards' | 'seed' | 'draws' | 'setup'>;
