import { type CSSProperties, useMemo } from 'react';
import { useTexts } from '../context.tsx';
import { timeTexts } from '../texts/time.ts';
import type { Time } from './use-time.ts';

/** So wide are the marks drawn, before they are as wide as the slider. */
const WIDTH = 1000;

/** All answers of a branch, with marks where turns begin, where branches part, where the match stands and what is pinned. */
export function TimeSlider({ time, pinned }: { readonly time: Time; readonly pinned: number | null }) {
  const t = useTexts(timeTexts);
  const { at, path, marks, stands, steps, step, branches, branch } = time;
  const last = Math.max(1, path.length - 1);
  const place = (of: number): string => `${(of / last) * 100}%`;
  // One element for all marks: there may be hundreds.
  const turns = useMemo(() => lines(marks.turns, last, '0V6'), [marks, last]);
  const forks = useMemo(() => lines(marks.forks, last, '18V24'), [marks, last]);
  const onWay = (id: number): boolean => branches.leadsThrough(branch, id);
  // What lies before the thumb is drawn by the style sheet.
  const style = { '--at': place(at) } as CSSProperties;
  return (
    <div className="time-slider" style={style}>
      <svg className="time-marks" viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" aria-hidden="true">
        <path className="time-turns" d={turns} />
        <path className="time-forks" d={forks} />
      </svg>
      <span className="time-pins" aria-hidden="true">
        {onWay(stands) && <i className="time-stands" style={{ left: place(branches.depth(stands)) }} />}
        {pinned !== null && onWay(pinned) && (
          <i className="time-pinned" style={{ left: place(branches.depth(pinned)) }} />
        )}
      </span>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        disabled={path.length < 2}
        aria-label={t.slider}
        aria-valuetext={t.value(at, path.length - 1, steps[step]?.turn.number ?? 0)}
        onChange={(event) => time.seek(Number(event.target.value))}
      />
    </div>
  );
}

const lines = (places: readonly number[], last: number, down: string): string =>
  places.map((at) => `M${(at / last) * WIDTH} ${down}`).join('');
