import { type CSSProperties, memo, useMemo } from 'react';
import type { ObjectView } from '../../../index.ts';
import type { CardFace, Scene } from '../../protocol/messages.ts';
import { useTexts } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import { CardStats, StatValue } from './card-stats.tsx';
import { faceMarks } from './face.ts';
import { hueOf } from './hue.ts';
import { objectLabel } from './label.ts';
import { Place } from './place.tsx';

/** How much of a card is drawn: all but its words, its words too, its name alone. */
export type CardSize = 'open' | 'hand' | 'strip';

export interface CardProps {
  readonly object: ObjectView;
  readonly face: CardFace | undefined;
  readonly marks: Scene['marks'][string] | undefined;
  readonly flags: readonly string[];
  readonly size: CardSize;
  readonly labels: string;
  readonly picked: boolean;
  readonly toggles: boolean;
  /** Names of what is attached to it, a line each. */
  readonly attached: string;
  readonly attachedTo: string | null;
  readonly controller: string | null;
}

/** The hue of a card's frame, for its style. */
export const frameOf = (types: readonly string[] | undefined): CSSProperties => ({
  ['--hue' as string]: hueOf(types),
});

/** A card as it lies on the table. Drawn anew only when something of it has changed. */
export const Card = memo(function Card(props: CardProps) {
  const { object, face, marks, flags, size, labels, picked, toggles, attached, attachedTo, controller } = props;
  const t = useTexts(tableTexts);
  const shown = useMemo(() => faceMarks(object, face, flags), [object, face, flags]);
  const changes = marks?.length ?? 0;
  const around = { attached: attached.split('\n').filter(Boolean), attachedTo, controller, changes };
  const offered = { labels, picked, toggles };
  const label = objectLabel(t, object, shown, around, offered);
  if (object.name === undefined)
    return (
      <Place place={object.object} label={label} offered={offered} className={`card card-${size} card-back`}>
        {null}
      </Place>
    );
  return (
    <Place
      place={object.object}
      label={label}
      description={face?.words.join(' ')}
      offered={offered}
      className={`card card-${size}${object.faceDown ? ' card-down' : ''}`}
      style={frameOf(object.types)}
    >
      <span className="card-head">
        <span className="card-name">{object.name}</span>
        {shown.cost && (
          <span className="card-cost">
            <StatValue stat={shown.cost} />
          </span>
        )}
      </span>
      {size !== 'strip' && (
        <>
          <span className="card-text">
            <span className="card-lines">
              <span className="card-line">
                {changes > 0 && <span className="card-changes">±{changes}</span>}
                {size === 'hand' && <span className="card-types">{object.types?.join(' ')}</span>}
                {shown.keywords.map(({ name, words, change }) => (
                  <span key={name} className="card-key" data-change={change}>
                    {words}
                  </span>
                ))}
                {object.faceDown && <span className="card-fact">{t.faceDown}</span>}
                {object.token && <span className="card-fact">{t.token}</span>}
                {shown.facts.map((fact) => (
                  <span key={fact} className="card-fact">
                    {fact}
                  </span>
                ))}
              </span>
              {size === 'hand' && <span className="card-words">{face?.words.join(' ')}</span>}
            </span>
          </span>
          <CardStats stats={shown.stats} />
        </>
      )}
    </Place>
  );
});
