import { useEffect, useState } from 'react';
import type { FrameRecord } from '../../protocol/pending.ts';
import { useMatch, useSession } from '../context.tsx';
import { useAsked } from '../parts/use-asked.ts';
import type { Service } from '../session/machine-store.ts';

const NONE: readonly FrameRecord[] = [];

/** The effects that are pending, as long as there are actors of some; what was told last stays until more is told. */
export function useEffects(services: ReadonlyMap<string, Service>): readonly FrameRecord[] {
  const session = useSession();
  const stands = useMatch((state) => state.stands);
  const [frames, setFrames] = useState(NONE);
  const live = [...services.values()].some(({ id, stopped }) => !stopped && id.startsWith('effect.'));
  const telling = useAsked('pending', live && session.can('pending') ? { step: stands } : null);
  useEffect(() => {
    if (telling.is === 'told') setFrames(telling.told.frames);
  }, [telling]);
  return frames;
}
