import type { CSSProperties, ReactNode, Ref } from 'react';
import { useUi } from '../context.tsx';
import type { Offered } from './label.ts';

interface PlaceProps {
  /** As `placeOf` says it. */
  readonly place: string;
  /** All that is seen of it. */
  readonly label: string;
  /** What a screen reader says after the label. */
  readonly description?: string | undefined;
  readonly offered: Offered;
  readonly className: string;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Something on the table that can be pointed at. What pointing does is done by the field that it lies in. */
export function Place({ place, label, description, offered, className, children, ...rest }: PlaceProps) {
  const lit = useUi((state) => state.lit.includes(place));
  const selected = useUi((state) => state.selected === place);
  const { labels, picked, toggles } = offered;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`place ${className}`}
      data-place={place}
      data-offered={labels !== '' || undefined}
      data-picked={picked || undefined}
      data-lit={lit || undefined}
      data-selected={selected || undefined}
      aria-label={label}
      aria-description={description}
      aria-pressed={toggles ? picked : undefined}
      aria-haspopup={labels.includes('\n') ? 'menu' : undefined}
      {...rest}
    >
      {children}
    </button>
  );
}
