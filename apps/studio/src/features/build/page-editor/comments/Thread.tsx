import { type Comment, type CommentThread } from '@coverwright/domain/build/comment/comment'
import { findCommented } from '@coverwright/domain/build/comment/find-commented'
import { nameOfPage } from '@coverwright/domain/build/page/page'
import { Button, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../../core/wire/acts.ts'
import { queries } from '../../../../core/wire/queries.ts'
import { useAct } from '../../../../framework/act/use-act.ts'
import { ErrorAlert } from '../../../../framework/page/ErrorAlert.tsx'
import { failedRead } from '../../../../framework/page/failed-read.ts'
import { useTimeTexts } from '../../../../framework/time/use-time-texts.ts'
import { useShell } from '../editing/shell-editing.ts'
import { labelOf } from '../editing/use-block-actions.ts'
import classes from './Comments.module.css'
import { Composer } from './Composer.tsx'
import { useOpenThread } from './use-comments.ts'

/** One thread: where it is pinned, what began it, and, opened, all that was answered. */
export function Thread({ thread }: { readonly thread: CommentThread }) {
  const { t } = useTranslation('page-editor')
  const { shell, page, select } = useShell()
  const { thread: openId, open } = useOpenThread()
  const isOpen = thread.id === openId
  const commented = findCommented(shell.pages, thread)
  const where = commented
    ? t('comments.where', { block: labelOf(commented.block.type), page: nameOfPage(commented.page) })
    : t('comments.gone', { block: thread.blockName })
  const toggle = () => {
    if (isOpen) return open(undefined)
    open(thread.id, commented?.page.path)
    if (commented?.page.path === page.path) select({ area: 'page', id: thread.blockId })
  }
  return (
    <li className={classes.thread} data-gone={!commented || undefined}>
      <UnstyledButton className={classes.head ?? ''} aria-expanded={isOpen} onClick={toggle}>
        <small>{where}</small>
        <Said comment={thread} />
        {!isOpen && thread.replies > 0 && <small>{t('comments.replies', { count: thread.replies })}</small>}
      </UnstyledButton>
      {isOpen && <OpenThread thread={thread} />}
    </li>
  )
}

function OpenThread({ thread }: { readonly thread: CommentThread }) {
  const { t } = useTranslation('page-editor')
  const times = useTimeTexts()
  const answered = useQuery(queries.comment.listReplies({ id: thread.id }))
  const resolve = useAct('comment.resolveComment')
  const reopen = useAct('comment.reopenComment')
  const failed = failedRead(answered)
  return (
    <div className={classes.answers}>
      {failed && <ErrorAlert {...failed} />}
      {answered.data?.replies.map((reply) => (
        <Said key={reply.id} comment={reply} />
      ))}
      {thread.resolvedAt === null ? (
        <>
          <Composer
            about={thread.id}
            label={t('comments.answer')}
            sendLabel={t('comments.sendAnswer')}
            onSend={(text, mentions) => acts.comment.replyToComment({ id: thread.id, text, mentions })}
          />
          <Button size="sm" variant="default" loading={resolve.isBusy} onClick={() => resolve.run({ id: thread.id })}>
            {t('comments.resolve')}
          </Button>
        </>
      ) : (
        <>
          <small>
            {t('comments.resolvedBy', { name: thread.resolvedBy, when: times.dateAndTime(thread.resolvedAt) })}
          </small>
          <Button size="sm" variant="default" loading={reopen.isBusy} onClick={() => reopen.run({ id: thread.id })}>
            {t('comments.reopen')}
          </Button>
        </>
      )}
    </div>
  )
}

function Said({ comment }: { readonly comment: Comment }) {
  const { t } = useTranslation('page-editor')
  const times = useTimeTexts()
  return (
    <span className={classes.said}>
      <small>{t('comments.by', { name: comment.name, when: times.dateAndTime(comment.createdAt) })}</small>
      {comment.text}
    </span>
  )
}
