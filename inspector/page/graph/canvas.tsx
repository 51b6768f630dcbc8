import {
  type Edge,
  type Node,
  type NodeTypes,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { type ReactNode, useEffect, useRef } from 'react';
import '@xyflow/react/dist/base.css';
import '../styles/graph.css';
import type { Drawing } from './drawing.ts';
import { FIT } from './fit.ts';
import { RouteEdge } from './route-edge.tsx';
import { Tools } from './tools.tsx';

export interface CanvasProps {
  readonly drawing: Drawing;
  readonly nodes: Node[];
  readonly edges: Edge[];
  readonly nodeTypes: NodeTypes;
  /** Of the file that it is saved as, without an ending. */
  readonly fileName: string;
  readonly onNode?: (id: string) => void;
  /** More beside the tools. */
  readonly children?: ReactNode;
}

const EDGES = { route: RouteEdge };

/** A drawing to be moved and zoomed. It is for the eye: what it shows stands beside it in words. */
export const Canvas = (props: CanvasProps) => (
  <ReactFlowProvider>
    <Drawn {...props} />
  </ReactFlowProvider>
);

function Drawn({ drawing, nodes, edges, nodeTypes, fileName, onNode, children }: CanvasProps) {
  const around = useRef<HTMLDivElement>(null);
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  // Another drawing is shown as a whole, and in other room too; one that only changes its light stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each drawing and each size of its room anew
  useEffect(() => {
    const soon = requestAnimationFrame(() => void flow.fitView(FIT));
    return () => cancelAnimationFrame(soon);
  }, [drawing, flow, width, height]);
  return (
    <div className="graph">
      <Tools around={around} drawing={drawing} fileName={fileName}>
        {children}
      </Tools>
      <div className="graph-canvas" ref={around} aria-hidden="true">
        <div className="graph-fill">
          <ReactFlow
            nodes={nodes}
            edges={edges}
            nodeTypes={nodeTypes}
            edgeTypes={EDGES}
            nodesDraggable={false}
            nodesConnectable={false}
            nodesFocusable={false}
            edgesFocusable={false}
            elementsSelectable={false}
            disableKeyboardA11y
            zoomOnDoubleClick={false}
            minZoom={0.1}
            maxZoom={2.5}
            fitView
            fitViewOptions={FIT}
            proOptions={{ hideAttribution: true }}
            {...(onNode ? { onNodeClick: (_, node) => onNode(node.id) } : {})}
          />
        </div>
      </div>
    </div>
  );
}
