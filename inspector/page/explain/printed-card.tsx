import type { CardFace } from '../../protocol/messages.ts';
import { useMatch, useTexts } from '../context.tsx';
import { explainTexts } from '../texts/explain.ts';

/** A card with its words, as it is printed. */
export const PrintedCard = ({ face }: { readonly face: CardFace }) => {
  const t = useTexts(explainTexts);
  const stats = Object.entries(face.stats).map(([name, n]) => `${name} ${n}`);
  return (
    <article className="explain-card" aria-label={t.printed}>
      <h2>{face.name}</h2>
      <p className="soft">{[face.types.join(', '), ...stats].join(' · ')}</p>
      {face.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </article>
  );
};

/** What each keyword of a card means. */
export function Keywords({ names }: { readonly names: readonly string[] }) {
  const t = useTexts(explainTexts);
  const words = useMatch(({ welcome }) => welcome?.game.keywords);
  if (names.length === 0) return null;
  return (
    <section className="explain-part">
      <h2>{t.keywords}</h2>
      <dl className="explain-keywords">
        {names.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words?.[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
