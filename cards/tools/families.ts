import type { TSchema } from 'typebox';
import { AMOUNTS } from '../../effects/amounts/registry.gen.ts';
import { CONDITIONS } from '../../effects/conditions/registry.gen.ts';
import { COSTS } from '../../effects/costs/registry.gen.ts';
import { OPS } from '../../effects/ops/registry.gen.ts';
import { PATCHES } from '../../effects/patches/registry.gen.ts';
import { REPLACEMENTS } from '../../effects/replacements/registry.gen.ts';
import { SELECTORS } from '../../effects/selectors/registry.gen.ts';
import { TRIGGERS } from '../../effects/triggers/registry.gen.ts';

/** What the tools read of a member of a family. */
export interface MemberInfo {
  readonly name: string;
  readonly params: TSchema;
  readonly words: string;
  readonly example: unknown;
}

/** Members of the language that are written as `{ <key>: <member>, …parameters }`. */
export interface Family {
  readonly key: string;
  /** What messages call one of them. */
  readonly title: string;
  readonly members: Readonly<Record<string, MemberInfo>>;
}

export type FamilyName = 'effect' | 'condition' | 'selector' | 'amount' | 'cost' | 'patch' | 'replacement' | 'trigger';

/** The families by the name of their definition in the schema. Filters are one object, and not among them. */
export const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  effect: { key: 'op', title: 'effect', members: OPS },
  condition: { key: 'test', title: 'condition', members: CONDITIONS },
  selector: { key: 'select', title: 'selector', members: SELECTORS },
  amount: { key: 'amount', title: 'amount', members: AMOUNTS },
  cost: { key: 'cost', title: 'cost', members: COSTS },
  patch: { key: 'patch', title: 'patch', members: PATCHES },
  replacement: { key: 'replace', title: 'replacement', members: REPLACEMENTS },
  trigger: { key: 'on', title: 'trigger', members: TRIGGERS },
};
