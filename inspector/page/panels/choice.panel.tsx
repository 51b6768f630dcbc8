import { Tabs } from 'radix-ui';
import { useRef, useState } from 'react';
import type { Scene } from '../../protocol/messages.ts';
import { questionKey } from '../answering/answering.ts';
import { titleOf } from '../answering/labels.ts';
import { useAnswers } from '../answering/use-answering.ts';
import { useBotSeats, useClosed } from '../answering/use-closed.ts';
import { AskedQuestion } from '../choice/asked-question.tsx';
import { Bots } from '../choice/bots.tsx';
import { pickByDigit } from '../choice/keys.ts';
import { Others } from '../choice/others.tsx';
import { Past } from '../choice/past.tsx';
import { useFocusKept } from '../choice/use-focus-kept.ts';
import { usePlayers, useScene, useShared, useTexts } from '../context.tsx';
import { choiceTexts } from '../texts/choice.ts';
import { definePanel } from './panel.ts';

function Choice() {
  const scene = useScene();
  return scene && <Questions scene={scene} />;
}

/** All questions of a scene: one in front, the others in tabs beside it. */
function Questions({ scene }: { readonly scene: Scene }) {
  const t = useTexts(choiceTexts);
  const { local } = useShared();
  const players = usePlayers();
  const closed = useClosed();
  const { isBot, answers } = useBotSeats();
  const [wanted, setWanted] = useState<string | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const questions = scene.asked.map((asked) => {
    const moment = { step: scene.step, asked };
    return { moment, asked, key: questionKey(moment), bot: isBot(asked.player) };
  });
  const front =
    questions.find(({ key }) => key === wanted) ?? questions.find(({ bot }) => !bot) ?? questions[0] ?? null;
  useFocusKept(part, front?.key ?? null);
  const said = front && !front.bot && closed === null ? front.asked : null;
  return (
    <Tabs.Root asChild value={front?.key ?? ''} onValueChange={setWanted} onKeyDown={pickByDigit}>
      <div ref={part} className="choice" tabIndex={-1}>
        <div className="choice-head">
          {questions.length > 0 && (
            <Tabs.List className="choice-tabs" aria-label={t.questions}>
              {questions.map(({ key, asked, bot }) => (
                <Tabs.Trigger key={key} value={key} className="tab">
                  {players[asked.player]}: {titleOf(asked.choice.purpose)}{' '}
                  {bot && <span className="badge">{t.bot}</span>}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
          )}
          <Others scene={scene} />
          {local?.plan?.seats.some(({ bot }) => bot !== null) && <Bots pace={local.pace} />}
        </div>
        <Past scene={scene} />
        <TooLate />
        {questions.map(({ key, moment, asked: { player }, bot }) => (
          <Tabs.Content key={key} value={key} className="choice-question" tabIndex={-1}>
            {bot && closed === null && (
              <p className="choice-note">
                {answers(player) ? t.botAnswers(players[player] ?? '') : t.botHeld(players[player] ?? '')}
              </p>
            )}
            <AskedQuestion scene={scene} moment={moment} />
          </Tabs.Content>
        ))}
        <p className="visually-hidden" role="status">
          {said && t.newQuestion(players[said.player] ?? '', titleOf(said.choice.purpose), said.words)}
        </p>
      </div>
    </Tabs.Root>
  );
}

/** An answer to what is no longer asked: where it was given, nothing is left to say it at. */
function TooLate() {
  const t = useTexts(choiceTexts);
  const late = useAnswers(({ refused }) => refused?.why.code === 'stale');
  return <div role="alert">{late && <p className="choice-note">{t.late}</p>}</div>;
}

export default definePanel({
  name: 'choice',
  title: { en: 'Choice', ru: 'Выбор' },
  place: 'question',
  order: 10,
  shown: (session) => session.store.getState().welcome !== null,
  Panel: Choice,
});
