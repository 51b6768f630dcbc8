import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../context.tsx';
import { pathsTexts } from '../texts/paths.ts';

interface CardSearchProps {
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  readonly card: string | null;
  readonly onCard: (card: string) => void;
}

/** A card is found by typing: a game has hundreds. */
export function CardSearch({ cards, card, onCard }: CardSearchProps) {
  const t = useTexts(pathsTexts);
  const id = useId();
  const named = (of: string | null): string => cards.find((one) => one.id === of)?.name ?? of ?? '';
  const [typed, setTyped] = useState<{ readonly of: string | null; readonly text: string }>({
    of: card,
    text: named(card),
  });
  const [unknown, setUnknown] = useState<string | null>(null);
  // Another card that was picked elsewhere takes the place of what was typed.
  const text = typed.of === card ? typed.text : named(card);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = text.trim().toLowerCase();
    const found = cards.find((one) => one.id.toLowerCase() === wanted || one.name.toLowerCase() === wanted);
    setUnknown(found ? null : text);
    if (found) onCard(found.id);
  };
  return (
    <form className="paths-search" onSubmit={submit}>
      <label htmlFor={`${id}card`}>{t.card}</label>
      <input
        id={`${id}card`}
        list={`${id}cards`}
        value={text}
        placeholder={t.cardHint}
        autoComplete="off"
        aria-describedby={`${id}unknown`}
        onChange={(event) => setTyped({ of: card, text: event.target.value })}
      />
      <datalist id={`${id}cards`}>
        {cards.map((one) => (
          <option key={one.id} value={one.name}>
            {one.id}
          </option>
        ))}
      </datalist>
      <button type="submit" className="primary" disabled={text.trim() === ''}>
        {t.explore}
      </button>
      <span id={`${id}unknown`} role="status" className="paths-unknown">
        {unknown !== null && t.unknown(unknown)}
      </span>
    </form>
  );
}
