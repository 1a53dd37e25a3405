import type { Body } from '@coverwright/domain/build/body/body'
import type { Branch, FlowBlock, Target } from '@coverwright/domain/build/page/flow'
import type { Shell } from '@coverwright/domain/build/page/shell'

/** What can be put between two pages; the two ends are jumps that lead there. */
export const blockKinds = ['condition', 'jump', 'calculation', 'connector', 'event', 'refer', 'decline'] as const

export type BlockKind = (typeof blockKinds)[number]

export const kindOf = (block: FlowBlock): BlockKind =>
  block.kind === 'jump' && (block.leads.to === 'refer' || block.leads.to === 'decline') ? block.leads.to : block.kind

export function newBlock(kind: BlockKind, name: string, at: Pick<FlowBlock, 'page' | 'socket'>): FlowBlock {
  const block = { id: `flow-${crypto.randomUUID().slice(0, 8)}`, name, ...at }
  switch (kind) {
    case 'condition':
      return { ...block, kind, branches: [] }
    case 'calculation':
      return { ...block, kind, sets: '', formula: '' }
    case 'connector':
      return { ...block, kind, connectorId: null, inputs: [], outputs: [], onFailure: { to: 'on' } }
    case 'event':
      return { ...block, kind, eventId: null, fields: [] }
    case 'jump':
      return { ...block, kind, leads: { to: 'on' } }
    case 'refer':
    case 'decline':
    default:
      return { ...block, kind: 'jump', leads: { to: kind, reason: '' } }
  }
}

const blocksOf = ({ flow }: Shell) => flow?.blocks ?? []

/** Without any logic the shell is what it was before there was such a thing. */
function withBlocks({ flow: _flow, ...shell }: Shell, blocks: readonly FlowBlock[]): Shell {
  return blocks.length > 0 ? { ...shell, flow: { blocks: [...blocks] } } : shell
}

/** After the block named, or first on its page. */
export function withNewBlock(shell: Shell, block: FlowBlock, after?: string): Shell {
  const blocks = blocksOf(shell)
  const own = blocks.findIndex(({ id }) => id === after)
  const first = blocks.findIndex(({ page }) => page === block.page)
  const at = own >= 0 ? own + 1 : first >= 0 ? first : blocks.length
  return withBlocks(shell, blocks.toSpliced(at, 0, block))
}

export const withBlock = (shell: Shell, block: FlowBlock): Shell =>
  withBlocks(
    shell,
    blocksOf(shell).map((each) => (each.id === block.id ? block : each)),
  )

export const withoutBlock = (shell: Shell, id: string): Shell =>
  withBlocks(
    shell,
    blocksOf(shell).filter((each) => each.id !== id),
  )

/** Past its neighbour on the same page; where there is none it stays. */
export function movedBlock(shell: Shell, id: string, by: -1 | 1): Shell {
  const blocks = blocksOf(shell)
  const at = blocks.findIndex((each) => each.id === id)
  const page = blocks[at]?.page
  const own = blocks.flatMap((each, position) => (each.page === page ? [position] : []))
  const other = own[own.indexOf(at) + by]
  const [moved, neighbour] = [blocks[at], other === undefined ? undefined : blocks[other]]
  if (!moved || !neighbour || other === undefined) return shell
  return withBlocks(shell, blocks.with(at, neighbour).with(other, moved))
}

export const newBranch = (name: string): Branch => ({ name, when: { match: 'all', tests: [] }, leads: { to: 'on' } })

/** A target of another kind, keeping the words it had. */
export function targetTo(to: Target['to'], before: Target, firstPage: string): Target {
  if (to === 'on') return { to }
  if (to === 'page') return { to, page: before.to === 'page' ? before.page : firstPage }
  return { to, reason: 'reason' in before ? before.reason : '' }
}

/** What calculations may set: data that nobody is asked for. */
export const settable = ({ dataset, questions }: Body): string[] => {
  const asked = new Set(questions.groups.flatMap((group) => group.questions.map(({ name }) => name)))
  return dataset.properties.map(({ name }) => name).filter((name) => !asked.has(name))
}
