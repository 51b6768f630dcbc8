import { useMemo, useState } from 'react';
import { useTexts } from '../context.tsx';
import { Canvas } from '../graph/canvas.tsx';
import { useDrawing } from '../graph/use-drawing.ts';
import type { ChartNode } from '../session/chart.ts';
import type { Service } from '../session/machine-store.ts';
import { graphTexts } from '../texts/graph.ts';
import { machinesTexts } from '../texts/machines.ts';
import { elkOf } from './chart-elk.ts';
import { type ChartGraph, graphOf } from './chart-graph.ts';
import type { EventWords } from './edge-words.ts';
import { lightsOf, routes, stateViews } from './flow.ts';
import { StateNode } from './state-node.tsx';

const NODES = { state: StateNode };
/** A chart with more states is not laid out: it would take minutes, and nobody could read it. */
const MOST_STATES = 400;

/** What is drawn of a chart, made once for each in each language: the layout is kept by it. */
const plans = new WeakMap<EventWords, WeakMap<ChartNode, Plan>>();

interface Plan {
  readonly chart: ChartNode;
  readonly graph: ChartGraph;
}

function planOf(chart: ChartNode, words: EventWords): Plan {
  const of = plans.get(words) ?? new WeakMap<ChartNode, Plan>();
  plans.set(words, of);
  const plan = of.get(chart) ?? { chart, graph: graphOf(chart, words) };
  of.set(chart, plan);
  return plan;
}

const elkOfPlan = ({ chart, graph }: Plan) => elkOf(chart, graph);

interface ChartViewProps {
  readonly service: Service;
}

/** The statechart of a machine, with what is active and was taken last lit. */
export default function ChartView({ service }: ChartViewProps) {
  const t = useTexts(machinesTexts);
  const plan = planOf(service.chart, t);
  const states = plan.graph.nodes.length;
  if (states > MOST_STATES) return <p className="soft graph-waiting">{t.tooMany(states)}</p>;
  return <Chart service={service} plan={plan} />;
}

function Chart({ service, plan: wanted }: ChartViewProps & { readonly plan: Plan }) {
  const t = useTexts(machinesTexts);
  const g = useTexts(graphTexts);
  const { of: plan, drawn } = useDrawing(wanted, elkOfPlan);
  const [all, setAll] = useState(false);
  const lights = useMemo(() => lightsOf(service), [service]);
  const drawing = drawn.is === 'drawn' ? drawn.drawing : null;
  const { graph } = plan;
  const whole = all || !graph.dense;
  const nodes = useMemo(() => (drawing ? stateViews(graph, drawing, lights) : []), [graph, drawing, lights]);
  const edges = useMemo(() => (drawing ? routes(graph, drawing, lights, whole) : []), [graph, drawing, lights, whole]);
  if (drawn.is === 'failed') return <p role="alert">{g.failed(drawn.message)}</p>;
  if (!drawing) return <p className="soft graph-waiting">{g.drawing}</p>;
  return (
    <Canvas drawing={drawing} nodes={nodes} edges={edges} nodeTypes={NODES} fileName={`statechart-${service.id}`}>
      {graph.dense && (
        <label className="graph-switch" title={t.filtered}>
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
          {t.showAll}
        </label>
      )}
    </Canvas>
  );
}
