import { textsOfBlock } from '@coverwright/blocks/shell-texts'
import { slotRules } from '@coverwright/blocks/slot-rules'
import { type Move, slotOf } from '@coverwright/domain/build/page/block-tree'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { IconLanguage } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockIcon } from '../block-icons.tsx'
import { type Area, pageOfArea, useShell } from '../editing/shell-editing.ts'
import { type BlockActions, labelOf } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'

interface Row {
  readonly area: Area
  readonly block: BlockData
  readonly depth: number
}

const movesOf: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

/** Everything on the page as a list: one tab stop, arrow keys walk, Alt with them moves. */
export function LayersPanel({ actions }: { readonly actions: BlockActions }) {
  const { t } = useTranslation('page-editor')
  const { shell, parts, selected, select, isLocked } = useShell()
  const list = useRef<HTMLDivElement>(null)
  const rows: Row[] = [
    { area: 'header', block: shell.header, depth: 0 },
    ...parts.before.map((block): Row => ({ area: 'around', block, depth: 0 })),
    ...rowsOf(parts.inside, 0),
    ...parts.after.map((block): Row => ({ area: 'around', block, depth: 0 })),
    { area: 'footer', block: shell.footer, depth: 0 },
  ]
  const at = rows.findIndex(({ area, block }) => area === selected?.area && block.props.id === selected.id)
  const focusRow = (index: number) => {
    const row = rows[index]
    if (!row) return
    select({ area: row.area, id: row.block.props.id })
    list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = movesOf[event.key]
    if (!move) return
    if (event.altKey && selected?.area === 'page' && !isLocked) {
      event.preventDefault()
      actions.move(selected.id, move)
      return
    }
    if (event.altKey || move === 'in' || move === 'out') return
    event.preventDefault()
    focusRow(move === 'up' ? at - 1 : at + 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its rows
    <div className={classes.layers} role="tree" aria-label={t('layers.title')} ref={list} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <LayerRow key={`${row.area}:${row.block.props.id}`} {...row} isFirst={at === -1 && index === 0} />
      ))}
      <p className={classes.keys}>{t('layers.keys')}</p>
    </div>
  )
}

function LayerRow({ area, block, depth, isFirst }: Row & { readonly isFirst: boolean }) {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { selected, select, language, shell } = editing
  const { id } = block.props
  const isSelected = selected?.area === area && selected.id === id
  const texts = textsOfBlock(block, pageOfArea(editing, area)).filter(({ blockId }) => blockId === id)
  const isMissing =
    language !== editing.product.languages[0] && texts.some(({ key }) => !shell.translations?.[language]?.[key])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- by key a row is chosen when it has the focus
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      tabIndex={isSelected || isFirst ? 0 : -1}
      className={classes.layer}
      data-area={area}
      data-block={id}
      style={{ paddingLeft: 16 + depth * 16 }}
      onClick={() => select({ area, id })}
      onFocus={() => !isSelected && select({ area, id })}
    >
      <BlockIcon type={block.type} size={14} />
      <span>{labelOf(block.type)}</span>
      <small>{wordsOf(block)}</small>
      {isMissing && <IconLanguage size={14} aria-label={t('language.missing')} />}
    </div>
  )
}

const rowsOf = (blocks: readonly BlockData[], depth: number): Row[] =>
  blocks.flatMap((block) => [
    { area: 'page' as const, block, depth },
    ...slotRules(block.type).flatMap(({ name }) => rowsOf(slotOf(block, name), depth + 1)),
  ])

/** What it says, to tell it from others of its kind. */
const wordsOf = ({ props }: BlockData) =>
  [props['title'], props['label'], props['name']].find((words): words is string => typeof words === 'string') ?? ''
