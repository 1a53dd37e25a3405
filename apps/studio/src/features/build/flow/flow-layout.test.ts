import type { FlowGraph, FlowNode } from '@coverwright/domain/build/flow/flow-graph'
import { array, assert, constantFrom, nat, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { type FlowLayout, labelSize, layOut, nodeSize, type Point, pathThrough } from './flow-layout.ts'

/** Pages in a row, each with blocks after it that lead on, further, back or to an end. */
function aGraph(steps: readonly { ways: readonly { to: 'on' | 'page' | 'refer' | 'decline'; page: number }[] }[]) {
  const nodes: FlowNode[] = []
  const edges: FlowGraph['edges'][number][] = []
  for (const [at, { ways }] of steps.entries()) {
    nodes.push({ kind: 'page', id: `page:${at}`, page: { path: `/${at}` } } as FlowNode)
    if (ways.length === 0) {
      if (at + 1 < steps.length) edges.push({ from: `page:${at}`, to: `page:${at + 1}` })
      continue
    }
    nodes.push({ kind: 'block', id: `block:${at}`, block: { id: String(at) } } as FlowNode)
    edges.push({ from: `page:${at}`, to: `block:${at}` })
    for (const [branch, { to, page }] of ways.entries()) {
      const end = `end:${at}:${branch}`
      if (to === 'refer' || to === 'decline') nodes.push({ kind: 'end', id: end, end: to, reason: '' })
      const on = at + 1 < steps.length ? `page:${at + 1}` : undefined
      const target = to === 'on' ? on : to === 'page' ? `page:${page % steps.length}` : end
      if (target) edges.push({ from: `block:${at}`, to: target, branch })
    }
    if (at + 1 < steps.length) edges.push({ from: `block:${at}`, to: `page:${at + 1}` })
  }
  return { nodes, edges }
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const around = ({ x, y }: Point, { width, height }: { width: number; height: number }): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})
const stretch = (a: Point, b: Point): Box => ({
  left: Math.min(a.x, b.x),
  right: Math.max(a.x, b.x),
  top: Math.min(a.y, b.y),
  bottom: Math.max(a.y, b.y),
})
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
/** A line has no width: what touches the edge of a step is at it, not behind it. */
const wide = (box: Box): Box => ({
  left: box.left - 0.1,
  right: box.right + 0.1,
  top: box.top - 0.1,
  bottom: box.bottom + 0.1,
})
const inside = (box: Box): Box => ({
  left: box.left + 1,
  right: box.right - 1,
  top: box.top + 1,
  bottom: box.bottom - 1,
})

function faultsOf({ nodes, edges }: FlowLayout): string[] {
  const boxes = nodes.map(({ node, x, y }) => ({
    id: node.id,
    box: inside({ left: x, right: x + nodeSize.width, top: y, bottom: y + nodeSize.height }),
  }))
  const longest = labelSize('The longest name a branch may have')
  const drawn = edges.map(({ from, to, points, label }) => ({
    id: `${from}→${to}`,
    from,
    pieces: points.slice(1).map((point, at) => wide(stretch(points[at] ?? point, point))),
    label: around(label, longest),
    points,
  }))
  const faults: string[] = []
  for (const [at, { id, box }] of boxes.entries())
    for (const other of boxes.slice(at + 1)) if (meet(box, other.box)) faults.push(`${id} on ${other.id}`)
  for (const { id, pieces, label, points } of drawn) {
    for (const step of boxes) {
      if (pieces.some((piece) => meet(piece, step.box))) faults.push(`${id} runs behind ${step.id}`)
      if (meet(label, step.box)) faults.push(`the label of ${id} on ${step.id}`)
    }
    for (const other of drawn) {
      if (other.id === id) continue
      if (meet(label, other.label)) faults.push(`the labels of ${id} and ${other.id}`)
      if (other.pieces.some((piece) => meet(label, piece))) faults.push(`${other.id} through the label of ${id}`)
    }
    if (
      points.some((point, place) => place > 0 && point.x !== points[place - 1]?.x && point.y !== points[place - 1]?.y)
    )
      faults.push(`${id} is slanted`)
  }
  return faults
}

test('whatever the logic, no line runs behind a step and every label is on its own line alone', () => {
  const way = record({ to: constantFrom('on', 'page', 'refer', 'decline'), page: nat(20) })
  const steps = array(record({ ways: array(way, { maxLength: 6 }) }), { minLength: 1, maxLength: 9 })
  assert(
    property(steps, (made) => {
      const graph = aGraph(made)
      const layout = layOut(graph)
      expect(faultsOf(layout)).toEqual([])
      expect(layout.nodes.map(({ node }) => node.id).toSorted()).toEqual(graph.nodes.map(({ id }) => id).toSorted())
      // Every way is drawn, those of one target as one.
      expect(layout.edges.reduce((count, { branches }) => count + branches.length, 0)).toBe(graph.edges.length)
    }),
    { numRuns: 300 },
  )
})

test('a line is round at its corners', () => {
  expect(
    pathThrough([
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 30 },
    ]),
  ).toBe('M0 0L32 0Q40 0 40 8L40 30')
})
