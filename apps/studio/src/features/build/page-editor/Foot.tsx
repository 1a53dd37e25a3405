import { definitions } from '@coverwright/blocks/definitions'
import { type Blocks, findBlock, placeOf } from '@coverwright/domain/build/page/block-tree'
import { type BlockData, blocksIn, nameOfPage } from '@coverwright/domain/build/page/page'
import { UnstyledButton } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { blockAt } from './editing/ShellEditingProvider.tsx'
import { useShell } from './editing/shell-editing.ts'
import { labelOf } from './editing/use-block-actions.ts'
import classes from './PageEditor.module.css'

/** Where one is, with a way to everything around it, and how much there is. */
export function Foot() {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { page, parts, selected, select } = editing
  const block = selected && blockAt(editing, selected)
  const around = block ? blocksAround(parts.inside, block.props.id) : []
  const all = [...parts.inside, ...parts.inside.flatMap((each) => Array.from(blocksIn(each)))]
  const sockets = all.filter(({ type }) => definitions[type]?.group === 'socket').length
  return (
    <footer className={classes.foot}>
      <nav aria-label={t('whereItIs')}>
        {block ? (
          <UnstyledButton onClick={() => select(undefined)}>{nameOfPage(page)}</UnstyledButton>
        ) : (
          nameOfPage(page)
        )}
        {around.map(({ type, props }) => (
          <Fragment key={props.id}>
            {' › '}
            <UnstyledButton onClick={() => select({ area: 'page', id: props.id })}>{labelOf(type)}</UnstyledButton>
          </Fragment>
        ))}
        {block && <b> › {labelOf(block.type)}</b>}
      </nav>
      <span>
        {t('count.blocks', { count: all.length })}, {t('count.sockets', { count: sockets })}
      </span>
    </footer>
  )
}

/** What a block lies in, outermost first. */
function blocksAround(inside: Blocks, id: string): BlockData[] {
  const parent = placeOf(inside, id)?.parent
  const block = parent && findBlock(inside, parent.id)
  return block ? [...blocksAround(inside, block.props.id), block] : []
}
