import type { FlowNode } from '@coverwright/domain/build/flow/flow-graph'
import { useTranslation } from 'react-i18next'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { useFlow } from './flow-editing.ts'
import { kindOf, withoutBlock } from './flow-operations.ts'

/** Takes a flow block out; of what cannot be taken out here it says why not. */
export function useRemoveStep() {
  const { t } = useTranslation('flow')
  const { shell, put, select, isLocked } = useFlow()
  return (node: FlowNode) => {
    if (isLocked) return sayFailed(t('notRemoved.locked'))
    if (node.kind !== 'block') return sayFailed(t(`notRemoved.${node.kind}`))
    const { id, name } = node.block
    put(withoutBlock(shell, id), t('change.remove', { name: name || t(`kinds.${kindOf(node.block)}`) }))
    return select(undefined)
  }
}
