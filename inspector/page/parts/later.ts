import { type ComponentType, createElement, lazy } from 'react';

/** What could not be loaded, by what loads it anew. */
const failed = new Set<() => void>();

/** A part that is only fetched when it is drawn. React remembers that it failed: see `loadAgain`. */
export function later(load: () => Promise<ComponentType>): ComponentType {
  const fresh = (): ComponentType =>
    lazy(() =>
      load().then(
        (Part) => ({ default: Part }),
        (error: unknown) => {
          failed.add(renew);
          throw error;
        },
      ),
    );
  let Part = fresh();
  const renew = (): void => {
    Part = fresh();
  };
  return () => createElement(Part);
}

/** What could not be loaded is fetched once more when it is next drawn. */
export function loadAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
}
