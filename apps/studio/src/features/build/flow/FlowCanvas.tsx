import '@xyflow/react/dist/base.css'
import { type FlowNode, flowGraph } from '@coverwright/domain/build/flow/flow-graph'
import { useComputedColorScheme } from '@mantine/core'
import {
  Background,
  BaseEdge,
  type Edge,
  type EdgeProps,
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
import { FlowZoom } from './FlowZoom.tsx'
import { useFlow } from './flow-editing.ts'
import { labelShown, layOut, nodeSize, type Placed, pathThrough, type Routed } from './flow-layout.ts'
import { type BlockKind, blockKinds } from './flow-operations.ts'
import { walkedWays, wayKey } from './flow-state.ts'
import { NodeCard } from './NodeCard.tsx'
import { useRemoveStep } from './use-remove-step.ts'

type StepNode = Node<{ readonly placed: Placed }, 'step'>
type WayEdge = Edge<{ readonly routed: Routed; readonly label: string }, 'way'>

/** Outside of the component: another object each time would make the graph forget what it measured. */
const nodeTypes = { step: StepNodeView }
const edgeTypes = { way: WayView }

function StepNodeView({ data }: NodeProps<StepNode>) {
  return (
    <>
      <Handle type="target" position={Position.Top} isConnectable={false} />
      <NodeCard node={data.placed.node} />
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  )
}

function WayView({ data, markerEnd }: EdgeProps<WayEdge>) {
  if (!data) return null
  const { points, label } = data.routed
  return (
    <BaseEdge
      path={pathThrough(points)}
      {...(markerEnd && { markerEnd })}
      {...(data.label && {
        label: labelShown(data.label),
        labelX: label.x,
        labelY: label.y,
        labelStyle: { fill: 'var(--cw-text-1)', fontSize: 11 },
        labelBgStyle: { fill: 'var(--cw-surface-2)', stroke: 'var(--cw-border-2)' },
        labelBgPadding: [7, 4],
        labelBgBorderRadius: 5,
      })}
    />
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
  const remove = useRemoveStep()
  const scheme = useComputedColorScheme('dark')
  const graph = useMemo(() => flowGraph(shell), [shell])
  const layout = useMemo(() => layOut(graph), [graph])
  const nodes = useMemo(
    () =>
      layout.nodes.map(
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
    [layout, selected],
  )
  const edges = useMemo(() => {
    const walked = walkedWays(walk, graph)
    return layout.edges.map((routed): WayEdge => {
      const { from, to, branches } = routed
      const names = namesOf(graph.nodes.find(({ id }) => id === from))
      const isWalked = branches.some((branch) => walked.has(wayKey({ from, to, branch })))
      return {
        id: `${from}→${to}`,
        source: from,
        target: to,
        type: 'way',
        data: {
          routed,
          label: names
            ? branches
                .map((branch) => (branch === undefined ? t('branch.otherwise') : names[branch] || t('branch.unnamed')))
                .join(', ')
            : '',
        },
        markerEnd: { type: MarkerType.ArrowClosed },
        className: isWalked ? (classes.way ?? '') : '',
        ...(isWalked && { zIndex: 1 }),
        focusable: false,
      }
    })
  }, [graph, layout, walk, t])
  return (
    <ReactFlow
      className={classes.graph ?? ''}
      nodes={nodes}
      edges={edges}
      nodeTypes={nodeTypes}
      edgeTypes={edgeTypes}
      colorMode={scheme}
      fitView
      fitViewOptions={{ maxZoom: 1, padding: 0.12 }}
      minZoom={0.2}
      nodesConnectable={false}
      deleteKeyCode={null}
      onNodeClick={(_event, { id }) => select(id)}
      onPaneClick={() => select(undefined)}
      onKeyDown={({ key, target }) => {
        const focused = (target as Element).closest<HTMLElement>('.react-flow__node')?.dataset['id']
        const node = graph.nodes.find(({ id }) => id === (focused ?? selected))
        if ((key === 'Delete' || key === 'Backspace') && node) remove(node)
        if (key === 'Enter' && focused) select(focused)
      }}
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
      <FlowZoom />
      <MiniMap style={{ width: 132, height: 104 }} pannable zoomable position="top-right" nodeBorderRadius={4} />
    </ReactFlow>
  )
}

/** Of a condition's branches, in their order. */
const namesOf = (node: FlowNode | undefined) =>
  node?.kind === 'block' && node.block.kind === 'condition' ? node.block.branches.map(({ name }) => name) : undefined
