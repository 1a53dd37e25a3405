import type { MountDetail } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { publicationMonths } from '@coverwright/domain/publish/release/term'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { GoLiveDialog } from '../../build/launch/GoLiveDialog.tsx'
import { launchFailure } from '../../build/launch/refusals.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { SwapDialog } from './SwapDialog.tsx'

export type Asked = 'goLive' | 'swap' | 'schedule' | 'rollBack' | 'renew' | 'password' | 'takeOffline' | 'trash'

interface MountDialogsProps {
  readonly asked: Asked | undefined
  readonly detail: MountDetail
  readonly mount: Mount
  readonly onClose: () => void
  /** The publication goes on at another stage, or as another stay. */
  readonly onMoved?: ((mount: Mount) => void) | undefined
}

interface Plan {
  readonly act: () => Promise<Mount>
  readonly consequences: readonly string[]
  readonly isDangerous?: boolean
}

/** Whatever reaches customers says first what follows. */
export function MountDialogs({ asked, detail, mount, onClose, onMoved }: MountDialogsProps) {
  const { t } = useTranslation('publisher')
  const { name } = detail.item
  const { host } = mount
  if (!asked) return null
  if (asked === 'goLive') return <GoLiveDialog name={name} mount={mount} onClose={onClose} onMoved={onMoved} />
  if (asked === 'swap') return <SwapDialog name={name} mount={mount} onClose={onClose} onMoved={onMoved} />
  if (asked === 'schedule') return <ScheduleDialog mount={mount} onClose={onClose} />
  if (asked === 'password') return <PasswordDialog mount={mount} onClose={onClose} />

  const target = asked === 'rollBack' && mount.state === 'live' ? (detail.backup ?? mount) : mount
  const plans: Readonly<Record<typeof asked, Plan>> = {
    rollBack: {
      act: () => acts.publisher.rollBack({ id: target.id }),
      consequences: [t('rollBack.opens', { host, version: target.version }), t('buyersKeep'), t('rollBack.backup')],
    },
    renew: {
      act: () => acts.publisher.renewMount({ id: mount.id }),
      consequences: [
        t('renew.runs', { count: publicationMonths }),
        ...(mount.state === 'expired' ? [t('renew.answers', { host })] : []),
      ],
    },
    takeOffline: {
      isDangerous: true,
      act: () => acts.publisher.takeOffline({ id: mount.id }),
      consequences: [t('offline.stops', { host }), t('offline.policies'), t('offline.free')],
    },
    trash: {
      isDangerous: true,
      act: () => acts.publisher.trashMount({ id: mount.id }),
      consequences: [
        ...(mount.endedAt ? [] : [t('offline.stops', { host })]),
        t('trash.events'),
        t('trash.restorable'),
      ],
    },
  }
  const { act, consequences, isDangerous = false } = plans[asked]
  return (
    <ConfirmDialog
      isOpen
      isDangerous={isDangerous}
      title={t(`ask.${asked}`, { name, host })}
      keep={t('keep')}
      act={t(`act.${asked}`)}
      consequences={consequences}
      onKeep={onClose}
      onAct={async () => {
        const after = await act().catch((error: unknown) => {
          throw asked === 'takeOffline' || asked === 'trash' ? error : launchFailure(error)
        })
        onClose()
        onMoved?.(after)
        sayDone(t(`done.${asked}`, { name, host }))
      }}
    />
  )
}
