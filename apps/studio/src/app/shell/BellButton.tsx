import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnreadCount } from '../../features/reach/notification/use-notifications.ts'
import classes from './NotificationBell.module.css'

/** A pip, not a number: what waits is in the panel. */
export function BellButton({ color: _color, disabled: _disabled, ...props }: ComponentProps<'button'>) {
  const { t } = useTranslation('shell')
  const unread = useUnreadCount() ?? 0
  return (
    <ActionIcon
      {...props}
      className={classes.bell ?? ''}
      aria-label={unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.none')}
    >
      <IconBell size={16} />
      {unread > 0 && <span className={classes.pip} />}
    </ActionIcon>
  )
}
