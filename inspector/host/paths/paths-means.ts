import type { RegistryEntry } from '../../../testing/scenario/setup.ts';
import type { Means } from '../desk.ts';

/** Finds choice graphs in this process, which does nothing else until it is done. */
export const pathsMeans =
  (entry: RegistryEntry): NonNullable<Means['paths']> =>
  async (card) => {
    const { pathsOf } = await import('./paths-record.ts');
    return pathsOf(entry, card);
  };
