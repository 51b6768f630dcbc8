import { assignPutting, loadOf, mayGo, place } from '../answering/assign.ts';
import { targetLabels } from '../answering/labels.ts';
import type { Spot } from '../answering/putting.ts';
import { useLit, useSurroundings } from './surroundings.ts';
import type { Widget, WidgetProps } from './widget.ts';

/** Rows of both columns are of one height, so that lines between them need not be measured. Also in `choice.css`. */
const ROW = 36;
const WIDTH = 80;
const middle = (row: number): number => row * ROW + ROW / 2;

/** Items to targets: an item, then its target, with a line between them; or from a list beside each item. */
export const Assign: Widget<'assign'> = (props) => {
  const { request, options } = props;
  const { t, players } = useSurroundings();
  const targets = targetLabels(request, players);
  return (
    <div className="assign">
      <fieldset aria-label={t.items} className="assign-column">
        {options.map((label, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is its position
          <Item key={item} item={item} label={label} targets={targets} {...props} />
        ))}
      </fieldset>
      <Lines {...props} />
      <fieldset aria-label={t.targets} className="assign-column">
        {targets.map((label, target) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a target is its position
          <Target key={target} target={target} label={label} {...props} />
        ))}
      </fieldset>
    </div>
  );
};

const pointed = ({ request, draft }: WidgetProps<'assign'>, spot: Spot) => assignPutting.point(request, draft, spot);

interface ItemProps extends WidgetProps<'assign'> {
  readonly item: number;
  readonly label: string;
  readonly targets: readonly string[];
}

function Item({ item, label, targets, ...props }: ItemProps) {
  const { request, draft, onDraft, disabled } = props;
  const { t, describe } = useSurroundings();
  const ref = request.items[item];
  const to = draft.placed[item] ?? null;
  return (
    <div className="assign-row" data-picked={to !== null || undefined} {...useLit(ref)}>
      <button
        type="button"
        data-option
        aria-label={label}
        aria-pressed={draft.armed === item}
        disabled={disabled}
        onClick={() => onDraft(pointed(props, { list: 'main', position: item }))}
      >
        {label} <span className="soft">{ref ? describe(ref) : ''}</span>
      </button>
      <select
        aria-label={t.targetOf(label)}
        value={to ?? ''}
        disabled={disabled}
        onChange={({ target: { value } }) => onDraft(place(request, draft, item, value === '' ? null : Number(value)))}
      >
        <option value="">{t.nowhere}</option>
        {targets.map(
          (name, target) =>
            mayGo(request, item, target) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a target is its position
              <option key={target} value={target}>
                {name}
              </option>
            ),
        )}
      </select>
    </div>
  );
}

function Target({
  target,
  label,
  ...props
}: WidgetProps<'assign'> & { readonly target: number; readonly label: string }) {
  const { request, draft, onDraft, disabled } = props;
  const { t, describe } = useSurroundings();
  const ref = request.targets[target];
  const load = loadOf(draft, target);
  const capacity = request.capacity?.[target];
  const need = request.need?.[target] ?? 0;
  const { armed } = draft;
  const shut = armed !== null && !mayGo(request, armed, target);
  const bounds = [
    capacity === undefined ? `${load}` : t.holds(load, Math.max(0, capacity)),
    ...(need > 1 ? [t.needs(need)] : []),
  ].join(', ');
  return (
    <div className="assign-row" data-picked={load > 0 || undefined} data-shut={shut || undefined} {...useLit(ref)}>
      <button
        type="button"
        disabled={disabled}
        aria-disabled={shut || armed === null || undefined}
        onClick={() => onDraft(pointed(props, { list: 'targets', position: target }))}
      >
        {label} <span className="soft">{[ref ? describe(ref) : '', bounds].filter(Boolean).join(' · ')}</span>
      </button>
    </div>
  );
}

/** A line from each item to its target. Those who do not see it have the lists beside the items. */
function Lines({ request, draft: { placed, armed } }: WidgetProps<'assign'>) {
  const height = Math.max(request.items.length, request.targets.length) * ROW;
  return (
    <svg width={WIDTH} height={height} aria-hidden="true" className="assign-lines">
      {placed.map(
        (target, item) =>
          target !== null && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is of its item
              key={item}
              data-armed={armed === item || undefined}
              d={`M0 ${middle(item)} C${WIDTH / 2} ${middle(item)} ${WIDTH / 2} ${middle(target)} ${WIDTH} ${middle(target)}`}
            />
          ),
      )}
      {armed !== null && <circle cx={6} cy={middle(armed)} r={4} />}
    </svg>
  );
}
