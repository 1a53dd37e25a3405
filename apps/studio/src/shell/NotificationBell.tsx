import { ActionIcon, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { NotificationPanel } from '../features/notification/NotificationPanel.tsx'
import { useUnreadCount } from '../features/notification/use-notifications.ts'
import classes from './NotificationBell.module.css'

/** A pip, not a number: what waits is in the panel. */
export function NotificationBell() {
  const { t } = useTranslation('shell')
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const unread = useUnreadCount()
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => !open && close()}
      position="bottom-end"
      width={380}
      trapFocus
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell ?? ''}
          aria-label={unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.none')}
          onClick={toggle}
        >
          <IconBell size={16} />
          {unread > 0 && <span className={classes.pip} />}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel ?? ''} aria-label={t('notifications.none')}>
        <NotificationPanel onFollow={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
