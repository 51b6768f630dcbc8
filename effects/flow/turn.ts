import type { Book } from '../book.ts';
import type { Writable } from '../copy.ts';
import { envOf, type Position } from '../env.ts';
import { holds } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import type { Edge, PhaseRow, Ruleset } from '../ruleset.ts';
import { copyTurn } from '../state/copies.ts';
import { frameId, type PlayerId, playerId } from '../state/ids.ts';
import { turnOrder } from '../state/objects.ts';
import type { Tx } from '../state/tx.ts';
import { applyBatch } from './batch.ts';
import { newFrame, type Program } from './frame.ts';
import { usesStack } from './scope.ts';

/** The row of the phase table that the turn is at; none before the first turn. */
export const currentRow = (at: Position): PhaseRow | undefined =>
  at.book.ruleset.phases.find((row) => row.step === at.state.turn.step);

/** The edge into the first turn. */
export function firstEdge({ name, phases: [first] }: Ruleset): Edge {
  if (!first) throw new Error(`The ruleset "${name}" has no phases.`);
  return { to: first.step, turn: 'next' };
}

/** Whether an edge out of the current step may be taken. */
export const edgeOpen = (at: Position, edge: Edge): boolean =>
  holds(envOf(at, { you: at.state.turn.active, self: null }), edge.when);

/** The first edge out of the current step whose condition holds; before the first turn, the one into it. */
function firstOpenEdge(at: Position): Edge {
  const row = currentRow(at);
  if (!row) return firstEdge(at.book.ruleset);
  const edge = row.next.find((e) => edgeOpen(at, e));
  if (!edge) throw new Error(`No edge leads out of the step "${row.step}". Give it a last edge without \`when\`.`);
  return edge;
}

/** Whose turn comes next. */
function nextPlayer(at: Position): PlayerId {
  const { number, active, extraTurns } = at.state.turn;
  if (number === 0) return active;
  return extraTurns[0] ?? turnOrder(at, active).find((p) => p !== active) ?? active;
}

const enterPrograms = new WeakMap<Book, Program[]>();

/** What runs when a row is entered. One place for each row, so that what it leads to is looked up once. */
function enterProgram(book: Book, index: number): Program {
  const known = enterPrograms.get(book) ?? [];
  enterPrograms.set(book, known);
  const program = known[index] ?? { in: 'rules', name: '', path: `phases.${index}.enter` };
  known[index] = program;
  return program;
}

/** The window of the current step is over. */
export function closeWindow(tx: Tx): void {
  const turn = copyTurn(tx.state.turn);
  turn.window = false;
  tx.set('turn', turn);
}

/** Leaves the current step by the first open edge. */
export const takeFirstOpenEdge = (tx: Tx): void => takeEdge(tx, firstOpenEdge(tx));

/** Leaves the current step by an edge: what lasted until then ends, and the next step begins. */
export function takeEdge(tx: Tx, edge: Edge): void {
  const row = tx.book.ruleset.phases.find((r) => r.step === edge.to);
  if (!row) throw new Error(`The edge from "${tx.state.turn.step}" leads to "${edge.to}", which is no step.`);
  const turn = edge.turn === 'next';
  const player = turn ? nextPlayer(tx) : tx.state.turn.active;
  const { number, extraTurns, step } = tx.state.turn;
  if (turn && extraTurns.length > 0) tx.set('turn', { ...tx.state.turn, extraTurns: extraTurns.slice(1) });
  const windowed = row.window !== undefined;
  const began: Writable<Extract<Fact, { type: 'began' }>> = {
    type: 'began',
    step: row.step,
    player: playerId(player),
    turn: turn ? number + 1 : number,
  };
  if (turn) began.newTurn = true;
  if (windowed && !usesStack(tx)) began.window = true;
  applyBatch(tx, [{ fact: began }], { edge: turn ? { step, turnOf: player } : { step } });
  tx.set('priority', windowed && usesStack(tx) ? { holder: player, passes: 0 } : null);
  if (row.enter && row.enter.length > 0) {
    const entering = newFrame({
      id: frameId(tx.number('frame')),
      scope: 0,
      kind: 'effect',
      status: 'running',
      program: enterProgram(tx.book, tx.book.ruleset.phases.indexOf(row)),
      results: {},
      source: null,
      controller: player,
      cause: { batch: tx.state.counters.batch },
    });
    tx.pushFrame(entering);
  }
}
