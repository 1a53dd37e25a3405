import { nameOfPage } from '@coverwright/domain/build/page/page'
import { type BlockChange, changesOfPage, withRestored } from '@coverwright/domain/build/page/restore-block'
import { Shell } from '@coverwright/domain/build/page/shell'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../../../../core/text/said.ts'
import { sayDone, sayDoneWithUndo } from '../../../../framework/toast/toasts.tsx'
import { JourneyPreview } from '../../shell-design/preview/JourneyPreview.tsx'
import { freshId } from '../editing/block-actions.ts'
import { useShell } from '../editing/shell-editing.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import classes from './History.module.css'

interface PageThenProps {
  readonly number: number
  readonly then: Shell
  readonly undo: () => void
}

const mostShown = 50

/** The open page in an earlier version: a picture, what is otherwise now, and the way back for each block. */
export function PageThen({ number, then, undo }: PageThenProps) {
  const { t } = useTranslation('page-editor')
  const { shell, page, body, product, isLocked, change, select } = useShell()
  const was = then.pages.find(({ path }) => path === page.path)
  const changes = useMemo(() => changesOfPage(then, shell, page.path), [then, shell, page.path])
  const restore = ({ block }: BlockChange) => {
    const name = labelOf(block.type)
    const after = withRestored(shell, then, { path: page.path, id: block.props.id, freshId })
    const { error } = Shell.safeParse(after)
    // What another part of the site rests on, such as its logic, or a page that is full.
    if (!after || error) return sayDone(t('history.refused', { name, why: problemOf(error) ?? '' }))
    change((draft) => void Object.assign(draft, after), t('history.label', { name }), 'act')
    select({ area: 'page', id: block.props.id })
    sayDoneWithUndo(t('history.restored', { name, number }), async () => undo())
  }
  if (!was) return <p className={classes.hint}>{t('history.noPage', { page: nameOfPage(page) })}</p>
  return (
    <div className={classes.then}>
      {body && (
        <div className={classes.picture}>
          <JourneyPreview
            title={t('history.picture', { page: nameOfPage(was), number })}
            shell={then}
            body={body}
            page={was}
            settings={product}
          />
        </div>
      )}
      <p className={classes.hint} role="status">
        {changes.length === 0 ? t('history.same') : t('history.differs', { count: changes.length })}
        {changes.length > mostShown && ` ${t('history.first', { count: mostShown })}`}
      </p>
      <ul aria-label={t('history.changes', { number })}>
        {changes.slice(0, mostShown).map((each) => (
          <li key={`${each.kind} ${each.block.props.id}`} className={classes.change}>
            <span>
              {labelOf(each.block.type)}
              <small>{t(`history.kinds.${each.kind}`)}</small>
            </span>
            {each.kind !== 'added' && (
              <Button
                size="compact-sm"
                variant="default"
                leftSection={<IconArrowBackUp size={14} />}
                aria-label={t('history.restoreOf', { name: labelOf(each.block.type) })}
                disabled={isLocked}
                onClick={() => restore(each)}
              >
                {t('history.restore')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
