import { Slider } from 'radix-ui';
import { useMemo } from 'react';
import { useTexts } from '../context.tsx';
import { timeTexts } from '../texts/time.ts';
import type { Time } from './use-time.ts';

/** All answers of a branch, with marks where turns begin, where branches part, where the match stands and what is pinned. */
export function TimeSlider({ time, pinned }: { readonly time: Time; readonly pinned: number | null }) {
  const t = useTexts(timeTexts);
  const { at, path, marks, stands, steps, step, branches, branch } = time;
  const last = path.length - 1;
  const place = (of: number): number => (last === 0 ? 0 : (of / last) * 100);
  // One element for all marks: there may be hundreds.
  const turns = useMemo(
    () => marks.turns.map((mark) => `M${(mark / Math.max(1, last)) * 1000} 0V6`).join(''),
    [marks, last],
  );
  const forks = useMemo(
    () => marks.forks.map((mark) => `M${(mark / Math.max(1, last)) * 1000} 11V16`).join(''),
    [marks, last],
  );
  const onWay = (id: number): boolean => branches.leadsThrough(branch, id);
  return (
    <Slider.Root
      className="time-slider"
      min={0}
      max={Math.max(1, last)}
      step={1}
      value={[at]}
      disabled={last === 0}
      onValueChange={([to = 0]) => time.seek(to)}
    >
      <svg className="time-marks" viewBox="0 0 1000 16" preserveAspectRatio="none" aria-hidden="true">
        <path className="time-turns" d={turns} />
        <path className="time-forks" d={forks} />
      </svg>
      <span className="time-pins" aria-hidden="true">
        {onWay(stands) && <i className="time-stands" style={{ left: `${place(branches.depth(stands))}%` }} />}
        {pinned !== null && onWay(pinned) && (
          <i className="time-pinned" style={{ left: `${place(branches.depth(pinned))}%` }} />
        )}
      </span>
      <Slider.Track className="time-track">
        <Slider.Range className="time-range" />
      </Slider.Track>
      <Slider.Thumb
        className="time-thumb"
        aria-label={t.slider}
        aria-valuetext={t.value(at, last, steps[step]?.turn.number ?? 0)}
      />
    </Slider.Root>
  );
}
