import type { Book } from '../book.ts';
import type { Writable } from '../copy.ts';
import { isOver, type Timed, type TurnEdge } from '../effective/durations.ts';
import { envOf, type Position } from '../env.ts';
import { holds } from '../evaluators.ts';
import type { Fact, Proposal } from '../events/event.ts';
import type { Edge, PhaseRow, Ruleset } from '../ruleset.ts';
import { copyTurn } from '../state/copies.ts';
import { frameId, type PlayerId, playerId } from '../state/ids.ts';
import { refOf, turnOrder } from '../state/objects.ts';
import type { Tx } from '../state/tx.ts';
import { applyBatch } from './batch.ts';
import { newFrame, type Program } from './frame.ts';
import { usesStack } from './scope.ts';

/** The row of the phase table that the turn is at; none before the first turn. */
export const currentRow = (at: Position): PhaseRow | undefined =>
  at.book.ruleset.phases.find((row) => row.step === at.state.turn.step);

/** A way out of a step. */
export interface WayOut {
  readonly edge: Edge;
  /** Into a step that an effect has put in. */
  readonly extra?: true;
  /** Out of a step that was put in after this one: the turn goes on as if it had not been. */
  readonly after?: string;
}

/** The way into the first turn. */
export function firstWay({ name, phases: [first] }: Ruleset): WayOut {
  if (!first) throw new Error(`The ruleset "${name}" has no phases.`);
  return { edge: { to: first.step, turn: 'next' } };
}

/** All ways out of a step, in the order in which they are tried. */
export function waysOut({ phases }: Ruleset, row: PhaseRow): readonly WayOut[] {
  const extra = phases.filter((p) => p.extra).map((p): WayOut => ({ edge: { to: p.step }, extra: true }));
  const back = row.extra ? phases.flatMap((p) => p.next.map((edge): WayOut => ({ edge, after: p.step }))) : [];
  return [...extra, ...back, ...row.next.map((edge): WayOut => ({ edge }))];
}

/** Whether a way out of the current step may be taken. */
export function wayOpen(at: Position, { edge, extra, after }: WayOut): boolean {
  const { active, extraSteps, detour } = at.state.turn;
  if (extra) return extraSteps[0] === edge.to;
  return detour === after && holds(envOf(at, { you: active, self: null }), edge.when);
}

/** The first way out of the current step that is open; before the first turn, the one into it. */
function firstOpenWay(at: Position): WayOut | undefined {
  const row = currentRow(at);
  return row ? waysOut(at.book.ruleset, row).find((way) => wayOpen(at, way)) : firstWay(at.book.ruleset);
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

/** Leaves the current step by the first way that is open. */
export function takeFirstOpenWay(tx: Tx): void {
  const way = firstOpenWay(tx);
  const { step } = tx.state.turn;
  if (!way) throw new Error(`No edge leads out of the step "${step}". Give it a last edge without \`when\`.`);
  takeWay(tx, way);
}

/** The end of the current step, as what lasts until then sees it. */
const stepEnd = (at: Position): TurnEdge => ({
  step: at.state.turn.step,
  turnEnds: firstOpenWay(at)?.edge.turn === 'next',
});

/** Whether the current step, which is about to be left, ends anything with it. */
export function lapses(at: Position): boolean {
  const timed: readonly Timed[] = [...at.state.modifiers, ...at.state.delayed];
  if (timed.length === 0) return false;
  const edge = stepEnd(at);
  return timed.some((each) => isOver(at, each, edge));
}

/** Ends what lasts until the current step is left. Damage that lasts a turn goes with what kept a unit alive that turn. */
export function lapse(tx: Tx): void {
  const edge = stepEnd(tx);
  applyBatch(tx, edge.turnEnds ? wornOff(tx) : [], { edge });
}

/** Damage of this turn, taken away. */
function wornOff({ book, state }: Position): readonly Proposal[] {
  const { damage, facts } = book.ruleset;
  const fact = damage?.object?.fact;
  const { life, initial = 0 } = (fact !== undefined && facts.object[fact]) || {};
  if (fact === undefined || life !== 'turn') return [];
  return state.objects.flatMap((o) => {
    const by = initial - (o?.facts[fact] ?? initial);
    return o && by !== 0 ? [{ fact: { type: 'counted', bearer: refOf(o), fact, by }, decided: true }] : [];
  });
}

/** Whose turn comes after a player's in turn order. */
const after = (at: Position, player: PlayerId): PlayerId => turnOrder(at, player).find((p) => p !== player) ?? player;

/** Whose turn comes next. Extra turns come before, and then the order goes on where it was. */
function nextPlayer(at: Position): PlayerId {
  const { number, active, extraTurns, lastInOrder = active } = at.state.turn;
  return number === 0 ? active : (extraTurns[0] ?? after(at, lastInOrder));
}

/** What is left to come of a turn, and of those after it, once a way out of its step is taken. */
function onTheWay(tx: Tx, { edge, extra }: WayOut): void {
  const { number, active, step, extraTurns, extraSteps, detour, lastInOrder } = tx.state.turn;
  const plain = extraTurns.length + extraSteps.length === 0 && detour === undefined && lastInOrder === undefined;
  // What was given before the first turn is not taken yet.
  if (plain || number === 0) return;
  const turn = copyTurn(tx.state.turn);
  delete turn.detour;
  if (extra) {
    turn.extraSteps = extraSteps.slice(1);
    turn.detour = detour ?? step;
  } else if (edge.turn === 'next') {
    delete turn.lastInOrder;
    turn.extraTurns = extraTurns.slice(1);
    if (extraTurns.length > 0) turn.lastInOrder = lastInOrder ?? active;
  }
  tx.set('turn', turn);
}

/** Leaves the current step: the next one begins. What lasts until its player's next turn ends as that begins. */
export function takeWay(tx: Tx, way: WayOut): void {
  const { edge } = way;
  const row = tx.book.ruleset.phases.find((r) => r.step === edge.to);
  if (!row) throw new Error(`The edge from "${tx.state.turn.step}" leads to "${edge.to}", which is no step.`);
  const turn = edge.turn === 'next';
  const player = turn ? nextPlayer(tx) : tx.state.turn.active;
  const { number } = tx.state.turn;
  onTheWay(tx, way);
  const windowed = row.window !== undefined;
  const began: Writable<Extract<Fact, { type: 'began' }>> = {
    type: 'began',
    step: row.step,
    player: playerId(player),
    turn: turn ? number + 1 : number,
  };
  if (turn) began.newTurn = true;
  if (windowed && !usesStack(tx)) began.window = true;
  applyBatch(tx, [{ fact: began }], turn ? { edge: { turnOf: player } } : {});
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
