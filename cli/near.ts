import { nearestWord } from '../cards/tools/nearest.ts';

/** ` (did you mean "duel"?)`: the known word that was probably meant; nothing if none is near. */
export function nearHint(word: string, known: Iterable<string>): string {
  const near = nearestWord(word, known);
  return near === undefined ? '' : ` (did you mean "${near}"?)`;
}
