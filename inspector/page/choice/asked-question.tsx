import { useCallback, useEffect, useMemo } from 'react';
import type { Scene } from '../../protocol/messages.ts';
import { type Moment, questionKey } from '../answering/answering.ts';
import { useAnswering, useAnswers } from '../answering/use-answering.ts';
import { useBotSeats, useClosed } from '../answering/use-closed.ts';
import { usePlayers, useSession, useShared, useUi } from '../context.tsx';
import { describing } from './places.ts';
import { Question } from './question.tsx';

interface AskedQuestionProps {
  readonly scene: Scene;
  readonly moment: Moment;
}

/** A question of the match that is looked at. All that is asked about it and answered is of the scene it stands in. */
export function AskedQuestion({ scene, moment }: AskedQuestionProps) {
  const session = useSession();
  const answering = useAnswering();
  const { ui, language } = useShared();
  const { step, asked } = moment;
  const key = questionKey(moment);
  const draft = useAnswers((state) => state.drafts[key]);
  const sending = useAnswers((state) => state.sending === key);
  const refused = useAnswers((state) => (state.refused?.question === key ? state.refused.why : null));
  const players = usePlayers();
  const lit = useUi((state) => state.lit);
  const light = useCallback((handles: readonly string[]) => ui.light(handles), [ui]);
  // What is answered is hovered no more, though no pointer has left it.
  useEffect(() => () => light([]), [light]);
  const describe = useMemo(() => describing(scene.view, players), [scene.view, players]);
  const closed = useClosed() !== null;
  const botAnswers = useBotSeats().answers(asked.player);
  const about = { step, player: asked.player, choice: asked.choice.id };
  const { source } = asked.choice;
  const card = source && 'card' in source && source.card !== undefined ? scene.cards[source.card] : undefined;
  return (
    <Question
      asked={asked}
      language={language}
      players={players}
      draft={draft}
      onDraft={(next) => answering.put(moment, next)}
      onAnswer={(value) => void answering.answer(moment, value)}
      onCancel={() => void answering.cancel(moment)}
      onCheck={(value) => session.ask('refused', { ...about, value })}
      onPreview={(value) => session.ask('preview', { ...about, value })}
      onLeast={async () => (await leastTaken()) ?? null}
      refused={refused}
      sending={sending}
      disabled={closed || botAnswers}
      sourceWords={card?.words ?? []}
      describe={describe}
      lit={lit}
      onLight={light}
    />
  );

  /** The first answer that the match lists; of actions the least one may come later in the list. */
  async function leastTaken() {
    if (asked.choice.request.shape === 'act') return null;
    const [first] = await session.ask('answers', { ...about, most: 1 });
    return first;
  }
}
