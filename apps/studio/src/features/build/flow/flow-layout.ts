import type { FlowEdge, FlowGraph, FlowNode } from '@coverwright/domain/build/flow/flow-graph'

export const nodeSize = { width: 220, height: 62 } as const
const gapY = 52
const gapOfEnds = 20
/** Between two lines that run beside each other; a line with a label needs more. */
const beside = 10
const lane = 28
const labelRoom = 150

export interface Placed {
  readonly node: FlowNode
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A line from a step to another; edges that share both are one. */
export interface Routed {
  readonly from: string
  readonly to: string
  /** The branches that take it; `undefined` is going on. */
  readonly branches: readonly (number | undefined)[]
  /** Each corner, from the one step's side to the other's. */
  readonly points: readonly Point[]
  /** Where a label stands: on no other line and on no step. */
  readonly label: Point
}

export interface FlowLayout {
  readonly nodes: readonly Placed[]
  readonly edges: readonly Routed[]
}

/**
 * Pages and what is done between them in one column, from the top; ends beside the block that leads to them, declined
 * ones at the left, one under the other. What leads past the next step runs in a line of its own at the right, where no
 * step stands: through a lane under the step it leaves, then down beside everything, and into its page from the side.
 */
export function layOut({ nodes, edges }: FlowGraph): FlowLayout {
  const column = nodes.filter(({ kind }) => kind !== 'end')
  const rowOf = new Map(column.map(({ id }, row) => [id, row]))
  const nodeOf = new Map(nodes.map((node) => [node.id, node]))
  const lines = merged(edges)
  const isEnd = ({ to }: Line) => nodeOf.get(to)?.kind === 'end'
  const isNext = ({ from, to }: Line) => rowOf.get(to) === (rowOf.get(from) ?? 0) + 1
  const linesOf = (id: string) => lines.filter(({ from }) => from === id)
  const skipsOf = (id: string) => linesOf(id).filter((line) => !isEnd(line) && !isNext(line))
  const endsOf = (id: string, side: Side) =>
    linesOf(id).filter((line) => isEnd(line) && sideOf(nodeOf.get(line.to)) === side)

  const mostSkips = Math.max(0, ...column.map(({ id }) => skipsOf(id).length))
  const gapX = labelRoom + (mostSkips + 3) * beside
  const hasRight = column.some(({ id }) => endsOf(id, 1).length > 0)
  const firstChannel = nodeSize.width + gapX + (hasRight ? nodeSize.width + gapX / 4 : 0)

  const tops: number[] = []
  const bottoms: number[] = []
  let y = 0
  for (const { id } of column) {
    const stacked = Math.max(1, endsOf(id, -1).length, endsOf(id, 1).length)
    tops.push(y)
    bottoms.push(y + stacked * nodeSize.height + (stacked - 1) * gapOfEnds)
    y = (bottoms.at(-1) ?? 0) + skipsOf(id).length * lane + gapY
  }
  const top = (id: string) => tops[rowOf.get(id) ?? 0] ?? 0
  const middle = (id: string) => top(id) + nodeSize.height / 2

  const placed: Placed[] = column.map((node) => ({ node, x: 0, y: top(node.id) }))
  const routed: Routed[] = []
  const entering = new Map<string, number>()
  const allSkips = column.flatMap(({ id }) => skipsOf(id))
  for (const { id } of column) {
    for (const line of linesOf(id).filter((each) => !isEnd(each) && isNext(each))) {
      const x = nodeSize.width / 2
      const [begin, end] = [top(id) + nodeSize.height, top(line.to)]
      routed.push({
        ...line,
        points: [
          { x, y: begin },
          { x, y: end },
        ],
        label: { x, y: end - gapY / 2 },
      })
    }
    for (const side of [-1, 1] as const)
      for (const [place, line] of endsOf(id, side).entries()) {
        const node = nodeOf.get(line.to)
        const at = { x: side * (nodeSize.width + gapX), y: top(id) + place * (nodeSize.height + gapOfEnds) }
        if (node) placed.push({ node, ...at })
        routed.push({ ...line, ...toEnd(side, at, middle(id), (mostSkips + 2) * beside) })
      }
    const skips = skipsOf(id)
    for (const [place, line] of skips.entries()) {
      const exit = middle(id) + (nodeSize.height / 2 / (skips.length + 1)) * (place + 1)
      // The lower its lane, the nearer to the step it goes down: it would cross the lanes above it otherwise.
      const trunk = nodeSize.width + (skips.length - place) * beside
      const through = (bottoms[rowOf.get(id) ?? 0] ?? 0) + (place + 0.5) * lane
      const channel = firstChannel + allSkips.indexOf(line) * beside
      const count = allSkips.filter(({ to }) => to === line.to).length
      const nth = (entering.get(line.to) ?? 0) + 1
      entering.set(line.to, nth)
      const entry = top(line.to) + (nodeSize.height / (count + 1)) * nth
      routed.push({
        ...line,
        points: [
          { x: nodeSize.width, y: exit },
          { x: trunk, y: exit },
          { x: trunk, y: through },
          { x: channel, y: through },
          { x: channel, y: entry },
          { x: nodeSize.width, y: entry },
        ],
        label: { x: nodeSize.width + (mostSkips + 2) * beside + labelRoom / 2, y: through },
      })
    }
  }
  return { nodes: placed, edges: routed }
}

type Side = -1 | 1
type Line = Pick<Routed, 'from' | 'to' | 'branches'>

const sideOf = (node: FlowNode | undefined): Side => (node?.kind === 'end' && node.end === 'decline' ? -1 : 1)

/** Two branches that lead the same way would lie on one another, each with the other's name. */
function merged(edges: readonly FlowEdge[]): Line[] {
  const lines = Map.groupBy(edges, ({ from, to }) => JSON.stringify([from, to]))
  return [...lines.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ from: first.from, to: first.to, branches: group.map(({ branch }) => branch) }] : []
  })
}

/** Out of the step's side, down where another end stands above, and into the end. */
function toEnd(side: Side, at: Point, from: number, trunkGap: number): Pick<Routed, 'points' | 'label'> {
  const begin = side === 1 ? nodeSize.width : 0
  const end = side === 1 ? at.x : at.x + nodeSize.width
  const trunk = begin + side * trunkGap
  const y = at.y + nodeSize.height / 2
  const points = [
    { x: begin, y: from },
    ...(y === from
      ? []
      : [
          { x: trunk, y: from },
          { x: trunk, y },
        ]),
    { x: end, y },
  ]
  return { points, label: { x: (trunk + end) / 2, y } }
}

const letter = 6.2
const lettersShown = 19

/** As long as there is room for. */
export const labelShown = (text: string) =>
  text.length > lettersShown ? `${text.slice(0, lettersShown - 1).trimEnd()}…` : text

export const labelSize = (text: string) => ({ width: labelShown(text).length * letter + 14, height: 22 })

/** The line as it is drawn, round at its corners. */
export function pathThrough(points: readonly Point[], radius = 8): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const near = (other: Point) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1
        const reach = Math.min(radius, length / 2) / length
        return `${point.x + (other.x - point.x) * reach} ${point.y + (other.y - point.y) * reach}`
      }
      return `L${near(before)}Q${point.x} ${point.y} ${near(after)}`
    })
    .join('')
}
