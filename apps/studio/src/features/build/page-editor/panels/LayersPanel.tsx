import { textsOfBlock } from '@coverwright/blocks/shell-texts'
import { slotRules } from '@coverwright/blocks/slot-rules'
import { type Move, slotOf } from '@coverwright/domain/build/page/block-tree'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { IconLanguage } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockIcon } from '../block-icons.tsx'
import { type Area, pageOfArea, type Selected, useShell } from '../editing/shell-editing.ts'
import { type BlockActions, labelOf } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'
import { type Modifiers, useLayerSelection } from './use-layer-selection.ts'

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
  const editing = useShell()
  const { shell, parts, selected, chosen, isLocked, language, product } = editing
  const translated = language === product.languages[0] ? undefined : (shell.translations?.[language] ?? {})
  const list = useRef<HTMLDivElement>(null)
  const rows: Row[] = [
    { area: 'header', block: shell.header, depth: 0 },
    ...parts.before.map((block): Row => ({ area: 'around', block, depth: 0 })),
    ...rowsOf(parts.inside, 0),
    ...parts.after.map((block): Row => ({ area: 'around', block, depth: 0 })),
    { area: 'footer', block: shell.footer, depth: 0 },
  ]
  const { at, walkTo, extendBy, onPick, onReach } = useLayerSelection(rows, list)
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
    if (event.shiftKey) return extendBy(move === 'up' ? -1 : 1)
    walkTo(move === 'up' ? at - 1 : at + 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its rows
    <div
      className={classes.layers}
      role="tree"
      aria-label={t('layers.title')}
      aria-multiselectable
      ref={list}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <LayerRow
          key={`${row.area}:${row.block.props.id}`}
          {...row}
          isSelected={index === at || (row.area === 'page' && chosen.includes(row.block.props.id))}
          isStop={index === Math.max(at, 0)}
          isMissing={translated !== undefined && lacksText(row, pageOfArea(editing, row.area), translated)}
          onPick={onPick}
          onReach={onReach}
        />
      ))}
      <p className={classes.keys}>{t('layers.keys')}</p>
    </div>
  )
}

interface LayerRowProps extends Row {
  readonly isSelected: boolean
  /** Where Tab comes in. */
  readonly isStop: boolean
  readonly isMissing: boolean
  readonly onPick: (selected: Selected, event: Modifiers) => void
  readonly onReach: (selected: Selected) => void
}

/** Drawn anew only where something of its own changed: a page has hundreds. */
const LayerRow = memo(({ area, block, depth, isSelected, isStop, isMissing, onPick, onReach }: LayerRowProps) => {
  const { t } = useTranslation('page-editor')
  const { id } = block.props
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- by key a row is chosen when it has the focus
    <div
      role="treeitem"
      aria-level={depth + 1}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      className={classes.layer}
      data-area={area}
      data-block={id}
      style={{ paddingLeft: 16 + depth * 16 }}
      // With a modifier the press itself must not bring the focus, which selects this row alone.
      onMouseDown={(event) => (event.shiftKey || event.ctrlKey || event.metaKey) && event.preventDefault()}
      onClick={(event) => onPick({ area, id }, event)}
      onFocus={() => !isSelected && onReach({ area, id })}
    >
      <BlockIcon type={block.type} size={14} />
      <span>{labelOf(block.type)}</span>
      <small>{wordsOf(block)}</small>
      {isMissing && <IconLanguage size={14} aria-label={t('language.missing')} />}
    </div>
  )
})

const lacksText = ({ block }: Row, path: string | undefined, translated: Readonly<Record<string, unknown>>) =>
  textsOfBlock(block, path).some(({ blockId, key }) => blockId === block.props.id && !translated[key])

const rowsOf = (blocks: readonly BlockData[], depth: number): Row[] =>
  blocks.flatMap((block) => [
    { area: 'page' as const, block, depth },
    ...slotRules(block.type).flatMap(({ name }) => rowsOf(slotOf(block, name), depth + 1)),
  ])

/** What it says, to tell it from others of its kind. */
const wordsOf = ({ props }: BlockData) =>
  [props['title'], props['label'], props['name']].find((words): words is string => typeof words === 'string') ?? ''
