import { definitions } from '@coverwright/blocks/definitions'
import { findBlock, type Move, withInserted } from '@coverwright/domain/build/page/block-tree'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { useTranslation } from 'react-i18next'
import { sayDone, sayDoneWithUndo, sayFailed } from '../../../../framework/toast/toasts.tsx'
import { copyOf, duplicated, movedBy, newBlock, placeFor, without } from './block-actions.ts'
import { boundLogic } from './bound-logic.ts'
import { blocksFrom, clipboardText } from './clipboard.ts'
import { useShell } from './shell-editing.ts'

export const labelOf = (type: string) => definitions[type]?.label ?? type

/** Everything that is done to blocks, by mouse, key and menu alike. */
export function useBlockActions(undo: () => void) {
  const { t } = useTranslation('page-editor')
  const { parts, shell, page, selected, select, changeInside, isLocked } = useShell()
  const { inside } = parts
  const put = (block: BlockData) => {
    const place = placeFor(inside, block.type, selected?.area === 'page' ? selected.id : undefined)
    if (!place) return sayDone(t('block.noPlace', { name: labelOf(block.type) }))
    const isIn = changeInside((now) => withInserted(now, place, block), t('label.add', { name: labelOf(block.type) }))
    if (isIn) select({ area: 'page', id: block.props.id })
  }
  const remove = (id: string) => {
    const block = findBlock(inside, id)
    if (!block || isLocked) return
    const bound = boundLogic(shell, page, block)
    if (bound.length > 0) return sayDone(t('block.bound', { names: bound.join(', ') }))
    const name = labelOf(block.type)
    changeInside((now) => without(now, id), t('label.delete', { name }))
    sayDoneWithUndo(t('block.deleted', { name }), async () => undo())
  }
  return {
    add: (type: string) => put(newBlock(type)),
    insert: (block: BlockData) => put(copyOf(block)),
    move: (id: string, move: Move) => void changeInside((now) => movedBy(now, id, move), t('label.move')),
    remove,
    duplicate(id: string) {
      const block = findBlock(inside, id)
      if (!block) return
      const copy = copyOf(block)
      changeInside((now) => duplicated(now, id, copy), t('label.duplicate', { name: labelOf(block.type) }))
      select({ area: 'page', id: copy.props.id })
    },
    async copy(id: string) {
      const block = findBlock(inside, id)
      if (!block) return
      await navigator.clipboard.writeText(clipboardText([block])).catch(sayFailed)
      sayDone(t('block.copied', { name: labelOf(block.type) }))
    },
    paste(text: string): boolean {
      const blocks = blocksFrom(text)
      for (const block of blocks) put(copyOf(block))
      return blocks.length > 0
    },
  }
}

export type BlockActions = ReturnType<typeof useBlockActions>
