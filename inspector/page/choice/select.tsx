import { lazy, type MouseEvent, useId } from 'react';
import { isSingle, selectPutting } from '../answering/select.ts';
import { useLit, useSurroundings } from './surroundings.ts';
import type { Widget, WidgetProps } from './widget.ts';

/** What shows long lists is only fetched where there is one. */
const SearchList = lazy(() => import('./search-list.tsx').then((part) => ({ default: part.SearchList })));

/** More than these are searched, not listed. */
const MOST_LISTED = 24;

/** Some of the candidates. */
export const Select: Widget<'select'> = (props) =>
  props.request.candidates.length > MOST_LISTED ? <Searched {...props} /> : <Listed {...props} />;

const toggled = ({ request, draft }: WidgetProps<'select'>, position: number) =>
  selectPutting.point(request, draft, { list: 'main', position });

function Listed(props: WidgetProps<'select'>) {
  const { t } = useSurroundings();
  const name = useId();
  const single = isSingle(props.request);
  return (
    <fieldset aria-label={t.options} className="picks">
      {props.options.map((label, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its position
        <Pick key={position} position={position} label={label} name={name} single={single} {...props} />
      ))}
    </fieldset>
  );
}

interface PickProps extends WidgetProps<'select'> {
  readonly position: number;
  readonly label: string;
  readonly name: string;
  readonly single: boolean;
}

function Pick({ position, label, name, single, ...props }: PickProps) {
  const { request, draft, onDraft, onDone, disabled } = props;
  const id = useId();
  const ref = request.candidates[position];
  const open = selectPutting.open(request, draft, { list: 'main', position });
  const details = useDetails(request)(position);
  const pick = (): void => onDraft(single ? [position] : toggled(props, position));
  // A click says all where one is to be picked. Keys make clicks, too, but those have no count: they only pick.
  const clicked = (event: MouseEvent): void => {
    if (!single || disabled || event.detail === 0) return;
    // A click on the words would make another one on the field.
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
    onDone([position]);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field in it is what the keyboard works with
    <label
      className="pick"
      data-picked={draft.includes(position) || undefined}
      data-shut={!open || undefined}
      onClick={clicked}
      {...useLit(ref)}
    >
      <input
        type={single ? 'radio' : 'checkbox'}
        name={name}
        data-option
        aria-labelledby={`${id}-name`}
        aria-describedby={details ? `${id}-details` : undefined}
        checked={draft.includes(position)}
        aria-disabled={!open || undefined}
        disabled={disabled}
        onChange={pick}
      />
      <span className="pick-words">
        <span id={`${id}-name`}>{label}</span>
        {details && (
          <span id={`${id}-details`} className="soft">
            {details}
          </span>
        )}
      </span>
    </label>
  );
}

/** Says what is to be known of a candidate to pick it: where it is, what it counts, and what it goes together with. */
function useDetails({ candidates, weights, groups, same }: WidgetProps<'select'>['request']) {
  const { t, describe } = useSurroundings();
  return (at: number): string => {
    const ref = candidates[at];
    const details = [
      ref ? describe(ref) : '',
      ...(weights ? [t.weighs(weights[at] ?? 0)] : []),
      ...(groups ? [t.groupOf(letterOf(groups[at]))] : []),
      ...(same ? [t.kindOf(letterOf(same[at]))] : []),
    ];
    return details.filter(Boolean).join(' · ');
  };
}

/** The engine numbers groups and kinds where their names would tell something: letters are told apart from amounts. */
const letterOf = (name = ''): string =>
  /^\d+$/.test(name) && Number(name) < 26 ? String.fromCharCode(65 + Number(name)) : name;

function Searched(props: WidgetProps<'select'>) {
  const { request, options, draft, onDraft, onDone, disabled } = props;
  const single = isSingle(request);
  return (
    <SearchList
      options={options}
      detailsOf={useDetails(request)}
      picked={draft}
      many={request.max > 1}
      disabled={disabled}
      onPoint={(position) => (single ? onDone([position]) : onDraft(toggled(props, position)))}
      onTakeBack={(position) => onDraft(draft.filter((pick) => pick !== position))}
    />
  );
}
