import type { EventRecord } from '../../protocol/messages.ts';
import { useMatch, usePlayers, useSession, useShared, useTexts, useUi } from '../context.tsx';
import { busTexts } from '../texts/bus.ts';
import type { Bus } from './bus-state.ts';
import { Heard } from './heard.tsx';
import { valueWords } from './value-words.ts';

/** The selected event: the fact, what each viewer is told of it, and who heard it. */
export function EventDetail({ bus }: { readonly bus: Bus }) {
  const t = useTexts(busTexts);
  const { ui } = useShared();
  const session = useSession();
  const selected = useUi((state) => state.event);
  const { rows } = bus;
  const at = selected && rows.event(selected.batch, selected.n);
  const row = at === null ? undefined : rows.list[at];
  if (at === null || row?.kind !== 'event') return null;
  const { event } = row;
  const { parent, frame } = event;
  return (
    <section className="bus-detail" aria-label={t.detail}>
      <header className="bus-detail-head">
        <h2>{event.words}</h2>
        <button type="button" aria-label={t.close} onClick={() => ui.selectEvent(null)}>
          ✕
        </button>
      </header>
      <p className="bus-detail-cause">
        {row.batched && (
          <button type="button" className="ref-link mono" onClick={() => bus.jump(at)}>
            {t.batch(event.batch)}
          </button>
        )}
        {event.cause && (
          <span>
            <span className="soft">{t.from}</span> {event.cause}
          </span>
        )}
        {frame !== undefined && (
          <button
            type="button"
            className="ref-link mono"
            disabled={rows.effect(frame) === null}
            onClick={() => bus.jump(rows.effect(frame))}
          >
            {t.effect(frame)}
          </button>
        )}
        {parent !== undefined && (
          <button
            type="button"
            className="ref-link mono"
            aria-label={t.toParent(parent)}
            onClick={() => bus.jump(rows.batch(parent))}
          >
            ↑ {t.batch(parent)}
          </button>
        )}
      </p>
      <Forms event={event} />
      {session.can('heard') && <Heard key={row.key} event={event} step={row.step} />}
    </section>
  );
}

const typeOnly = (key: string): boolean => key !== 'type';

/** The fact beside what each is told of it; what is not told, or told otherwise, is marked. */
function Forms({ event }: { readonly event: EventRecord }) {
  const t = useTexts(busTexts);
  const viewers = useMatch(({ welcome }) => welcome?.viewers ?? NOBODY);
  const players = usePlayers();
  const { form, forms } = event;
  // What there is to tell besides the fact itself is nobody's who does not see everything.
  const fact = (event.fact ?? form) as Readonly<Record<string, unknown>>;
  const told = forms ? Object.entries(forms) : [];
  const keys = [...new Set([...Object.keys(form), ...Object.keys(fact)])].filter(typeOnly);
  return (
    <table className="bus-forms">
      <caption>{forms ? t.forms : t.told}</caption>
      <thead>
        <tr>
          <th scope="col">{t.field}</th>
          <th scope="col">{forms ? t.fact : viewers[0]}</th>
          {told.map(([viewer]) => (
            <th key={viewer} scope="col">
              {viewer === 'spectator' ? t.spectator : viewer}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" className="mono">
            type
          </th>
          <td className="mono">{event.type}</td>
          {told.map(([viewer, seen]) =>
            seen ? (
              <td key={viewer} className="mono">
                {seen.type}
              </td>
            ) : (
              <td key={viewer} className="bus-differs" rowSpan={keys.length + 1}>
                {t.notTold}
              </td>
            ),
          )}
        </tr>
        {keys.map((key) => (
          <tr key={key}>
            <th scope="row" className="mono">
              {key}
            </th>
            <td className="mono">{valueWords(form[key] ?? fact[key], players)}</td>
            {told.map(
              ([viewer, seen]) => seen && <Told key={viewer} whole={form[key]} told={seen[key]} players={players} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NOBODY: readonly string[] = [];

interface ToldProps {
  readonly whole: unknown;
  readonly told: unknown;
  readonly players: readonly string[];
}

function Told({ whole, told, players }: ToldProps) {
  const t = useTexts(busTexts);
  if (JSON.stringify(whole) === JSON.stringify(told)) return <td className="mono">{valueWords(told, players)}</td>;
  return (
    <td className="mono bus-differs" title={t.differs}>
      {told === undefined ? <span className="soft">{t.notThis}</span> : valueWords(told, players)}
      <span className="visually-hidden"> ({t.differs})</span>
    </td>
  );
}
