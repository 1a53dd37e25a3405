import { definitions } from '@coverwright/blocks/definitions'
import { blocksIn, nameOfPage } from '@coverwright/domain/build/page/page'
import { useTranslation } from 'react-i18next'
import { blockAt } from './editing/ShellEditingProvider.tsx'
import { useShell } from './editing/shell-editing.ts'
import { labelOf } from './editing/use-block-actions.ts'
import classes from './PageEditor.module.css'

/** Where one is, and how much there is. */
export function Foot() {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { page, parts, selected } = editing
  const block = selected && blockAt(editing, selected)
  const all = [...parts.inside, ...parts.inside.flatMap((each) => Array.from(blocksIn(each)))]
  const sockets = all.filter(({ type }) => definitions[type]?.group === 'socket').length
  return (
    <footer className={classes.foot}>
      <span>
        {nameOfPage(page)}
        {block && <b> › {labelOf(block.type)}</b>}
      </span>
      <span>
        {t('count.blocks', { count: all.length })}, {t('count.sockets', { count: sockets })}
      </span>
    </footer>
  )
}
