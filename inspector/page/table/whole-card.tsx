import type { ObjectView } from '../../../index.ts';
import { useTexts } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import { frameOf } from './card.tsx';
import { CardStats, StatValue } from './card-stats.tsx';
import { faceMarks } from './face.ts';
import { refName } from './ref-name.ts';
import { useTable } from './table-context.ts';

/** A card with all its words, and all that has become of it. */
export function WholeCard({ object }: { readonly object: ObjectView }) {
  const t = useTexts(tableTexts);
  const { scene, game, players, objects, attached } = useTable();
  const { name, types = [], tags = [], token, faceDown, attachedTo, owner, controller } = object;
  const face = object.card === undefined ? undefined : scene.cards[object.card];
  const marks = scene.marks[object.object] ?? [];
  const { cost, stats, keywords, facts } = faceMarks(object, face, game.flags);
  const nameOf = (handle: string): string => objects.get(handle)?.name ?? t.unknown;
  const bears = (attached[object.object] ?? []).map((one) => one.name ?? t.unknown);
  const states = [
    token && t.token,
    faceDown && t.faceDown,
    ...facts,
    attachedTo !== undefined && t.attachedTo(nameOf(attachedTo)),
    bears.length > 0 && t.attached(bears.join(', ')),
    controller !== undefined && controller !== owner && t.controlledBy(players[controller] ?? ''),
    controller !== undefined && controller !== owner && owner !== undefined && t.ownedBy(players[owner] ?? ''),
  ].filter((line) => typeof line === 'string');
  return (
    <article className="whole-card" style={frameOf(types)}>
      <header className="whole-head">
        <p className="whole-name">{name}</p>
        {cost && (
          <span className="card-cost">
            <StatValue stat={cost} />
          </span>
        )}
      </header>
      <p className="whole-types">
        {types.join(' ')}
        {tags.length > 0 && ` · ${tags.join(' ')}`}
      </p>
      {face && face.words.length > 0 && (
        <div className="whole-words">
          {face.words.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {keywords.length > 0 && (
        <dl className="whole-keys">
          {keywords.map(({ name: keyword, words, change }) => (
            <div key={keyword}>
              <dt className="card-key" data-change={change}>
                {change === 'lost' ? <s>{words}</s> : words}
              </dt>
              <dd>{game.keywords[keyword]}</dd>
            </div>
          ))}
        </dl>
      )}
      {states.length > 0 && (
        <ul className="whole-states">
          {states.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {marks.length > 0 && (
        <section className="whole-marks">
          <p className="whole-changes">{t.changes}</p>
          <ul>
            {marks.map(({ what, from }, i) => (
              // Lines have nothing of their own that tells them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn as a whole
              <li key={i}>
                <span>{what}</span> <span className="soft">{from}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {object.memory && (
        <p className="whole-types">
          {t.noted}:{' '}
          {Object.entries(object.memory)
            .map(([under, refs]) => `${under}: ${refs.map((ref) => refName(ref, players, t.unknown)).join(', ')}`)
            .join('; ')}
        </p>
      )}
      {stats.length > 0 && <CardStats stats={stats} />}
    </article>
  );
}
