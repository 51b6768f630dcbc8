import { ENGLISH, PageFault } from '../session/page-fault.ts';
import { inLanguages, type Language } from './languages.ts';

const texts = inLanguages(ENGLISH, {
  closed: 'Соединение закрыто.',
  left: 'Этот матч больше не открыт.',
});

/** Why something was not told: in the words of the page where nobody could be asked, else in those of the match. */
export function failureWords(error: unknown, language: Language): string {
  if (error instanceof PageFault) return texts[language][error.fault];
  return error instanceof Error ? error.message : String(error);
}
