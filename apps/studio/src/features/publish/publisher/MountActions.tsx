import type { MountDetail } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCalendarEvent,
  IconDots,
  IconRefresh,
  IconRestore,
  IconRocket,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { sayDone, sayFailed } from '../../../framework/toast/toasts.tsx'
import type { Asked } from './MountDialogs.tsx'
import classes from './Publisher.module.css'

interface MountActionsProps {
  readonly detail: MountDetail
  readonly mount: Mount
  readonly onAsk: (asked: Asked) => void
  readonly onMoved?: ((mount: Mount) => void) | undefined
}

/** What can be done at this stage: the likely things as buttons, the rest in a menu. */
export function MountActions({ detail, mount, onAsk, onMoved }: MountActionsProps) {
  const { t } = useTranslation('publisher')
  const mayGoLive = useMay('publish-live')
  const restore = async () => {
    onMoved?.(await acts.publisher.restoreMount({ id: mount.id }))
    sayDone(t('done.restored', { host: mount.host }))
  }
  const button = (asked: Asked, icon: ReactNode, isMain = false) => (
    <Button key={asked} variant={isMain ? 'filled' : 'default'} leftSection={icon} onClick={() => onAsk(asked)}>
      {t(`act.${asked}`)}
    </Button>
  )
  const isLive = mount.state === 'live'
  const mayMove = mayGoLive || mount.mode === 'test'
  return (
    <div className={classes.actions}>
      {(mount.state === 'staging' || mount.state === 'offline') &&
        mayGoLive &&
        button('goLive', <IconRocket size={16} />, true)}
      {isLive && mayGoLive && button('swap', <IconArrowsExchange size={16} />)}
      {isLive && mayGoLive && button('schedule', <IconCalendarEvent size={16} />)}
      {mount.state === 'swap-backup' && mayGoLive && button('rollBack', <IconArrowBackUp size={16} />, true)}
      {(mount.state === 'expired' || (isLive && mount.renewal === 'will-expire')) &&
        mayGoLive &&
        button('renew', <IconRefresh size={16} />, true)}
      {mount.state === 'trash' && (
        <Button leftSection={<IconRestore size={16} />} onClick={() => void restore().catch(sayFailed)}>
          {t('act.restore')}
        </Button>
      )}
      {mount.state !== 'trash' && mayMove && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" aria-label={t('more')}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isLive && detail.backup && <Menu.Item onClick={() => onAsk('rollBack')}>{t('act.rollBack')}</Menu.Item>}
            {isLive && mount.renewal !== 'will-expire' && (
              <Menu.Item onClick={() => onAsk('renew')}>{t('act.renew')}</Menu.Item>
            )}
            {mount.state === 'staging' && <Menu.Item onClick={() => onAsk('password')}>{t('act.password')}</Menu.Item>}
            {(isLive || mount.state === 'staging') && (
              <Menu.Item onClick={() => onAsk('takeOffline')}>{t('act.takeOffline')}</Menu.Item>
            )}
            <Menu.Item onClick={() => onAsk('trash')}>{t('act.trash')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  )
}
