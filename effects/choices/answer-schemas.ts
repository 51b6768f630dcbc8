/** Leaves of the answers' schemas. Bounds here are of form only; what a request allows is for `validate`. */
import { Integer, Array as List } from 'typebox';

/** Longest list in an answer, and so the most things one request may offer. */
export const LIST_LIMIT = 10_000;

export const position = Integer({ minimum: 0, maximum: LIST_LIMIT - 1 });
export const positions = List(position, { maxItems: LIST_LIMIT, uniqueItems: true });
export const amounts = List(Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), { maxItems: LIST_LIMIT });
