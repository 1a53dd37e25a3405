import type { Problem } from '@coverwright/domain/build/body/problem'
import { blockNode, type FlowNode, pageNode } from '@coverwright/domain/build/flow/flow-graph'
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
