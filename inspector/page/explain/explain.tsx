import { busOf } from '../bus/bus-state.ts';
import { useScene, useSession, useShared, useTexts, useUi } from '../context.tsx';
import { useAsked } from '../parts/use-asked.ts';
import { useSteady } from '../parts/use-steady.ts';
import { useVisibleObjects } from '../parts/visible-objects.ts';
import { explainTexts } from '../texts/explain.ts';
import { CardValues } from './card-values.tsx';
import { Contributions } from './contributions.tsx';
import { ObjectPicker } from './object-picker.tsx';
import { Keywords, PrintedCard } from './printed-card.tsx';
import { Refusals } from './refusals.tsx';
import '../styles/explain.css';

export function Explain() {
  const t = useTexts(explainTexts);
  const scene = useScene();
  const selected = useUi((state) => state.selected);
  return (
    <div className="explain">
      <ObjectPicker />
      {scene && selected !== null ? (
        <Explained key={`${scene.viewer} ${selected}`} handle={selected} />
      ) : (
        <p className="soft">{t.hint}</p>
      )}
      {scene && <Refusals scene={scene} selected={selected} />}
    </div>
  );
}

/** One object, as the viewer sees it at the step that is looked at. */
function Explained({ handle }: { readonly handle: string }) {
  const t = useTexts(explainTexts);
  const scene = useScene();
  const viewer = scene?.viewer ?? '';
  const object = Object.values(scene?.view.zones ?? {})
    .flatMap(({ objects }) => objects)
    .find((one) => one.object === handle);
  const seen = object?.card !== undefined;
  const about = scene && seen ? { step: scene.step, viewer, object: handle } : null;
  const telling = useSteady(useAsked('explain', about));
  const words = viewer === 'everything' ? t.everything : viewer === 'spectator' ? t.spectator : viewer;
  if (!object) return <Gone handle={handle} />;
  if (object.card === undefined) return <p>{t.faceHidden(words)}</p>;
  const face = scene?.cards[object.card];
  return (
    <>
      <div className="explain-beside">
        <CardValues object={object} face={face} />
        {face && <PrintedCard face={face} />}
      </div>
      <Keywords names={Object.keys({ ...face?.keywords, ...object.keywords })} />
      <Contributions telling={telling} />
    </>
  );
}

/** An object that is not there under this handle: each move gives it another one. */
function Gone({ handle }: { readonly handle: string }) {
  const t = useTexts(explainTexts);
  const { ui } = useShared();
  const { identities } = busOf(useSession()).rows;
  const first = identities.first(handle);
  const same = useVisibleObjects().find((one) => identities.first(one.handle) === first);
  return (
    <p className="soft">
      {t.gone}{' '}
      {same && (
        <button type="button" className="ref-link" onClick={() => ui.select(same.handle)}>
          {t.isNow(same.words)}
        </button>
      )}
    </p>
  );
}
