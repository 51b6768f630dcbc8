import { lazy, Suspense, useEffect, useMemo } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useStore } from 'zustand';
import { useMatch, useSession, useShared, useTexts, useUi } from '../context.tsx';
import { depthIn } from '../parts/depth-in.ts';
import { valueWords } from '../session/chart.ts';
import { machinesTexts } from '../texts/machines.ts';
import { ActorTree } from './actor-tree.tsx';
import { firstShown, nameOf, purposes, serviceNamed } from './actors.ts';
import { ChartWords } from './chart-words.tsx';
import { useEffects } from './use-effects.ts';
import '../styles/machines.css';

/** What draws is large: it comes when somebody looks. */
const ChartView = lazy(() => import('./chart-view.tsx'));

/** The live actors of a program, and the statechart of one of them. */
export function Machines() {
  const session = useSession();
  const { ui } = useShared();
  const t = useTexts(machinesTexts);
  const { machines } = session;
  useEffect(() => machines.start(), [machines]);
  const { services, received } = useStore(machines.store);
  const picked = useUi((state) => state.actor);
  const scene = useMatch((state) => state.scene);
  const steps = useMatch((state) => state.steps);
  const alone = useMatch((state) => state.welcome) === null;
  const effects = useEffects(services);
  const known = useMemo(() => purposes(scene, steps, effects), [scene, steps, effects]);
  const service = serviceNamed(services, picked) ?? firstShown(services);
  if (!service) return <p className="soft">{t.none}</p>;
  return (
    <div className="machines">
      <Present />
      <Group orientation={alone ? 'horizontal' : 'vertical'} className={alone ? 'split machines-wide' : 'split'}>
        <Panel defaultSize={alone ? '24%' : '32%'} minSize="12%">
          <ActorTree
            services={services}
            shown={service.sessionId}
            purposes={known}
            onShow={(one) => ui.show('machines', { actor: nameOf(services, one) })}
          />
        </Panel>
        <Separator className={alone ? 'bar bar-tall' : 'bar bar-flat'} />
        <Panel minSize="20%">
          <section className="chart" aria-label={t.chartOf(service.id)}>
            <p className="chart-head">
              <strong>{service.id}</strong> <span>{valueWords(service.value)}</span>
              {service.lastEvent && (
                <span className="soft">
                  {t.lastEvent}: <code>{service.lastEvent}</code>
                </span>
              )}
              <span className="soft chart-received">{t.received(received)}</span>
            </p>
            <Suspense fallback={<p className="soft graph-waiting">{t.waiting}</p>}>
              <ChartView service={service} />
            </Suspense>
            <ChartWords service={service} />
          </section>
        </Panel>
      </Group>
    </div>
  );
}

/** Machines are told of as they go: a step of the past has none of its own. */
function Present() {
  const t = useTexts(machinesTexts);
  const session = useSession();
  const steps = useMatch((state) => state.steps);
  const stands = useMatch((state) => state.stands);
  const looked = useMatch((state) => state.step);
  const past = looked !== null && looked !== stands;
  return (
    <div role="status">
      {past && (
        <p className="machines-present">
          {t.present(depthIn(steps, stands), depthIn(steps, looked))}
          <button type="button" onClick={() => session.look({ step: null })}>
            {t.lookAtPresent}
          </button>
        </p>
      )}
    </div>
  );
}
