import { refWords } from '../../../effects/text/render.ts';
import type { SeenRef } from '../../../index.ts';
import { placeOf } from '../answering/offers.ts';
import { useLit, useSurroundings } from './surroundings.ts';
import type { Widget, WidgetProps } from './widget.ts';

interface Group {
  readonly ref: SeenRef | undefined;
  readonly positions: readonly number[];
}

/** Actions of one object together; those without an object first. */
function groupsOf({ actions }: WidgetProps<'act'>['request']): readonly Group[] {
  const groups = new Map<string, Group>([['', { ref: undefined, positions: [] }]]);
  for (const [position, { ref }] of actions.entries()) {
    const key = ref ? (placeOf(ref) ?? JSON.stringify(ref)) : '';
    groups.set(key, { ref, positions: [...(groups.get(key)?.positions ?? []), position] });
  }
  return [...groups.values()].filter(({ positions }) => positions.length > 0);
}

/** One of some actions, by what they are done with. */
export const Act: Widget<'act'> = (props) => (
  <div className="acts">
    {groupsOf(props.request).map((group) => (
      <ActGroup key={group.positions[0]} group={group} {...props} />
    ))}
  </div>
);

function ActGroup({ group: { ref, positions }, ...props }: WidgetProps<'act'> & { readonly group: Group }) {
  const { t, players, describe } = useSurroundings();
  const name = ref ? refWords(ref, players) : t.general;
  return (
    <fieldset aria-label={name} className="act-group" {...useLit(ref)}>
      {ref && (
        <span className="act-object">
          {name} <span className="soft">{describe(ref)}</span>
        </span>
      )}
      {positions.map((position) => (
        <Action key={position} position={position} {...props} />
      ))}
    </fieldset>
  );
}

function Action({
  position,
  request,
  options,
  draft,
  onDraft,
  onDone,
  onPreview,
  disabled,
}: WidgetProps<'act'> & { readonly position: number }) {
  const { t } = useSurroundings();
  const action = request.actions[position];
  const label = options[position] ?? '';
  const words = [action?.name, label.includes(': ') ? action?.ability : undefined].filter(Boolean).join(': ');
  return (
    <span className="act" data-picked={draft === position || undefined}>
      <button
        type="button"
        data-option
        aria-label={label}
        disabled={disabled}
        onFocus={() => onDraft(position)}
        onClick={() => onDone(position)}
      >
        {words}
      </button>
      {onPreview && (
        <button
          type="button"
          className="act-preview"
          aria-label={t.previewOf(label)}
          title={t.previewOf(label)}
          onClick={() => onPreview(position)}
        >
          <Eye />
        </button>
      )}
    </span>
  );
}

const Eye = () => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M1 8c2-3.3 4.3-5 7-5s5 1.7 7 5c-2 3.3-4.3 5-7 5s-5-1.7-7-5z" />
    <circle cx="8" cy="8" r="2.2" />
  </svg>
);
