/** The hash to start folding from. */
export const FOLD_START = 0x811c9dc5 | 0;

/** Folds one integer (taken modulo 2^32) into a 32 bit hash. */
export function fold(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
