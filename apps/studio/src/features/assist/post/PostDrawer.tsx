import type { Post, PostDetail } from '@coverwright/domain/assist/post/post'
import { postLengths } from '@coverwright/domain/build/template/post-networks'
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { once } from '../../../core/wire/queries-of.ts'
import { DetailDrawer } from '../../../framework/dialog/DetailDrawer.tsx'
import { Facts } from '../../../framework/dialog/Facts.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { clockIn, dayIn } from './month.ts'
import classes from './Post.module.css'
import { PostActs } from './PostActs.tsx'
import { postStatuses } from './post-statuses.ts'

interface PostDrawerProps {
  readonly id: string | undefined
  readonly onClose: () => void
  readonly onEdit: (post: Post) => void
}

/** Sooner than the link to the photo ends. */
const refreshMs = 8 * 60_000

/** One post as it is read, where it stands, and what can be done with it. */
export function PostDrawer({ id, onClose, onEdit }: PostDrawerProps) {
  const { t } = useTranslation('post')
  const detail = useQuery({ ...once(id, (known) => queries.post.getPost({ id: known })), refetchInterval: refreshMs })
  return (
    <DetailDrawer
      isOpen={id !== undefined}
      onClose={onClose}
      title={detail.data?.post.name ?? t('post')}
      item={detail}
      actions={(known) => <PostActs detail={known} onEdit={onEdit} onGone={onClose} />}
    >
      {(known) => <Shown detail={known} />}
    </DetailDrawer>
  )
}

function Shown({ detail: { post, photo } }: { readonly detail: PostDetail }) {
  const { t } = useTranslation('post')
  const times = useTimeTexts()
  const { scheduledAt, timeZone, network } = post
  const when = scheduledAt && `${times.date(dayIn(scheduledAt, timeZone))}, ${clockIn(scheduledAt, timeZone)}`
  return (
    <>
      {post.problem && <Alert color={post.state === 'failed' ? 'danger' : 'warning'}>{said(post.problem)}</Alert>}
      {post.missing.length > 0 && (
        <Alert color="warning">{t('missing', { fields: post.missing.map((name) => `{{${name}}}`).join(', ') })}</Alert>
      )}
      {photo && <img className={classes.picture} src={photo.url} alt={photo.alt} />}
      <pre className={classes.words}>{post.composed}</pre>
      <Facts
        facts={[
          [t('state'), <StatusBadge key="state" status={postStatuses[post.state]} />],
          [t('account'), `${post.accountName} (${t(`networks.${network}`)})`],
          [t('when'), when && `${when} (${timeZone.replaceAll('_', ' ')})`],
          [t('length'), t('lengthOf', { length: post.length, most: postLengths[network] })],
          [t('template'), post.templateName],
          [t('product'), post.productName],
          [t('channel'), post.channelName],
          [t('author'), post.author],
          [t('approver'), post.approver],
          [t('attempts'), post.attempts > 0 ? post.attempts : null],
          [t('publishedAt'), post.publishedAt && times.dateAndTime(post.publishedAt)],
          [
            t('url'),
            post.url && (
              <a key="url" href={post.url} target="_blank" rel="noreferrer">
                {post.url}
              </a>
            ),
          ],
        ]}
      />
    </>
  )
}
