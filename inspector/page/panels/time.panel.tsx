import { lazy, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { usePlayers, useSession, useShared, useTexts, useUi } from '../context.tsx';
import { failureWords } from '../texts/failures.ts';
import { timeTexts } from '../texts/time.ts';
import { Icon, type IconName } from '../time/icons.tsx';
import { type Shortcut, ShortcutHelp, useShortcuts } from '../time/shortcuts.tsx';
import { TimeSlider } from '../time/time-slider.tsx';
import { type Time, useTime } from '../time/use-time.ts';
import { definePanel } from './panel.ts';

const BranchList = lazy(() => import('../time/branch-list.tsx').then((part) => ({ default: part.BranchList })));
const Compare = lazy(() => import('../time/compare.tsx').then((part) => ({ default: part.Compare })));

function TimePanel() {
  const t = useTexts(timeTexts);
  const { ui, language } = useShared();
  const session = useSession();
  const time = useTime();
  const part = useUi((state) => state.time);
  const pinned = useStore(time.store.store, (state) => state.pinned);
  const [keys, setKeys] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const last = time.path.length - 1;
  const comparing = session.can('difference');
  const toggle = (of: 'branches' | 'compare'): void => ui.unfold(part === of ? null : of);
  const go = (): void => {
    setFailure(null);
    time.goOn?.().catch((error: unknown) => setFailure(failureWords(error, language)));
  };
  const commands: readonly Shortcut[] = [
    { code: 'Comma', key: t.keyComma, words: t.back, run: () => time.seek(time.at - 1) },
    { code: 'Period', key: t.keyPeriod, words: t.on, run: () => time.seek(time.at + 1) },
    { code: 'Comma', shift: true, key: t.keyComma, words: t.turnBack, run: time.turnBack },
    { code: 'Period', shift: true, key: t.keyPeriod, words: t.turnOn, run: time.turnOn },
    { code: 'KeyL', key: 'L', words: t.liveHint, run: time.live },
    { code: 'KeyP', key: 'P', words: t.play, run: () => time.store.play(!time.playing) },
    { code: 'KeyG', key: 'G', words: t.go, run: go },
    { code: 'KeyB', key: 'B', words: t.branches, run: () => toggle('branches') },
    ...(comparing ? [{ code: 'KeyD', key: 'D', words: t.whatChanged, run: () => toggle('compare') }] : []),
  ];
  useShortcuts(commands, keys);
  const shown = part === 'compare' && !comparing ? null : part;
  return (
    <div className="time">
      {shown && (
        <div className="time-part">
          <Suspense fallback={null}>
            {shown === 'branches' ? <BranchList time={time} /> : <Compare time={time} />}
          </Suspense>
        </div>
      )}
      <div className="time-bar">
        <div className="time-buttons">
          <Tool icon="first" words={t.first} onClick={() => time.seek(0)} disabled={time.at === 0} />
          <Tool icon="turnBack" words={t.turnBack} onClick={time.turnBack} disabled={time.at === 0} />
          <Tool icon="back" words={t.back} onClick={() => time.seek(time.at - 1)} disabled={time.at === 0} />
          <Tool
            icon={time.playing ? 'pause' : 'play'}
            words={time.playing ? t.pause : t.play}
            onClick={() => time.store.play(!time.playing)}
            disabled={time.at === last && !time.playing}
          />
          <Tool icon="on" words={t.on} onClick={() => time.seek(time.at + 1)} disabled={time.at === last} />
          <Tool icon="turnOn" words={t.turnOn} onClick={time.turnOn} disabled={time.at === last} />
          <Tool icon="last" words={t.last} onClick={() => time.seek(last)} disabled={time.at === last} />
        </div>
        <TimeSlider time={time} pinned={pinned} />
        <Where time={time} />
        <div className="time-buttons">
          <button type="button" title={t.liveHint} aria-pressed={time.step === time.stands} onClick={time.live}>
            {t.live}
          </button>
          {session.can('go') && (
            <button type="button" title={t.goHint} disabled={!time.goOn} onClick={go}>
              {t.go}
            </button>
          )}
          <button type="button" aria-expanded={shown === 'branches'} onClick={() => toggle('branches')}>
            {t.branches}
            <span className="time-count"> {time.branches.count}</span>
          </button>
          {comparing && (
            <button type="button" aria-expanded={shown === 'compare'} onClick={() => toggle('compare')}>
              {t.compare}
            </button>
          )}
          <ShortcutHelp shortcuts={commands} on={keys} onSwitch={setKeys} />
        </div>
      </div>
      {failure && (
        <p className="time-failure" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly words: string;
  readonly onClick: () => void;
  readonly disabled: boolean;
}

const Tool = ({ icon, words, onClick, disabled }: ToolProps) => (
  <button
    type="button"
    className="time-tool"
    data-icon={icon}
    title={words}
    aria-label={words}
    onClick={onClick}
    disabled={disabled}
  >
    <Icon name={icon} />
  </button>
);

/** Which step is looked at: its place, its turn, and what was answered. */
function Where({ time }: { readonly time: Time }) {
  const t = useTexts(timeTexts);
  const players = usePlayers();
  const record = time.steps[time.step];
  const turn = record?.turn;
  const said = record?.inputs?.map(({ by, words }) => (by === 'bot' ? `${words} (${t.bot})` : words)).join('; ');
  return (
    <div className="time-where">
      <span>
        <b>{t.step(time.at, Math.max(0, time.path.length - 1))}</b>
        {turn && turn.number > 0 && <> {t.turn(turn.number, players[turn.active] ?? '', turn.step)}</>}
      </span>
      <span className="soft" title={said}>
        {said || (time.at === 0 ? t.beginning : '')}
      </span>
    </div>
  );
}

export default definePanel({
  name: 'time',
  title: { en: 'Time', ru: 'Время' },
  place: 'foot',
  order: 10,
  shown: (session) => session.store.getState().welcome !== null,
  Panel: TimePanel,
});
