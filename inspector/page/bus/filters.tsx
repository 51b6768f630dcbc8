import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import { useLayer, usePlayers, useTexts } from '../context.tsx';
import { busTexts } from '../texts/bus.ts';
import type { Bus } from './bus-state.ts';
import { isAll, KINDS } from './filter.ts';
import { type UsedBus, useBusState } from './use-bus.ts';

/** What of the timeline is shown, and how much that is. */
export function Filters({ bus, shown }: UsedBus) {
  const t = useTexts(busTexts);
  const filter = useBusState(bus, (state) => state.filter);
  const players = usePlayers();
  const { events } = bus.rows;
  const all = isAll(filter);
  return (
    <search className="bus-filters" aria-label={t.filters}>
      <Types bus={bus} />
      <ObjectFilter bus={bus} />
      <select
        aria-label={t.player}
        value={filter.player ?? ''}
        onChange={({ target: { value } }) => bus.setFilter({ player: value === '' ? null : Number(value) })}
      >
        <option value="">{t.anyPlayer}</option>
        {players.map((name, seat) => (
          <option key={name} value={seat}>
            {name}
          </option>
        ))}
      </select>
      <div className="bus-found">
        <input
          type="search"
          className="bus-text"
          aria-label={`${t.text} ${t.textHint}`}
          placeholder={`${t.text} ${t.textHint}`}
          value={filter.text}
          onChange={({ target }) => bus.setFilter({ text: target.value })}
        />
        <span className="bus-count" role="status">
          {all ? t.allShown(events) : t.shown(shown.events, events)}
        </span>
        <button type="button" disabled={all} onClick={() => bus.clear()}>
          {t.clear}
        </button>
      </div>
    </search>
  );
}

/** Several types at once. */
function Types({ bus }: { readonly bus: Bus }) {
  const t = useTexts(busTexts);
  const layer = useLayer();
  const types = useBusState(bus, (state) => state.filter.types);
  const options = [...[...bus.rows.types].sort(), ...KINDS];
  const toggle = (type: string): void =>
    bus.setFilter({ types: types.includes(type) ? types.filter((one) => one !== type) : [...types, type] });
  return (
    <Popover.Root>
      <Popover.Trigger className="bus-types">
        {types.length === 0 ? t.types : t.typesOf(types.length)} <span aria-hidden>▾</span>
      </Popover.Trigger>
      <Popover.Portal container={layer}>
        <Popover.Content className="bus-menu bus-type-list" align="start" aria-label={t.types}>
          <button type="button" disabled={types.length === 0} onClick={() => bus.setFilter({ types: [] })}>
            {t.allTypes}
          </button>
          {options.map((type) => (
            <label key={type} className="bus-menu-item">
              <input type="checkbox" checked={types.includes(type)} onChange={() => toggle(type)} />
              <span className={KINDS.some((kind) => kind === type) ? '' : 'mono'}>{t.typeName(type)}</span>
            </label>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** By name, out of those that were seen; a single object is picked at a row. */
function ObjectFilter({ bus }: { readonly bus: Bus }) {
  const t = useTexts(busTexts);
  const id = useId();
  const object = useBusState(bus, (state) => state.filter.object);
  const [text, setText] = useState(object && 'name' in object ? object.name : '');
  const { identities } = bus.rows;
  if (object && 'handle' in object)
    return (
      <button
        type="button"
        className="bus-object bus-only"
        aria-label={t.dropObject}
        onClick={() => bus.setFilter({ object: null })}
      >
        {t.onlyObject(identities.name(object.handle) ?? object.handle)} <span aria-hidden>✕</span>
      </button>
    );
  return (
    <>
      <input
        className="bus-object"
        list={id}
        aria-label={t.object}
        placeholder={t.anyObject}
        value={object === null && identities.has(text) ? '' : text}
        onChange={({ target: { value } }) => {
          setText(value);
          const name = identities.has(value) ? value : null;
          if (name !== null || object !== null) bus.setFilter({ object: name === null ? null : { name } });
        }}
      />
      <datalist id={id}>
        {identities.known.map(([name]) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
