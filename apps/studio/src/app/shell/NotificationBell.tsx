import { Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { NotificationPanel } from '../../features/reach/notification/NotificationPanel.tsx'
import { BellButton } from './BellButton.tsx'
import classes from './NotificationBell.module.css'

export default function NotificationBell() {
  const { t } = useTranslation('shell')
  const [isOpen, { toggle, close }] = useDisclosure(true)
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
        <BellButton onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel ?? ''} aria-label={t('notifications.none')}>
        <NotificationPanel onFollow={close} />
      </Popover.Dropdown>
    </Popover>
  )
}
