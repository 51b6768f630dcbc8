import { useEffect, useState } from 'react';
import { reasonWords } from '../../../effects/text/reason-words.ts';
import type { Rejected, SeenRequest } from '../../../index.ts';
import { verdictOn } from '../answering/putting.ts';

/** Whether an answer that is being put together could be given as it is. */
export type Standing =
  | { readonly is: 'empty' | 'checking' | 'legal' }
  /** Why not, in the engine's words. */
  | { readonly is: 'illegal'; readonly why: string };

/** Asks whether an answer of the right form would be taken; rejects where that cannot be told. */
export type Check = (value: unknown) => Promise<Rejected | null>;

/** Milliseconds in which nothing more is picked, before the match is asked. */
const PAUSE = 150;

/** The form of an answer is looked at at once; rules beyond that the match is asked about. */
export function useVerdict(request: SeenRequest, value: unknown, check: Check | null): Standing {
  const key = JSON.stringify(value);
  const [told, setTold] = useState<{
    readonly request: SeenRequest;
    readonly key: string;
    readonly why: string | null;
  }>();
  const form = value === null ? null : verdictOn(request, value);
  const asking = form === true && check !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is compared by value; asked once for each
  useEffect(() => {
    if (!asking) return;
    let wanted = true;
    const tell = (why: string | null): void => {
      if (wanted) setTold({ request, key, why });
    };
    const timer = setTimeout(() => {
      check(value).then(
        (rejected) => tell(rejected?.message ?? null),
        (error: Error) => tell(error.message),
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asking, request, key]);
  if (form === null) return { is: 'empty' };
  if (form !== true) return { is: 'illegal', why: reasonWords(form) };
  if (!check) return { is: 'legal' };
  if (told?.request !== request || told.key !== key) return { is: 'checking' };
  return told.why === null ? { is: 'legal' } : { is: 'illegal', why: told.why };
}
