import { fill, givenBy, mayPay, paidFor, payFrom, roomFor } from '../answering/pay.ts';
import { Stepper } from './stepper.tsx';
import { useLit, useSurroundings } from './surroundings.ts';
import type { Widget, WidgetProps } from './widget.ts';

/** Parts of a cost from sources: a table of what each gives for what. */
export const Pay: Widget<'pay'> = (props) => {
  const { request, options, draft, onDraft, disabled } = props;
  const { t } = useSurroundings();
  return (
    <div className="pay">
      <table>
        <thead>
          <tr>
            <th scope="col">{t.sourceColumn}</th>
            {request.parts.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t.leftColumn}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((label, source) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a source is its position
            <Source key={source} source={source} label={label} {...props} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {request.parts.map(({ name, amount }, part) => (
              <td key={name} data-done={paidFor(draft, part) === amount || undefined}>
                {t.paid(paidFor(draft, part), amount)}
              </td>
            ))}
            <td>
              <button type="button" disabled={disabled} onClick={() => onDraft(fill(request, draft))}>
                {t.fill}
              </button>
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
};

interface SourceProps extends WidgetProps<'pay'> {
  readonly source: number;
  readonly label: string;
}

function Source({ source, label, request, draft, onDraft, disabled }: SourceProps) {
  const { t, describe } = useSurroundings();
  const of = request.sources[source];
  const first = request.parts.findIndex((_, part) => mayPay(request, part, source));
  const set = (part: number, amount: number): void => onDraft(payFrom(request, draft, { part, source, amount }));
  return (
    <tr {...useLit(of?.ref)}>
      <th scope="row">
        {label} <span className="soft">{of ? describe(of.ref) : ''}</span>
      </th>
      {request.parts.map(({ name }, part) => {
        const paid = draft[part]?.[source] ?? 0;
        return (
          <td key={name}>
            {mayPay(request, part, source) && (
              <Stepper
                option={part === first}
                name={t.paysFor(label, name)}
                what={t.paysFor(label, name)}
                value={paid}
                min={0}
                max={paid + roomFor(request, draft, part, source)}
                disabled={disabled}
                onChange={(amount) => set(part, amount ?? 0)}
                onStep={(by) => set(part, paid + by)}
              />
            )}
          </td>
        );
      })}
      <td>{Math.max(0, of?.max ?? 0) - givenBy(draft, source)}</td>
    </tr>
  );
}
