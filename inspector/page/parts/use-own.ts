import { useEffect, useState } from 'react';

/** Something that is made for a part of the page, and closed with it or when it is to be of something else. */
export function useOwn<K, T>(of: K, make: (of: K) => T, close: (made: T) => void): T | null {
  const [own, setOwn] = useState<T | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew only for what it is of
  useEffect(() => {
    const made = make(of);
    setOwn(() => made);
    return () => close(made);
  }, [of]);
  return own;
}
