import { type FlowBlock, flowBlocksOf, pagesInOrder, type Target, targetsOf } from '../page/flow.ts'
import type { Page } from '../page/page.ts'
import type { Shell } from '../page/shell.ts'

/** A page, a flow block, or one of the ends a block leads to. */
export type FlowNode =
  | { readonly kind: 'page'; readonly id: string; readonly page: Page }
  | { readonly kind: 'block'; readonly id: string; readonly block: FlowBlock }
  | { readonly kind: 'end'; readonly id: string; readonly end: 'refer' | 'decline'; readonly reason: string }

export interface FlowEdge {
  readonly from: string
  readonly to: string
  /** Which branch of a condition; absent where it just goes on. */
  readonly branch?: number
}

export interface FlowGraph {
  readonly nodes: readonly FlowNode[]
  readonly edges: readonly FlowEdge[]
}

export const pageNode = (path: string) => `page:${path}`
export const blockNode = (id: string) => `block:${id}`
const endNode = (block: string, at: number) => `end:${block}:${at}`

/** A journey as it is drawn and checked: what can follow what, whatever is answered. */
export function flowGraph(shell: Pick<Shell, 'pages' | 'flow'>): FlowGraph {
  const order = pagesInOrder(shell.pages)
  const nodes: FlowNode[] = []
  const edges: FlowEdge[] = []
  const pageAt = (path: string) => order.find((page) => page.path === path)
  for (const [position, page] of order.entries()) {
    nodes.push({ kind: 'page', id: pageNode(page.path), page })
    const blocks = flowBlocksOf(shell, { page: page.path })
    const following = order[position + 1]
    const ways = [...blocks.map(({ id }) => blockNode(id)), ...(following ? [pageNode(following.path)] : [])]
    const [first] = ways
    if (first) edges.push({ from: pageNode(page.path), to: first })
    for (const [at, block] of blocks.entries()) {
      nodes.push({ kind: 'block', id: blockNode(block.id), block })
      for (const [index, target] of targetsOf(block).entries()) {
        const isBranch = block.kind === 'condition' && index < block.branches.length
        const to = nodeOf(target, ways[at + 1], block, index)
        if (to) edges.push({ from: blockNode(block.id), to, ...(isBranch && { branch: index }) })
      }
    }
  }
  return { nodes, edges }

  function nodeOf(target: Target, on: string | undefined, { id }: FlowBlock, index: number): string | undefined {
    if (target.to === 'on') return on
    if (target.to === 'page') return pageAt(target.page) && pageNode(target.page)
    const end = { kind: 'end', id: endNode(id, index), end: target.to, reason: target.reason } as const
    nodes.push(end)
    return end.id
  }
}

/** All that can be reached from a node without passing through another. */
export function reachableFrom({ edges }: FlowGraph, start: string, without?: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [start]
  const following = Map.groupBy(edges, ({ from }) => from)
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (reached.has(node) || node === without) continue
    reached.add(node)
    for (const { to } of following.get(node) ?? []) waiting.push(to)
  }
  return reached
}
