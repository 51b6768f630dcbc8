import type { GraphRecord } from '../../protocol/paths.ts';
import { useTexts } from '../context.tsx';
import { pathsTexts } from '../texts/paths.ts';

interface PositionListProps {
  readonly positions: readonly GraphRecord[];
  readonly shown: number;
  readonly onShow: (at: number) => void;
}

/** The positions in which a card was explored, with how much there is in each. */
export function PositionList({ positions, shown, onShow }: PositionListProps) {
  const t = useTexts(pathsTexts);
  return (
    <ol className="paths-positions" aria-label={t.positions}>
      {positions.map(({ states, answers, paths }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a position has no other name than its place
        <li key={at}>
          <button type="button" aria-pressed={at === shown} onClick={() => onShow(at)}>
            <strong>{t.position(at + 1)}</strong>{' '}
            <span className="soft">{answers === 0 ? t.nothingAsked : t.counts(states, answers, paths)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
