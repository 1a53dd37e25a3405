import type { Problem } from '@coverwright/domain/build/body/problem'
import {
  blockNode,
  type FlowEdge,
  type FlowGraph,
  type FlowNode,
  pageNode,
} from '@coverwright/domain/build/flow/flow-graph'
import type { Walk } from '@coverwright/domain/build/flow/walk'
import type { Shell } from '@coverwright/domain/build/page/shell'
import type { FlowEditing } from './flow-editing.ts'

/** What is wrong with one page or block. */
export function problemsAt({ problems, shell }: Pick<FlowEditing, 'problems' | 'shell'>, node: FlowNode): Problem[] {
  if (node.kind === 'end') return []
  return problems.filter(({ path: [part, second, third] }) =>
    node.kind === 'page'
      ? part === 'pages' && shell.pages[Number(second)]?.path === node.page.path
      : part === 'flow' && shell.flow?.blocks[Number(third)]?.id === node.block.id && second === 'blocks',
  )
}

/** The node that stands for a place of the shell: `flow.blocks.0.leads`, `pages.2`. */
export function nodeAt({ pages, flow }: Pick<Shell, 'pages' | 'flow'>, place: string): string | undefined {
  const [part, second, third] = place.split('.')
  const page = part === 'pages' ? pages[Number(second)] : undefined
  const block = part === 'flow' && second === 'blocks' ? flow?.blocks[Number(third)] : undefined
  return page ? pageNode(page.path) : block && blockNode(block.id)
}

/** Whether the test run came by. */
export function isPassed(walk: Walk | undefined, node: FlowNode): boolean {
  if (!walk) return false
  if (node.kind === 'page') return walk.pages.some(({ path }) => path === node.page.path)
  if (node.kind === 'end')
    return walk.end !== null && node.id.startsWith(`end:${walk.end.block}:`) && node.end === walk.end.kind
  return Object.values(walk.passed).some((blocks) => blocks.some(({ block }) => block.id === node.block.id))
}

export const wayKey = ({
  from,
  to,
  branch,
}: {
  readonly from: string
  readonly to: string
  readonly branch?: number | undefined
}) => `${from}→${to}:${branch ?? ''}`

/** The very ways that a test run took: two steps it came by need not have followed one another. */
export function walkedWays(walk: Walk | undefined, { edges }: Pick<FlowGraph, 'edges'>): ReadonlySet<string> {
  const walked = new Set<string>()
  if (!walk) return walked
  const take = (edge: FlowEdge | undefined) => {
    if (edge) walked.add(wayKey(edge))
  }
  for (const [at, page] of walk.pages.entries()) {
    const isLeft = at < walk.pages.length - 1 || walk.end !== null
    if (!isLeft) break
    take(edges.find(({ from }) => from === pageNode(page.path)))
    for (const { block, branch } of walk.passed[page.path] ?? []) {
      const index = block.kind === 'condition' && branch ? block.branches.indexOf(branch) : undefined
      take(edges.find((edge) => edge.from === blockNode(block.id) && edge.branch === index))
    }
  }
  return walked
}

/** A walk as far as the page that stands open: what the answers lead to beyond it was not walked yet. */
export function walkTo(walk: Walk, path: string | undefined): Walk {
  const last = walk.pages.findIndex((page) => page.path === path)
  if (last < 0) return walk
  const left = new Set(walk.pages.slice(0, last).map((page) => page.path))
  return {
    ...walk,
    pages: walk.pages.slice(0, last + 1),
    passed: Object.fromEntries(Object.entries(walk.passed).filter(([page]) => left.has(page))),
    end: null,
  }
}
