import type { timeTexts } from '../texts/time.ts';
import type { Branch } from './branches.ts';

type Texts = (typeof timeTexts)['en'];

/** What a branch is called as long as nobody names it. */
export const usualName = ({ from, number }: Branch, t: Texts): string =>
  from === null ? t.mainLine : t.branch(number);

/** What a branch is called. */
export const branchName = (branch: Branch, names: Readonly<Record<number, string>>, t: Texts): string =>
  names[branch.head] || usualName(branch, t);
