import { FIELD_INFO } from '../vocabulary.ts';

/** Where a field of a filter stands: before the noun, as the noun itself, or after it. */
export const FIELD_PLACES = {
  before: placed('before'),
  noun: placed('noun'),
  after: placed('after'),
} as const;

function placed(place: 'before' | 'noun' | 'after'): readonly string[] {
  return Object.values(FIELD_INFO)
    .filter((field) => (field.place ?? 'after') === place)
    .map((field) => field.name);
}
