import type { OpMap } from '../../effects/ops/map.gen.ts';
import type { OpDef, ProposingOp } from '../../effects/ops/op.ts';
import { OPS } from '../../effects/ops/registry.gen.ts';
import { faulty } from './faulty.ts';

/** Ops that are one batch. */
export type OpName = 'add' | 'heal';

type Op<K extends OpName> = ProposingOp<OpMap[K]>;

/** What is other about an op that is wrong, given the op as it is. */
export type Wrong<K extends OpName> = (right: Op<K>) => Partial<Op<K>>;

/** Plants a fault: for as long as something runs, an op is wrong. */
export function planted<K extends OpName, T>(name: K, wrong: Wrong<K>, run: () => T): T {
  const ops: { readonly [N in K]: OpDef<OpMap[N]> } = OPS;
  const instead = (right: OpDef<OpMap[K]>): Op<K> => {
    if (!proposes(right)) throw new Error(`"${name}" is no op that proposes`);
    return { ...right, ...wrong(right) };
  };
  return faulty(ops, name, instead, run);
}

const proposes = <P>(op: OpDef<P>): op is ProposingOp<P> => 'propose' in op;
