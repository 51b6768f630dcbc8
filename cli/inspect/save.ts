import type { Table } from '../../cards/tools/schema/branches.ts';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { resumeMatch } from '../../machines/resume.ts';
import { UserError } from '../errors.ts';
import { openGame } from '../game/game.ts';
import { gameOf, type Opened, stepIn } from './opened.ts';
import { type Shown, showMatch } from './shown.ts';

/** A save: the match goes on from it, with people at all seats. */
export async function openSave(save: Table, { file, ruleset, set = [], step, onFault }: Opened): Promise<Shown> {
  const game = { name: ruleset ?? gameOf(file, save), sets: set };
  const { book } = await openGame(game.name, game.sets);
  const resumed = resumeMatch({ book, save, onFault });
  if (!resumed.ok) throw new UserError(`${file} cannot be gone on with: ${resumed.message}`);
  return showMatch(new Chronicle(resumed.match), { game, step: stepIn(file, step, 0) });
}
