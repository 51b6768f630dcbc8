import type { RefusalRecord } from '../../protocol/messages.ts';
import { grouped } from '../parts/grouped.ts';

export interface RefusedAction {
  readonly action: string;
  readonly objects: readonly {
    readonly object: string | null;
    readonly name: string;
    /** Why not, of each ability of it. */
    readonly lines: readonly string[];
  }[];
  /** What it needs, where that does not hold for some of them. */
  readonly needs: string | null;
}

/** Refusals by action, and in it by what it would be done with. */
export function groupRefusals(refusals: readonly RefusalRecord[]): readonly RefusedAction[] {
  return [...grouped(refusals, ({ action }) => action)].map(([action, of]) => ({
    action,
    needs: of.find((refusal) => refusal.needs !== undefined)?.needs ?? null,
    objects: [...grouped(of, ({ object = null }) => object)].map(([object, lines]) => ({
      object,
      name: lines[0]?.name ?? object ?? '',
      lines: lines.map(({ ability, words }) => (ability === undefined ? words : `${ability}: ${words}`)),
    })),
  }));
}
