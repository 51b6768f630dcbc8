import { arena } from '../rulesets/arena.ruleset.ts';
import type { Neutral } from '../rulesets/parts.ts';

/** The arena with room for any number on a board. */
export const wideArena: Neutral = {
  ...arena,
  ruleset: { ...arena.ruleset, zones: { ...arena.ruleset.zones, board: { of: 'player', faces: 'all', play: true } } },
};
