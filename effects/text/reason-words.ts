import type { Reason, ReasonCode } from '../reason.ts';

/** Why something is not so, in words, where the engine gives no more than a code. */
const WORDS: Readonly<Record<ReasonCode, string>> = {
  'no-candidate': 'there is nothing it could be done to',
  zero: 'it comes to zero',
  already: 'it is so already',
  immune: 'it is immune',
  prevented: 'it is prevented',
  replaced: 'something else happens in its place',
  fizzled: 'it has come to nothing',
  'condition-false': 'its condition does not hold',
  gone: 'it is no longer there',
  full: 'there is no room',
  declined: 'it was declined',
  'too-few': 'it is too few',
  'too-many': 'it is too many',
  duplicate: 'it is named twice',
  'not-a-candidate': 'it is not offered',
  constraint: 'it does not go together',
  order: 'the order is wrong',
  sum: 'the sum is wrong',
  'out-of-range': 'it is out of bounds',
  malformed: 'it is no answer',
  unpayable: 'it cannot be paid',
  'no-target': 'there is no legal target',
  'wrong-zone': 'it is not where it would work',
  forbidden: 'it is forbidden',
  limit: 'it has been done as often as it may',
  'not-yours': 'it is not yours',
};

/** A word alone says what it is about, not why. */
export const reasonWords = ({ code, detail = '' }: Reason): string =>
  detail.includes(' ') ? detail : `${WORDS[code]}${detail && `: ${detail}`}`;
