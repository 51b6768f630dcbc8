import type { OpMap } from '../../effects/ops/map.gen.ts';
import type { OpDef, ProposingOp } from '../../effects/ops/op.ts';
import { OPS } from '../../effects/ops/registry.gen.ts';

/** Ops that are one batch. */
export type OpName = 'add' | 'heal';

type Op<K extends OpName> = ProposingOp<OpMap[K]>;

/** What is other about an op that is wrong, given the op as it is. */
export type Wrong<K extends OpName> = (right: Op<K>) => Partial<Op<K>>;

/** Plants a fault: for as long as something runs, an op is wrong. */
export function planted<K extends OpName, T>(name: K, wrong: Wrong<K>, run: () => T): T {
  const right: OpDef<OpMap[K]> = OPS[name];
  if (!proposes(right)) throw new Error(`"${name}" is no op that proposes`);
  const put = (value: Op<K>): void => {
    Object.defineProperty(OPS, name, { value, configurable: true, enumerable: true, writable: true });
  };
  put({ ...right, ...wrong(right) });
  let ran: T;
  try {
    ran = run();
  } catch (error) {
    put(right);
    throw error;
  }
  // What takes time has the fault until it is done.
  if (ran instanceof Promise) return ran.finally(() => put(right)) as T;
  put(right);
  return ran;
}

const proposes = <P>(op: OpDef<P>): op is ProposingOp<P> => 'propose' in op;
