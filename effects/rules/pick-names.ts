/** Names under which a play finds what was picked for it, beside those that its amounts and targets have. */

export const MODE_PICK = 'mode';

export const costPick = (cost: number): string => `cost.${cost}`;

const COST = /^cost\.\d+$/;

export const isCostPick = (name: string): boolean => COST.test(name);
