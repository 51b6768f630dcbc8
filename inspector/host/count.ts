import { countAnswers } from '../../effects/choices/shapes.ts';
import { furtherRule } from '../../effects/rules/answering.ts';
import type { OpenRequest } from '../../effects/rules/open-requests.ts';
import type { Position } from '../../index.ts';

/** More answers that must obey more than their shape are not looked at one by one: whoever looks on holds up no match. */
const COUNTED = 500;

/** How many answers there are; `null`: too many to count. */
export function countOf(at: Position, open: OpenRequest, most = COUNTED): number | null {
  if (furtherRule(at, open.choice) && countAnswers(open.request) > most) return null;
  const { count } = open;
  return Number.isFinite(count) ? count : null;
}
