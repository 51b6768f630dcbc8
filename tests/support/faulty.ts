/** What a member of a table is in place of what it is, given that. */
export type Instead<T> = (right: T) => T;

/** Plants a fault: for as long as something runs, one member of a table that all share is another. */
export function faulty<T extends object, K extends keyof T, R>(
  table: T,
  key: K,
  instead: Instead<T[K]>,
  run: () => R,
): R {
  const right = table[key];
  const put = (value: T[K]): void => {
    Object.defineProperty(table, key, { value, configurable: true, enumerable: true, writable: true });
  };
  put(instead(right));
  let ran: R;
  try {
    ran = run();
  } catch (error) {
    put(right);
    throw error;
  }
  // What takes time has the fault until it is done.
  if (ran instanceof Promise) return ran.finally(() => put(right)) as R;
  put(right);
  return ran;
}
