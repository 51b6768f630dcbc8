import { useMemo, useRef } from 'react';
import { useOffers } from '../answering/use-offers.ts';
import { useMatch, useScene, useTexts } from '../context.tsx';
import { tableTexts } from '../texts/table.ts';
import { Field } from './field.tsx';
import { attachedIn, layoutOf, openLines } from './layout.ts';
import { Middle } from './middle.tsx';
import { isPast } from './past.ts';
import { Side } from './side.tsx';
import { steady } from './steady.ts';
import { TableContext, type TableShared } from './table-context.ts';

/** The table of a match, as the chosen viewer sees it. */
export function Table() {
  const t = useTexts(tableTexts);
  const newest = useScene();
  const last = useRef(newest);
  // A message brings new objects for all of it: what is as it was stays the same, so that it is not drawn again.
  const scene = newest && steady(last.current, newest);
  last.current = scene;
  const game = useMatch(({ welcome }) => welcome?.game);
  const players = useMatch(({ welcome }) => welcome?.players);
  const offers = useOffers();
  const layout = useMemo(() => (scene && game ? layoutOf(scene.view, game) : null), [scene, game]);
  const shared = useMemo((): TableShared | null => {
    if (!scene || !game || !players || !layout) return null;
    const objects = Object.values(scene.view.zones).flatMap((zone) => zone.objects);
    return {
      scene,
      game,
      players,
      offers,
      attached: attachedIn(layout),
      objects: new Map(objects.map((object) => [object.object, object])),
    };
  }, [scene, game, players, offers, layout]);
  if (!shared || !layout) return <p className="soft table-waiting">{t.waiting}</p>;
  return (
    <TableContext.Provider value={shared}>
      <div className="table" data-past={isPast(shared.scene) || undefined}>
        <Field
          label={t.table}
          className="table-field"
          many={layout.above.length > 1}
          closed={shared.scene.view.viewer !== 'everything'}
          lines={openLines(layout)}
        >
          {layout.above.length > 0 && (
            <div className="uppers">
              {layout.above.map((side) => (
                <Side key={side.seat} side={side} lower={false} />
              ))}
            </div>
          )}
          <Middle shared={layout.shared} />
          <Side side={layout.below} lower />
        </Field>
      </div>
    </TableContext.Provider>
  );
}
