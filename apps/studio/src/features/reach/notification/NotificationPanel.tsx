import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { NotificationList } from './NotificationList.tsx'
import classes from './NotificationPanel.module.css'
import { useMarkRead, useUnreadCount } from './use-notifications.ts'

interface NotificationPanelProps {
  /** The panel may close itself when a notification is followed. */
  readonly onFollow?: () => void
}

/** What happened lately, as the bell and the home page show it. */
export function NotificationPanel({ onFollow }: NotificationPanelProps) {
  const { t } = useTranslation('notification')
  const unread = useUnreadCount() ?? 0
  const markRead = useMarkRead()
  return (
    <section className={classes.panel}>
      <header>
        <h2>{t('title')}</h2>
        {unread > 0 && <span>{t('unread', { count: unread })}</span>}
        {unread > 0 && (
          <Button size="xs" variant="subtle" loading={markRead.isBusy} onClick={() => markRead.run([])}>
            {t('markAll')}
          </Button>
        )}
      </header>
      <NotificationList {...(onFollow && { onFollow })} />
      <footer>{t('kept')}</footer>
    </section>
  )
}
