import { definitions } from '@coverwright/blocks/definitions'
import { instanceAround } from '@coverwright/blocks/instance'
import { type Blocks, findBlock, type Move, withChanged } from '@coverwright/domain/build/page/block-tree'
import { type BlockData, nameOfPage } from '@coverwright/domain/build/page/page'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../../framework/editor/announce.ts'
import { sayDone, sayDoneWithUndo, sayFailed } from '../../../../framework/toast/toasts.tsx'
import { sayBlock } from '../say-block.ts'
import { copyOf, newBlock, without } from './block-actions.ts'
import { boundLogic } from './bound-logic.ts'
import { blocksFrom, clipboardText } from './clipboard.ts'
import { movedToPage } from './move-to-page.ts'
import { useShell } from './shell-editing.ts'
import { copiedStyle, copyStyle, withStyle } from './style-clipboard.ts'
import { duplicatedTogether, movedTogether, putTogether } from './together.ts'

export const labelOf = (type: string) => sayBlock(definitions[type]?.label ?? type)

/** Everything that is done to blocks, by mouse, key and menu alike. One object for good: what holds it is not drawn with every letter. */
export function useBlockActions(undo: () => void): BlockActions {
  const now = useActionsNow(undo)
  const latest = useRef(now)
  latest.current = now
  return useMemo(
    () => ({
      add: (type) => latest.current.add(type),
      insert: (block) => latest.current.insert(block),
      move: (id, move) => latest.current.move(id, move),
      remove: (id) => latest.current.remove(id),
      duplicate: (id) => latest.current.duplicate(id),
      copy: (id) => latest.current.copy(id),
      paste: (text) => latest.current.paste(text),
      copyStyle: (id) => latest.current.copyStyle(id),
      pasteStyle: (id) => latest.current.pasteStyle(id),
      moveToPage: (id, path) => latest.current.moveToPage(id, path),
    }),
    [],
  )
}

function useActionsNow(undo: () => void) {
  const { t } = useTranslation('page-editor')
  const { parts, shell, page, selected, select, chosen, choose, change, changeInside, isLocked } = useShell()
  const { inside } = parts
  /** What is done to one of several that are selected is done to all of them. */
  const withOthers = (id: string) => (chosen.includes(id) ? chosen : [id])
  const blocksOf = (id: string) =>
    withOthers(id).flatMap((each) => {
      const block = findBlock(inside, each)
      return block ? [block] : []
    })
  const nameOf = (blocks: readonly BlockData[]) =>
    blocks.length === 1 ? labelOf(blocks[0]?.type ?? '') : t('many.title', { count: blocks.length })
  const put = (blocks: readonly BlockData[]) => {
    const beside = selected?.area === 'page' ? selected.id : undefined
    const { left } = putTogether(inside, beside, blocks)
    if (left.length > 0) sayDone(t('block.noPlace', { name: nameOf(left) }))
    const isIn = blocks.filter((block) => !left.includes(block))
    const ids = isIn.map(({ props }) => props.id)
    const [first] = ids
    if (first === undefined) return
    const isDone = changeInside((now) => putTogether(now, beside, isIn).blocks, t('label.add', { name: nameOf(isIn) }))
    if (isDone) choose(ids, first)
  }
  /** The flow blocks that hold any of them; said where there are some. */
  const isBound = (blocks: readonly BlockData[]) => {
    const bound = [...new Set(blocks.flatMap((block) => boundLogic(shell, page, block)))]
    if (bound.length > 0) sayDone(t('block.bound', { names: bound.join(', ') }))
    return bound.length > 0
  }
  return {
    add: (type: string) => put([newBlock(type)]),
    insert: (block: BlockData) => put([copyOf(block)]),
    move(id: string, move: Move) {
      const ids = withOthers(id)
      const isMany = ids.length > 1
      if (isMany && !movedTogether(inside, ids, move)) return announce(t('many.noMove', { count: ids.length }))
      const isDone = changeInside((now) => movedTogether(now, ids, move) ?? now, t('label.move'))
      if (isDone && isMany) announce(t('many.moved', { count: ids.length }))
    },
    remove(id: string) {
      const blocks = blocksOf(id)
      if (blocks.length === 0 || isLocked || isBound(blocks)) return
      const name = nameOf(blocks)
      const gone = (now: Blocks) => blocks.reduce((rest, { props }) => without(rest, props.id), now)
      if (!changeInside(gone, t('label.delete', { name }))) return
      sayDoneWithUndo(
        blocks.length === 1 ? t('block.deleted', { name }) : t('many.deleted', { count: blocks.length }),
        async () => undo(),
      )
    },
    duplicate(id: string) {
      const blocks = blocksOf(id)
      const copies = blocks.map(copyOf)
      const ids = blocks.map(({ props }) => props.id)
      const [first] = copies
      if (!first) return
      const name = nameOf(blocks)
      const isIn = changeInside((now) => duplicatedTogether(now, ids, copies), t('label.duplicate', { name }))
      if (!isIn) return
      choose(
        copies.map(({ props }) => props.id),
        first.props.id,
      )
    },
    async copy(id: string) {
      const blocks = blocksOf(id)
      if (blocks.length === 0) return
      await navigator.clipboard.writeText(clipboardText(blocks)).catch(sayFailed)
      sayDone(
        blocks.length === 1 ? t('block.copied', { name: nameOf(blocks) }) : t('many.copied', { count: blocks.length }),
      )
    },
    paste(text: string): boolean {
      const blocks = blocksFrom(text)
      put(blocks.map(copyOf))
      return blocks.length > 0
    },
    copyStyle(id: string) {
      const block = findBlock(inside, id)
      if (!block) return
      copyStyle(localStorage, block)
      sayDone(t('block.styleCopied', { name: labelOf(block.type) }))
    },
    pasteStyle(id: string) {
      const style = copiedStyle(localStorage)
      if (!style) return sayDone(t('block.noStyle'))
      const ids = withOthers(id)
      const styled = (now: Blocks) =>
        ids.reduce((rest, each) => withChanged(rest, each, (props) => withStyle(props, style)), now)
      if (changeInside(styled, t('block.pasteStyle')) && ids.length > 1)
        announce(t('many.styled', { count: ids.length }))
    },
    moveToPage(id: string, path: string) {
      const blocks = blocksOf(id)
      const target = shell.pages.find((each) => each.path === path)
      if (blocks.length === 0 || !target || isLocked || isBound(blocks)) return
      const name = nameOf(blocks)
      if (blocks.some(({ props }) => instanceAround(inside, props.id))) return sayDone(t('component.onlyWords'))
      const after = blocks.reduce<Shell | undefined>(
        (now, { props }) => now && movedToPage(now, { from: page.path, to: path, id: props.id }),
        shell,
      )
      if (!after) return sayDone(t('block.noPlace', { name }))
      change((draft) => Object.assign(draft, after), t('block.toPage'), 'act')
      select(undefined)
      sayDoneWithUndo(
        blocks.length === 1
          ? t('block.toPageDone', { name, page: nameOfPage(target) })
          : t('many.toPageDone', { count: blocks.length, page: nameOfPage(target) }),
        async () => undo(),
      )
    },
  }
}

export type BlockActions = ReturnType<typeof useActionsNow>
