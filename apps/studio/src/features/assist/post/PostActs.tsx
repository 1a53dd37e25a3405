import type { Post, PostDetail } from '@coverwright/domain/assist/post/post'
import { postLifecycle } from '@coverwright/domain/assist/post/post-lifecycle'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { ByHand } from './ByHand.tsx'
import classes from './Post.module.css'
import { ConfirmPostDialog, ReturnDialog, WhenDialog } from './post-dialogs.tsx'

interface PostActsProps {
  readonly detail: PostDetail
  readonly onEdit: (post: Post) => void
  readonly onGone: () => void
}

type Asked = 'when' | 'return' | 'confirm' | 'delete'

const button = (label: string, run: () => void, variant: 'filled' | 'default' = 'default', isBusy = false) => (
  <Button variant={variant} loading={isBusy} loaderProps={{ color: 'currentColor' }} onClick={run}>
    {label}
  </Button>
)

/** What the lifecycle allows, to whoever may. */
export function PostActs({ detail: { post, isApprovable }, onEdit, onGone }: PostActsProps) {
  const { t } = useTranslation('post')
  const mayWrite = useMay('write-posts')
  const mayDecide = useMay('approve-posts')
  const [asked, setAsked] = useState<Asked>()
  const { id, name, state, network } = post
  const submit = useAct('post.submitPost', { done: () => t('done.submit', { name }) })
  const approve = useAct('post.approvePost', { done: () => t('done.approve', { name }) })
  const publish = useAct('post.schedulePost', { done: () => t('done.publish', { name }) })
  const unschedule = useAct('post.unschedulePost', { done: () => t('done.unschedule', { name }) })
  const reopen = useAct('post.reopenPost', { done: () => t('done.reopen', { name }) })
  const lookUp = useAct('post.lookUpPost', { done: () => t('done.lookUp', { name }) })
  const allows = (event: Parameters<typeof postLifecycle.next>[1]) => postLifecycle.next(state, event) !== undefined
  const isByHand = network === 'kept'
  const close = () => setAsked(undefined)
  const remove = async () => {
    await acts.post.deletePost({ id })
    onGone()
  }
  return (
    <div className={classes.acts}>
      {mayWrite && state === 'draft' && (
        <>
          {button(t('delete'), () => setAsked('delete'))}
          {button(t('change'), () => onEdit(post))}
          {button(t('submit'), () => submit.run({ id }), 'filled', submit.isBusy)}
        </>
      )}
      {state === 'submitted' && !isApprovable && <span className={classes.meter}>{t('waitsForOther')}</span>}
      {mayDecide && state === 'submitted' && button(t('return'), () => setAsked('return'))}
      {isApprovable && button(t('approve'), () => approve.run({ id }), 'filled', approve.isBusy)}
      {isByHand && (state === 'approved' || state === 'scheduled') && <ByHand post={post} />}
      {mayWrite && allows('reopen') && button(t('reopen'), () => reopen.run({ id }), 'default', reopen.isBusy)}
      {mayWrite && state === 'scheduled' && (
        <>{button(t('unschedule'), () => unschedule.run({ id }), 'default', unschedule.isBusy)}</>
      )}
      {mayWrite && allows('schedule') && (
        <>
          {button(t('schedule'), () => setAsked('when'))}
          {!isByHand &&
            button(
              t(state === 'failed' ? 'retry' : 'publishNow'),
              () => publish.run({ id, localTime: null, takesSecond: false }),
              'filled',
              publish.isBusy,
            )}
        </>
      )}
      {mayWrite && state === 'unknown' && button(t('lookUp'), () => lookUp.run({ id }), 'default', lookUp.isBusy)}
      {mayWrite && allows('confirm') && (isByHand || state === 'unknown') && (
        <>{button(t('confirm'), () => setAsked('confirm'), 'filled')}</>
      )}
      {asked === 'when' && <WhenDialog post={post} onClose={close} />}
      {asked === 'return' && <ReturnDialog post={post} onClose={close} />}
      {asked === 'confirm' && <ConfirmPostDialog post={post} onClose={close} />}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={t('deleteAsk', { name })}
        consequences={[t('deleteGone')]}
        keep={t('keep')}
        act={t('delete')}
        isDangerous
        onKeep={close}
        onAct={remove}
      />
    </div>
  )
}
