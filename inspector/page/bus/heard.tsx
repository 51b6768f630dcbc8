import { useState } from 'react';
import type { EventRecord, HearingRecord } from '../../protocol/messages.ts';
import { useTexts, useUi } from '../context.tsx';
import { Select } from '../parts/head.tsx';
import { useAsked } from '../parts/use-asked.ts';
import { useSteady } from '../parts/use-steady.ts';
import { useVisibleObjects } from '../parts/visible-objects.ts';
import { busTexts } from '../texts/bus.ts';

interface HeardProps {
  readonly event: EventRecord;
  readonly step: number;
}

/** For each ability of an object, whether it has heard the event, or why not. */
export function Heard({ event: { batch, n, objects }, step }: HeardProps) {
  const t = useTexts(busTexts);
  const selected = useUi((state) => state.selected);
  const [chosen, choose] = useState<string | null>(null);
  const visible = useVisibleObjects();
  const object = chosen ?? selected ?? objects.at(-1) ?? '';
  const telling = useSteady(useAsked('heard', object === '' ? null : { step, batch, n, object }));
  const names = new Map(visible.map(({ handle, words }) => [handle, words]));
  const handles = [...new Set([...objects, ...(object === '' ? [] : [object]), ...names.keys()])];
  return (
    <section className="bus-heard" aria-label={t.heard}>
      <h3>{t.heard}</h3>
      <Select
        label={t.heardOf}
        value={object}
        options={[
          ...(object === '' ? [['', t.chooseObject] as const] : []),
          ...handles.map((handle) => [handle, names.get(handle) ?? handle] as const),
        ]}
        onChange={choose}
      />
      {telling.is === 'told' && <Hearings told={telling.told} />}
      {telling.is === 'failed' && <p className="soft">{telling.message}</p>}
      {telling.is === 'waiting' && object !== '' && <p className="soft">{t.waiting}</p>}
    </section>
  );
}

function Hearings({ told }: { readonly told: readonly HearingRecord[] }) {
  const t = useTexts(busTexts);
  if (told.length === 0) return <p className="soft">{t.noAbility}</p>;
  return (
    <ul>
      {told.map(({ ability, fired, words }) => (
        <li key={ability}>
          <span className="mono">{ability}</span>{' '}
          {fired ? <strong className="bus-fired">✓ {t.fired}</strong> : <span>✗ {words}</span>}
        </li>
      ))}
    </ul>
  );
}
