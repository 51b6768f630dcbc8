import { Handle, Position } from '@xyflow/react';

/** Where lines are tied to a node: where they run is known without. */
export const Ties = () => (
  <>
    <Handle type="target" position={Position.Top} className="graph-tie" isConnectable={false} />
    <Handle type="source" position={Position.Bottom} className="graph-tie" isConnectable={false} />
  </>
);
