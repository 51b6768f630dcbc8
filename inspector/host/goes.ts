import { openPlaces } from '../../effects/choices/choice.ts';
import { currentNode } from '../../effects/flow/cursor.ts';
import { currentRow, firstWay, wayOpen, waysOut } from '../../effects/flow/turn.ts';
import type { Causes } from '../../effects/text/cause-words.ts';
import type { Position } from '../../index.ts';
import type { GoesRecord } from '../protocol/pending.ts';
import { frameWords } from './frame-record.ts';

/** Where the flow goes from a position at which it rests, as things are: answers can lead it elsewhere. */
export function goesFrom(at: Position, causes: Causes): readonly GoesRecord[] {
  const { state } = at;
  if (state.result) return [{ to: 'over', reason: state.result.reason }];
  return [...choices(at), ...frames(at, causes), ...triggers(at), ...stack(at, causes), ...turn(at)];
}

const choices = ({ state }: Position): readonly GoesRecord[] =>
  state.choices.map((choice) => ({
    to: 'choice',
    choice: choice.id,
    purpose: choice.purpose,
    players: openPlaces(choice).flatMap((place) => choice.requests[place]?.player ?? []),
  }));

/** Effects that are under way, from the top. */
const frames = (at: Position, causes: Causes): readonly GoesRecord[] =>
  at.state.frames
    .filter(({ status }) => status !== 'stacked')
    .toReversed()
    .map((frame) => {
      const node = frame.status === 'running' ? currentNode(at.book, frame) : null;
      return {
        to: 'frame',
        frame: frame.id,
        words: frameWords(at, frame, causes),
        ...(node ? { at: node.op } : {}),
      };
    });

const triggers = ({ state }: Position): readonly GoesRecord[] =>
  state.waiting.length > 0 ? [{ to: 'triggers', count: state.waiting.length }] : [];

function stack(at: Position, causes: Causes): readonly GoesRecord[] {
  const top = at.state.frames.findLast(({ status }) => status === 'stacked');
  return top ? [{ to: 'stack', frame: top.id, words: frameWords(at, top, causes) }] : [];
}

/** The window of the step, and the way out of it. */
function turn(at: Position): readonly GoesRecord[] {
  const { ruleset } = at.book;
  const row = currentRow(at);
  const windowed = at.state.turn.window || at.state.priority !== null;
  const way = row ? waysOut(ruleset, row).find((one) => wayOpen(at, one)) : firstWay(ruleset);
  return [
    ...(row && windowed ? [{ to: 'window', step: row.step } as const] : []),
    ...(way ? [{ to: 'step', step: way.edge.to, ...(way.edge.turn ? { turn: true as const } : {}) } as const] : []),
  ];
}
