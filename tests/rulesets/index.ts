import { arena } from './arena.ruleset.ts';
import { chiefgame } from './chiefgame.ruleset.ts';
import { foldgame } from './foldgame.ruleset.ts';
import { marchgame } from './marchgame.ruleset.ts';
import type { Neutral } from './parts.ts';
import { poolgame } from './poolgame.ruleset.ts';
import { stackgame } from './stackgame.ruleset.ts';

/** The neutral rulesets by name. */
export const RULESETS: Readonly<Record<string, Neutral>> = {
  arena,
  stackgame,
  poolgame,
  chiefgame,
  foldgame,
  marchgame,
};
