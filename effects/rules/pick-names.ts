/** Names under which a play finds what was picked for it, beside those that its amounts and targets have. */

export const MODE_PICK = 'mode';

export const costPick = (cost: number): string => `cost.${cost}`;

const COST = /^cost\.(\d+)$/;

/** The cost that a name is for; `null` if it is no such name. */
export function costPicked(name: string): number | null {
  const cost = COST.exec(name)?.[1];
  return cost === undefined ? null : Number(cost);
}
