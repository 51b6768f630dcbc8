import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { useShared, useTexts } from '../context.tsx';
import { useEver } from '../parts/use-ever.ts';
import { tableTexts } from '../texts/table.ts';
import { directionOf } from './directions.ts';
import { useTable } from './table-context.ts';
import { useRoving } from './use-roving.ts';
import { useWhole } from './use-whole.ts';

/** What lies above the table comes when it is first opened. */
const PlaceMenu = lazy(() => import('./place-menu.tsx').then((part) => ({ default: part.PlaceMenu })));
const WholePopover = lazy(() => import('./whole-popover.tsx').then((part) => ({ default: part.WholePopover })));

interface FieldProps {
  readonly label: string;
  readonly className: string;
  /** More than two players share the room. */
  readonly many?: boolean;
  /** Who looks on sees but the backs of what others hold. */
  readonly closed?: boolean;
  /** How many lines of open cards share the height. */
  readonly lines?: number;
  readonly children: ReactNode;
}

const placeName = (element: HTMLElement): string => element.dataset['place'] ?? '';

/** The place that an event is about; none where it is of something that lies above this field. */
function placeOfEvent({ target, currentTarget }: SyntheticEvent): HTMLElement | null {
  if (!(target instanceof Element) || !(currentTarget instanceof Node) || !currentTarget.contains(target)) return null;
  return target.closest<HTMLElement>('[data-place]');
}

/** Where cards lie, and all that can be done with them by pointer and by keyboard. */
export function Field({ label, className, many, closed, lines = 2, children }: FieldProps) {
  const t = useTexts(tableTexts);
  const { ui } = useShared();
  const { offers, objects } = useTable();
  const root = useRef<HTMLFieldSetElement>(null);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const besideMenu = useRef(false);
  const roving = useRoving(root);
  const whole = useWhole((element) => objects.get(placeName(element))?.name !== undefined);

  const showsWhole = useEver(whole.of !== null);
  const showsMenu = useEver(menu !== null);

  const take = (element: HTMLElement, { detail }: MouseEvent): void => {
    const place = placeName(element);
    // A click beside an open menu does no more than close it; keys give no clicks with a count.
    if (detail > 0 && besideMenu.current) return;
    const possible = offers.at(place);
    whole.close();
    if (possible.length > 1) return setMenu(element);
    if (possible[0]) return offers.take(possible[0]);
    if (objects.has(place)) ui.select(place);
  };
  const explain = (element: HTMLElement): void => {
    const place = placeName(element);
    whole.close();
    ui.show('explain', objects.has(place) ? { selected: place } : {});
  };
  const openMenu = (event: MouseEvent): void => {
    const element = placeOfEvent(event);
    if (!element || !(objects.has(placeName(element)) || offers.at(placeName(element)).length > 0)) return;
    event.preventDefault();
    whole.close();
    setMenu(element);
  };
  const press = (event: KeyboardEvent): void => {
    const element = placeOfEvent(event);
    if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directionOf(event.key);
    if (direction) {
      event.preventDefault();
      return roving.go(element, direction);
    }
    // By the place of the key: it is the same one in all alphabets.
    if (event.code === 'KeyI') whole.toggle(element);
    else if (event.code === 'KeyE' || event.code === 'KeyW') explain(element);
  };
  const about =
    <E extends SyntheticEvent>(act: (element: HTMLElement, event: E) => void) =>
    (event: E) => {
      const element = placeOfEvent(event);
      if (element) act(element, event);
    };

  return (
    <>
      <fieldset
        ref={root}
        className={`field ${className}`}
        data-many={many || undefined}
        data-closed={closed || undefined}
        data-tall={lines > 2 || undefined}
        style={{ ['--lines' as string]: lines }}
        aria-label={label}
        aria-description={t.keys}
        onPointerDownCapture={() => {
          besideMenu.current = menu !== null;
        }}
        onClick={about(take)}
        onDoubleClick={about((element) => {
          if (offers.at(placeName(element)).length === 0 && objects.has(placeName(element))) explain(element);
        })}
        onContextMenu={openMenu}
        onKeyDown={press}
        onPointerOver={(event) => event.pointerType === 'mouse' && whole.over(placeOfEvent(event))}
        onPointerLeave={() => whole.over(null)}
        onFocus={about((element) => {
          roving.entered(element);
          if (element.matches(':focus-visible')) whole.over(element);
        })}
        onBlur={about((element) => {
          roving.left(element);
          whole.over(null);
        })}
      >
        {children}
      </fieldset>
      <Suspense fallback={null}>
        {showsWhole && (
          <WholePopover whole={whole} object={whole.of ? (objects.get(placeName(whole.of)) ?? null) : null} />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {showsMenu && (
          <PlaceMenu
            element={menu}
            place={menu ? placeName(menu) : ''}
            onClose={() => setMenu(null)}
            onExplain={explain}
          />
        )}
      </Suspense>
    </>
  );
}
