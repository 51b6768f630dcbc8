import { useEffect, useMemo, useState } from 'react';
import type { AskOf, QuestionName, ToldOf } from '../../protocol/messages.ts';
import { useSession, useShared } from '../context.tsx';
import { failureWords } from '../texts/failures.ts';

export type Telling<T> =
  | { readonly is: 'waiting' }
  | { readonly is: 'told'; readonly told: T }
  | { readonly is: 'failed'; readonly message: string };

type Told<T> = Exclude<Telling<T>, { is: 'failed' }> | { readonly is: 'failed'; readonly error: unknown };

/** What a match tells of something; asked anew when what it is about becomes another. `null` asks nothing. */
export function useAsked<Q extends QuestionName>(question: Q, about: AskOf<Q> | null): Telling<ToldOf<Q>> {
  const session = useSession();
  const { language } = useShared();
  const key = JSON.stringify(about);
  const [telling, setTelling] = useState<{ readonly key: string; readonly of: Told<ToldOf<Q>> }>({
    key: '',
    of: WAITING,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is compared by value
  useEffect(() => {
    if (about === null) return;
    let wanted = true;
    const told = (of: Told<ToldOf<Q>>): void => {
      if (wanted) setTelling({ key, of });
    };
    session.ask(question, about).then(
      (value) => told({ is: 'told', told: value }),
      (error: unknown) => told({ is: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [session, question, key]);
  const { of } = telling;
  return useMemo(() => {
    if (telling.key !== key) return WAITING;
    return of.is === 'failed' ? { is: 'failed', message: failureWords(of.error, language) } : of;
  }, [telling.key, key, of, language]);
}

const WAITING = { is: 'waiting' } as const;
