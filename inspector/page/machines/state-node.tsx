import type { NodeProps } from '@xyflow/react';
import { Ties } from '../graph/ties.tsx';
import type { StateView } from './flow.ts';

/** A state of a chart, or the dot before the one that is entered first. */
export function StateNode({ data: { state, rows, active, flash, region } }: NodeProps<StateView>) {
  if (!state)
    return (
      <div className="chart-dot">
        <Ties />
      </div>
    );
  const around = Object.keys(state.states).length > 0;
  const names = ['chart-state', `chart-${state.type}`];
  if (around) names.push('chart-around');
  if (active) names.push('chart-active');
  if (region) names.push('chart-region');
  return (
    <div className={names.join(' ')}>
      <Ties />
      <div className="chart-name">{state.type === 'history' ? 'H' : state.key}</div>
      {rows.length > 0 && (
        <ul className={flash ? 'chart-rows chart-flash' : 'chart-rows'}>
          {rows.map((row) => (
            <li key={row}>↻ {row}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
