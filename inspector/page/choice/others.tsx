import { refWords } from '../../../effects/text/render.ts';
import type { Scene } from '../../protocol/messages.ts';
import { titleOf } from '../answering/labels.ts';
import { usePlayers, useTexts } from '../context.tsx';
import { choiceTexts } from '../texts/choice.ts';

/** Who else is asked, and for what: those whose answers are not given here. */
export function Others({ scene: { view, asked } }: { readonly scene: Scene }) {
  const t = useTexts(choiceTexts);
  const players = usePlayers();
  const others = view.choices.flatMap(({ id, asks, purpose, source }) => {
    const answered = asked.filter(({ choice }) => choice.id === id).map(({ player }) => player as number);
    const rest = asks.filter((seat) => !answered.includes(seat));
    if (rest.length === 0) return [];
    const names = rest.map((seat) => players[seat] ?? `${seat}`).join(', ');
    const what = source ? `${titleOf(purpose)} (${refWords(source, players)})` : titleOf(purpose);
    return [{ id, words: answered.length > 0 ? t.alsoAsked(names) : t.othersAsked(names, what) }];
  });
  if (others.length === 0)
    return asked.length > 0 || view.result ? null : <p className="soft choice-others">{t.nothingAsked}</p>;
  return (
    <ul className="soft choice-others" aria-label={t.waitingFor}>
      {others.map(({ id, words }) => (
        <li key={id}>{words}</li>
      ))}
    </ul>
  );
}
