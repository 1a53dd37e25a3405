import { blockNode, flowGraph } from '@coverwright/domain/build/flow/flow-graph'
import { useTranslation } from 'react-i18next'
import { useFlow } from './flow-editing.ts'
import { type BlockKind, newBlock, withNewBlock } from './flow-operations.ts'

/** Puts a new block into the journey and selects it. */
export function useAddBlock() {
  const { t } = useTranslation('flow')
  const { shell, put, select, selected } = useFlow()
  const addAfter = (kind: BlockKind, node: string) => {
    const { nodes } = flowGraph(shell)
    const [first] = nodes
    const after = nodes.find(({ id, kind: is }) => id === node && is !== 'end') ?? first
    if (!after || after.kind === 'end') return
    const page = after.kind === 'page' ? after.page.path : after.block.page
    const block = newBlock(kind, t(`newNames.${kind}`), { page })
    put(
      withNewBlock(shell, block, after.kind === 'block' ? after.block.id : undefined),
      t('change.add', { name: block.name }),
    )
    select(blockNode(block.id))
  }
  return { addAfter, addToSelected: (kind: BlockKind) => addAfter(kind, selected ?? '') }
}
