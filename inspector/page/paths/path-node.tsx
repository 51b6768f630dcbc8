import type { Node, NodeProps } from '@xyflow/react';
import type { PathNode } from '../../protocol/paths.ts';
import { Ties } from '../graph/ties.tsx';
import { shortWords } from './short-words.ts';

export type PathView = Node<
  { readonly node: PathNode; readonly stood: boolean; readonly open: boolean; readonly hint: string },
  'path'
>;

/** A state of a choice graph: what is asked there. */
export function PathNodeView({ data: { node, stood, open, hint } }: NodeProps<PathView>) {
  const names = ['path-node', `path-${node.kind}`];
  if (node.depth === 0) names.push('path-begin');
  if (stood) names.push('path-stood');
  if (open) names.push('path-open');
  return (
    <div className={names.join(' ')} title={open ? `${node.words}\n${hint}` : node.words}>
      <Ties />
      {shortWords(node.words)}
    </div>
  );
}
