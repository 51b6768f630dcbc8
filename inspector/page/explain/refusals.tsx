import { useState } from 'react';
import type { RefusalRecord, Scene } from '../../protocol/messages.ts';
import { usePlayers, useShared, useTexts } from '../context.tsx';
import { Select } from '../parts/head.tsx';
import { useAsked } from '../parts/use-asked.ts';
import { useSteady } from '../parts/use-steady.ts';
import { useVisibleObjects } from '../parts/visible-objects.ts';
import { explainTexts } from '../texts/explain.ts';
import { groupRefusals } from './group-refusals.ts';

interface RefusalsProps {
  readonly scene: Scene;
  readonly selected: string | null;
}

/** What the player whose window it is cannot do, and why: with the selected object first. */
export function Refusals({ scene, selected }: RefusalsProps) {
  const t = useTexts(explainTexts);
  const players = usePlayers();
  const [chosen, choose] = useState<number | null>(null);
  const seats = [...new Set(scene.asked.map(({ player }) => player))];
  const player = chosen !== null && seats.includes(chosen) ? chosen : seats[0];
  const telling = useSteady(useAsked('whyNot', player === undefined ? null : { step: scene.step, player }));
  const nameOf = (seat: number): string => players[seat] ?? `${seat}`;
  const viewer = scene.viewer === 'everything' ? null : scene.viewer === 'spectator' ? t.spectator : scene.viewer;
  const acts = scene.asked.some((asked) => asked.player === player && asked.choice.request.shape === 'act');
  return (
    <section className="explain-part">
      <h2>{player === undefined ? t.whyNot : t.whyNotOf(nameOf(player))}</h2>
      {player === undefined && <p className="soft">{viewer === null ? t.nobodyActs : t.notAsked(viewer)}</p>}
      {player !== undefined && seats.length > 1 && (
        <Select
          label={t.player}
          value={`${player}`}
          options={seats.map((seat) => [`${seat}`, nameOf(seat)])}
          onChange={(seat) => choose(Number(seat))}
        />
      )}
      {telling.is === 'failed' && <p className="soft">{telling.message}</p>}
      {player !== undefined && telling.is === 'waiting' && <p className="soft">{t.waiting}</p>}
      {player !== undefined &&
        telling.is === 'told' &&
        (acts || telling.told.length > 0 ? (
          <Told refusals={telling.told} scene={scene} selected={selected} player={player} />
        ) : (
          <p className="soft">{t.askedOtherwise(nameOf(player))}</p>
        ))}
    </section>
  );
}

interface ToldProps extends RefusalsProps {
  readonly refusals: readonly RefusalRecord[];
  readonly player: number;
}

function Told({ refusals, scene, selected, player }: ToldProps) {
  const t = useTexts(explainTexts);
  const players = usePlayers();
  const own = selected === null ? [] : refusals.filter(({ object }) => object === selected);
  const rest = selected === null ? refusals : refusals.filter(({ object }) => object !== selected);
  const visible = useVisibleObjects();
  const name = visible.find(({ handle }) => handle === selected)?.words ?? selected ?? '';
  const can = selected === null ? [] : offeredWith(scene, selected);
  const foreign = selected !== null && can.length === 0 && isForeign(scene, selected, player);
  return (
    <>
      {selected !== null && (
        <>
          <h3>{t.ofIt(name)}</h3>
          {can.length > 0 && (
            <p>
              {t.can} {can.join(', ')}
            </p>
          )}
          {own.length > 0 ? (
            <Groups refusals={own} />
          ) : (
            <p className="soft">{foreign ? t.foreign(players[player] ?? `${player}`) : t.nothingOfIt}</p>
          )}
          <h3>{t.ofRest}</h3>
        </>
      )}
      {rest.length > 0 ? <Groups refusals={rest} /> : <p className="soft">{t.nothingRefused}</p>}
    </>
  );
}

/** Whether it is another player's to use. */
function isForeign({ view }: Scene, handle: string, player: number): boolean {
  const object = Object.values(view.zones)
    .flatMap(({ objects }) => objects)
    .find((one) => one.object === handle);
  const user = object?.controller ?? object?.owner;
  return user !== undefined && user !== player;
}

/** Actions of open windows that are taken with an object. */
const offeredWith = ({ asked }: Scene, handle: string): readonly string[] =>
  asked.flatMap(({ choice: { request }, options }) =>
    request.shape === 'act'
      ? request.actions.flatMap(({ ref }, i) =>
          ref && 'object' in ref && ref.object === handle ? (options[i] ?? []) : [],
        )
      : [],
  );

function Groups({ refusals }: { readonly refusals: readonly RefusalRecord[] }) {
  const t = useTexts(explainTexts);
  const { ui } = useShared();
  return (
    <dl className="explain-refusals">
      {groupRefusals(refusals).map(({ action, objects, needs }) => (
        <div key={action}>
          <dt>{action}</dt>
          {needs !== null && (
            <dd className="soft">
              {t.needs} {needs}
            </dd>
          )}
          {objects.map(({ object, name, lines }) => (
            <dd key={object ?? ''}>
              {object === null ? (
                <span className="soft">{t.withoutObject}</span>
              ) : (
                <button
                  type="button"
                  className="ref-link"
                  onClick={() => ui.select(object)}
                  onFocus={() => ui.light([object])}
                  onBlur={() => ui.light([])}
                  onPointerEnter={() => ui.light([object])}
                  onPointerLeave={() => ui.light([])}
                >
                  {name}
                </button>
              )}
              <ul>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
