import { useEffect, useState } from 'react';
import type { AskOf, QuestionName, ToldOf } from '../../protocol/messages.ts';
import { useSession } from '../context.tsx';

export type Telling<T> =
  | { readonly is: 'waiting' }
  | { readonly is: 'told'; readonly told: T }
  | { readonly is: 'failed'; readonly message: string };

/** What a match tells of something; asked anew when what it is about becomes another. `null` asks nothing. */
export function useAsked<Q extends QuestionName>(question: Q, about: AskOf<Q> | null): Telling<ToldOf<Q>> {
  const session = useSession();
  const key = JSON.stringify(about);
  const [telling, setTelling] = useState<{ readonly key: string; readonly of: Telling<ToldOf<Q>> }>({
    key: '',
    of: WAITING,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is compared by value
  useEffect(() => {
    if (about === null) return;
    let wanted = true;
    const told = (of: Telling<ToldOf<Q>>): void => {
      if (wanted) setTelling({ key, of });
    };
    session.ask(question, about).then(
      (value) => told({ is: 'told', told: value }),
      (error: Error) => told({ is: 'failed', message: error.message }),
    );
    return () => {
      wanted = false;
    };
  }, [session, question, key]);
  return telling.key === key ? telling.of : WAITING;
}

const WAITING = { is: 'waiting' } as const;
