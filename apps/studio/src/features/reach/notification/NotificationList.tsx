import type { Notification } from '@coverwright/domain/reach/notification/notification'
import { Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle, IconBellCheck, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { said } from '../../../core/text/said.ts'
import { useSlow } from '../../../framework/delays.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Tile } from '../../../framework/page/Tile.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { innerPath } from './inner-path.ts'
import classes from './NotificationPanel.module.css'
import { useMarkRead, useNotifications } from './use-notifications.ts'

export function NotificationList({ onFollow }: { readonly onFollow?: () => void }) {
  const { t } = useTranslation('notification')
  const list = useNotifications()
  const isSlow = useSlow(list.isPending)
  if (isSlow) return <Waiting />
  if (list.isLoadingError) {
    return (
      <div className={classes.problem}>
        <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />
      </div>
    )
  }
  if (list.data?.items.length === 0) {
    return <Empty icon={<IconBellCheck size={20} />} title={t('none')} description={t('noneHint')} />
  }
  return (
    <ul className={classes.list}>
      {list.data?.items.map((one) => (
        <Entry key={one.id} notification={one} onFollow={onFollow} />
      ))}
    </ul>
  )
}

const icons = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertCircle,
} as const

interface EntryProps {
  readonly notification: Notification
  readonly onFollow: (() => void) | undefined
}

/** Pressing one marks it read and leads to what it is about. */
function Entry({ notification, onFollow }: EntryProps) {
  const { id, kind, title, source, readAt, createdAt } = notification
  const { t } = useTranslation('notification')
  const navigate = useNavigate()
  const markRead = useMarkRead()
  const times = useTimeTexts()
  const path = innerPath(notification.link)
  const Icon = icons[kind]
  const isUnread = readAt === null
  const words = (
    <>
      <Tile tone={kind}>
        <Icon size={15} />
      </Tile>
      <span>
        <span className={classes.title}>
          {isUnread && <VisuallyHidden>{t('isUnread')} </VisuallyHidden>}
          {said(title)}
        </span>
        <span className={classes.meta}>
          {said(source)}, {times.ago(createdAt)}
        </span>
      </span>
    </>
  )
  const follow = () => {
    if (isUnread) markRead.run([id])
    if (!path) return
    onFollow?.()
    void navigate(path)
  }
  return (
    <li data-unread={isUnread || undefined}>
      {path || isUnread ? (
        <UnstyledButton className={classes.entry} onClick={follow}>
          {words}
        </UnstyledButton>
      ) : (
        <div className={classes.entry}>{words}</div>
      )}
    </li>
  )
}

const Waiting = () => (
  <div className={classes.waiting}>
    <Skeleton height={12} width="80%" />
    <Skeleton height={12} width="64%" />
    <Skeleton height={12} width="72%" />
  </div>
)
