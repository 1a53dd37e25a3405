import { plainText } from '@coverwright/domain/build/page/rich-text'
import { isLockedBlock } from '@coverwright/domain/build/template/page-block'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconLock, IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { innerOf, insertBlock, moveBlock, removeBlock } from './block-editing.ts'
import classes from './Template.module.css'
import type { Block } from './template-session.ts'

interface OutlineProps<B extends Block> {
  /** What stands over the blocks: what is written of the whole. */
  readonly head: { readonly label: string; readonly said: string }
  readonly blocks: readonly B[]
  readonly types: readonly B['type'][]
  readonly most: number
  readonly selected: string | undefined
  readonly isLocked: boolean
  readonly make: (type: B['type']) => B
  readonly onSelect: (id: string | undefined) => void
  readonly edit: (recipe: (blocks: B[]) => void, label: string) => void
}

/** From top to bottom. Everything that is done with a block has a button, so that keys reach it. */
export function Outline<B extends Block>(props: OutlineProps<B>) {
  const { head, blocks, types, most, selected, isLocked, make, onSelect, edit } = props
  const { t } = useTranslation('template')
  const nameOf = (type: Block['type']) => t(`blocks.${type}`)
  const add = (type: B['type']) => {
    const block = make(type)
    edit((draft) => insertBlock(draft, block, selected), t('addBlock', { block: nameOf(type) }))
    onSelect(block.id)
  }
  const remove = (block: Block) => {
    edit((draft) => removeBlock(draft, block.id), t('removeBlock', { block: nameOf(block.type) }))
    onSelect(undefined)
  }
  const move = (block: Block, by: -1 | 1) =>
    edit((draft) => moveBlock(draft, block.id, by), t('moveBlock', { block: nameOf(block.type) }))
  const row = (block: Block, isInColumn: boolean) => {
    const name = nameOf(block.type)
    const said = block.type === 'list' && block.title === '' ? t(`lists.${block.list}`) : wordsOf(block)
    return (
      <li key={block.id} data-inner={isInColumn || undefined}>
        <button
          type="button"
          className={classes.block}
          aria-pressed={block.id === selected}
          onClick={() => onSelect(block.id)}
        >
          {name}
          {said && <span>{said}</span>}
        </button>
        {isLockedBlock(block) && (
          <span className={classes.locked}>
            <IconLock size={14} role="img" aria-label={t('lockedBlock')} />
          </span>
        )}
        {block.id === selected && !isLocked && !isLockedBlock(block) && (
          <span className={classes.tools}>
            {!isInColumn && (
              <>
                <ActionIcon size="sm" aria-label={t('moveUp', { block: name })} onClick={() => move(block, -1)}>
                  <IconArrowUp size={14} />
                </ActionIcon>
                <ActionIcon size="sm" aria-label={t('moveDown', { block: name })} onClick={() => move(block, 1)}>
                  <IconArrowDown size={14} />
                </ActionIcon>
              </>
            )}
            <ActionIcon size="sm" aria-label={t('removeBlock', { block: name })} onClick={() => remove(block)}>
              <IconTrash size={14} />
            </ActionIcon>
          </span>
        )}
      </li>
    )
  }
  return (
    <>
      <ul className={classes.outline}>
        <li>
          <button
            type="button"
            className={classes.block}
            aria-pressed={selected === undefined}
            onClick={() => onSelect(undefined)}
          >
            {head.label}
            <span>{head.said}</span>
          </button>
        </li>
        {blocks.flatMap((block) => [row(block, false), ...innerOf(block).map((inner) => row(inner, true))])}
      </ul>
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            className={classes.add}
            leftSection={<IconPlus size={16} />}
            disabled={isLocked || blocks.length >= most}
          >
            {t('addAny')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {types.map((type) => (
            <Menu.Item key={type} onClick={() => add(type)}>
              {nameOf(type)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

/** Beside the kind of a block, what it says. */
function wordsOf(block: Block): string {
  if (block.type === 'paragraph') return plainText(block.text)
  if (block.type === 'heading') return block.text
  if (block.type === 'button') return block.label
  return 'title' in block ? block.title : ''
}
