import type { Ref } from 'react';
import { refWords } from '../../../effects/text/render.ts';
import type { AskedRecord } from '../../protocol/messages.ts';
import { titleOf } from '../answering/labels.ts';
import { useLit, useSurroundings } from './surroundings.ts';

interface HeadingProps {
  readonly asked: AskedRecord;
  readonly id: string;
  /** Words of the card that asks. */
  readonly sourceWords: readonly string[];
  readonly ref: Ref<HTMLHeadingElement>;
}

/** What is asked: for what, by what card, after which answers of others. */
export function Heading({ asked: { choice, words, count }, id, sourceWords, ref }: HeadingProps) {
  const { t, players } = useSurroundings();
  const { source, answers } = choice;
  const lit = useLit(source);
  return (
    <header className="question-head">
      <h2 id={id} ref={ref} tabIndex={-1}>
        {titleOf(choice.purpose)}
      </h2>
      {source && (
        <span className="question-source" {...lit}>
          <span className="visually-hidden">{t.source}: </span>
          {refWords(source, players)}
        </span>
      )}
      <span className="question-words">{words}</span>
      <span className="soft">{count === null ? t.manyAnswers : t.answers(count)}</span>
      {sourceWords.length > 0 && (
        <p className="soft question-source-words" title={sourceWords.join('\n')}>
          {sourceWords.join(' ')}
        </p>
      )}
      {answers?.map(({ player, chosen }) => (
        <span key={player} className="soft question-before">
          {t.chosenBefore(
            players[player] ?? `${player}`,
            chosen.map((one) => refWords(one, players)).join(', ') || t.nothing,
          )}
        </span>
      ))}
    </header>
  );
}
