import { useState } from 'react';

/** Whether something has ever been so: what is shown then stays, also while it closes. */
export function useEver(so: boolean): boolean {
  const [ever, setEver] = useState(so);
  if (so && !ever) setEver(true);
  return ever || so;
}
