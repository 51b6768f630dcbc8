import { useId } from 'react';
import { usePlayers, useShared, useTexts, useUi } from '../context.tsx';
import { grouped } from '../parts/grouped.ts';
import { useVisibleObjects, type VisibleObject } from '../parts/visible-objects.ts';
import { explainTexts } from '../texts/explain.ts';

/** All objects whose face is seen, by their zones. */
export function ObjectPicker() {
  const t = useTexts(explainTexts);
  const id = useId();
  const { ui } = useShared();
  const selected = useUi((state) => state.selected) ?? '';
  const objects = useVisibleObjects();
  const players = usePlayers();
  const zones = grouped(objects, ({ zone }: VisibleObject) => zone);
  const known = selected === '' || objects.some(({ handle }) => handle === selected);
  return (
    <p className="explain-picker select">
      <label htmlFor={id}>{t.object}</label>
      <select id={id} value={selected} onChange={({ target: { value } }) => ui.select(value === '' ? null : value)}>
        <option value="">{t.choose}</option>
        {!known && <option value={selected}>{selected}</option>}
        {[...zones].map(([zone, of]) => (
          <optgroup key={zone} label={zoneWords(zone, players, t.zoneOf)}>
            {of.map(({ handle, words }) => (
              <option key={handle} value={handle}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
}

/** `hand.0` is a zone of a player. */
function zoneWords(key: string, players: readonly string[], of: (zone: string, player: string) => string): string {
  const [zone = '', seat] = key.split('.');
  const player = seat === undefined ? undefined : players[Number(seat)];
  return player === undefined ? zone : of(zone, player);
}
