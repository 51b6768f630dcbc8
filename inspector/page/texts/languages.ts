/** Languages of the page. Words of cards and choices come from the engine. */
export const LANGUAGES = { en: 'English', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

/** A text, or one that speaks of something: a function of it. */
type Text = string | ((...of: never[]) => string);
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : T[K] };

/**
 * Texts in all languages: each must have exactly those of the first, so a text that is missing somewhere does not compile.
 */
export const inLanguages = <T extends Readonly<Record<string, Text>>>(
  en: T,
  ru: Same<T>,
): Readonly<Record<Language, Same<T>>> => ({ en: en as Same<T>, ru });

const RULES: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules('en'),
  ru: new Intl.PluralRules('ru'),
};

/** `1 event`, `2 events`. */
export const enCount = (n: number, one: string, many: string): string =>
  `${n} ${RULES.en.select(n) === 'one' ? one : many}`;

/** `1 событие`, `2 события`, `5 событий`. */
export function ruCount(n: number, one: string, few: string, many: string): string {
  const rule = RULES.ru.select(n);
  return `${n} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** The language that the browser asks for, or English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.some((tag) => tag.toLowerCase().startsWith('ru')) && !wanted[0]?.toLowerCase().startsWith('en') ? 'ru' : 'en';
