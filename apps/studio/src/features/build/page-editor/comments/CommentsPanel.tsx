import { commentLimits } from '@coverwright/domain/build/comment/comment'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../../core/wire/acts.ts'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../../framework/page/failed-read.ts'
import { blockAt } from '../editing/ShellEditingProvider.tsx'
import { useShell } from '../editing/shell-editing.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import classes from './Comments.module.css'
import { Composer } from './Composer.tsx'
import { Thread } from './Thread.tsx'
import { useComments, useOpenThread } from './use-comments.ts'

/** What people say about the site, thread by thread, and the place to begin one at the selected block. */
export function CommentsPanel() {
  const { t } = useTranslation('page-editor')
  const editing = useShell()
  const { product, page, selected } = editing
  const found = useComments()
  const { thread: openId, open } = useOpenThread()
  const [isResolvedShown, setResolvedShown] = useState(false)
  const failed = failedRead(found)
  if (failed) return <ErrorAlert {...failed} />
  if (!found.data) return null
  const { threads } = found.data
  const block = selected?.area === 'page' ? blockAt(editing, selected) : undefined
  const unresolved = threads.filter(({ resolvedAt }) => resolvedAt === null)
  // One that somebody was led to is shown whatever the switch says.
  const resolved = threads.filter(({ id, resolvedAt }) => resolvedAt !== null && (isResolvedShown || id === openId))
  const add = async (text: string, mentions: string[]) => {
    if (!block) return
    const blockName = labelOf(block.type)
    const place = { productId: product.id, page: page.path, blockId: block.props.id, blockName }
    const { id } = await acts.comment.addComment({ ...place, text, mentions })
    open(id)
  }
  return (
    <div className={classes.comments}>
      {block ? (
        <Composer
          key={block.props.id}
          about={`${product.id}.${block.props.id}`}
          label={t('comments.on', { name: labelOf(block.type) })}
          sendLabel={t('comments.send')}
          onSend={add}
        />
      ) : (
        <p className={classes.hint}>{t('comments.hint')}</p>
      )}
      {unresolved.length === 0 && <p className={classes.hint}>{t('comments.none')}</p>}
      <ul aria-label={t('comments.open')}>
        {unresolved.map((thread) => (
          <Thread key={thread.id} thread={thread} />
        ))}
      </ul>
      <Switch
        size="sm"
        label={t('comments.showResolved')}
        checked={isResolvedShown}
        onChange={({ currentTarget }) => setResolvedShown(currentTarget.checked)}
      />
      {resolved.length > 0 && (
        <ul aria-label={t('comments.resolved')}>
          {resolved.map((thread) => (
            <Thread key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
      {isResolvedShown && resolved.length >= commentLimits.resolvedShown && (
        <p className={classes.hint}>{t('comments.oldest', { count: commentLimits.resolvedShown })}</p>
      )}
    </div>
  )
}
