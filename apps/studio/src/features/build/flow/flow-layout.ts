import type { FlowGraph, FlowNode } from '@coverwright/domain/build/flow/flow-graph'

export const nodeSize = { width: 220, height: 62 } as const
const gap = { x: 84, y: 44 } as const

export interface Placed {
  readonly node: FlowNode
  readonly x: number
  readonly y: number
}

/** Pages and what is done between them in one column, from the top; the ends beside the block that leads to them. */
export function placedNodes({ nodes, edges }: FlowGraph): Placed[] {
  const column = nodes.filter(({ kind }) => kind !== 'end')
  const rows = new Map(column.map(({ id }, row) => [id, row]))
  const taken = new Map<string, number>()
  return nodes.map((node) => {
    if (node.kind !== 'end') return { node, x: 0, y: (rows.get(node.id) ?? 0) * (nodeSize.height + gap.y) }
    const row = rows.get(edges.find(({ to }) => to === node.id)?.from ?? '') ?? 0
    const side = node.end === 'decline' ? -1 : 1
    const key = `${side} ${row}`
    const place = (taken.get(key) ?? 0) + 1
    taken.set(key, place)
    return { node, x: side * place * (nodeSize.width + gap.x), y: row * (nodeSize.height + gap.y) }
  })
}
