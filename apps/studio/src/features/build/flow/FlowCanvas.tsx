import '@xyflow/react/dist/base.css'
import { flowGraph } from '@coverwright/domain/build/flow/flow-graph'
import { useComputedColorScheme } from '@mantine/core'
import {
  Background,
  Controls,
  type Edge,
  Handle,
  MarkerType,
  MiniMap,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
} from '@xyflow/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import { nodeSize, type Placed, placedNodes } from './flow-layout.ts'
import { type BlockKind, blockKinds } from './flow-operations.ts'
import { isPassed } from './flow-state.ts'
import { NodeCard } from './NodeCard.tsx'

type StepNode = Node<{ readonly placed: Placed }, 'step'>

/** Outside of the component: another object each time would make the graph forget what it measured. */
const nodeTypes = { step: StepNodeView }

function StepNodeView({ data }: NodeProps<StepNode>) {
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <NodeCard node={data.placed.node} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  )
}

interface FlowCanvasProps {
  /** A block was dropped on a step from the palette. */
  readonly onDrop: (kind: BlockKind, node: string) => void
}

/** The journey as a graph. Everything done here can be done in the list beside it with the keyboard. */
export default function FlowCanvas({ onDrop }: FlowCanvasProps) {
  const { t } = useTranslation('flow')
  const { shell, selected, select, walk } = useFlow()
  const scheme = useComputedColorScheme('dark')
  const graph = useMemo(() => flowGraph(shell), [shell])
  const nodes = useMemo(
    () =>
      placedNodes(graph).map(
        (placed): StepNode => ({
          id: placed.node.id,
          type: 'step',
          position: { x: placed.x, y: placed.y },
          data: { placed },
          width: nodeSize.width,
          height: nodeSize.height,
          draggable: false,
          selected: placed.node.id === selected,
        }),
      ),
    [graph, selected],
  )
  const passed = useMemo(
    () => new Set(graph.nodes.filter((node) => isPassed(walk, node)).map(({ id }) => id)),
    [graph, walk],
  )
  const edges = useMemo(
    () =>
      graph.edges.map(({ from, to, branch }): Edge => {
        const node = graph.nodes.find(({ id }) => id === from)
        const block = node?.kind === 'block' ? node.block : undefined
        const name = block?.kind === 'condition' && branch !== undefined ? block.branches[branch]?.name : undefined
        const isWay = passed.has(from) && passed.has(to)
        return {
          id: `${from}→${to}:${branch ?? ''}`,
          source: from,
          target: to,
          type: 'smoothstep',
          ...(branch !== undefined && { label: name || t('branch.unnamed') }),
          ...(branch === undefined && block?.kind === 'condition' && { label: t('branch.otherwise') }),
          labelStyle: { fill: 'var(--cw-text-1)', fontSize: 11 },
          labelBgStyle: { fill: 'var(--cw-surface-2)', stroke: 'var(--cw-border-2)' },
          labelBgPadding: [7, 4],
          labelBgBorderRadius: 5,
          markerEnd: { type: MarkerType.ArrowClosed },
          className: isWay ? (classes.way ?? '') : '',
          focusable: false,
        }
      }),
    [graph, passed, t],
  )
  return (
    <ReactFlow
      className={classes.graph ?? ''}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      colorMode={scheme}
      fitView
      fitViewOptions={{ maxZoom: 1, padding: 0.12 }}
      minZoom={0.2}
      nodesConnectable={false}
      deleteKeyCode={null}
      onNodeClick={(_event, { id }) => select(id)}
      onPaneClick={() => select(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const kind = blockKinds.find((each) => each === event.dataTransfer.getData('application/x-flow-block'))
        const on = (event.target as Element).closest<HTMLElement>('.react-flow__node')?.dataset['id']
        if (kind && on) onDrop(kind, on)
      }}
      ariaLabelConfig={{ 'minimap.ariaLabel': t('map') }}
      aria-label={t('graph')}
    >
      <Background gap={20} size={1} />
      <Controls showInteractive={false} position="top-left" orientation="horizontal" />
      <MiniMap style={{ width: 132, height: 104 }} pannable zoomable position="top-right" nodeBorderRadius={4} />
    </ReactFlow>
  )
}
