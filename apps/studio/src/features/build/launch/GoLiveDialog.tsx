import type { Mount } from '@coverwright/domain/publish/release/mount'
import { publicationMonths } from '@coverwright/domain/publish/release/term'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { LiveFields } from './LiveFields.tsx'
import { useGoLive } from './use-go-live.ts'
import { useLiveConsequences } from './use-live-consequences.ts'

interface GoLiveDialogProps {
  readonly name: string
  readonly mount: Mount
  readonly onClose: () => void
  /** It is another stay then. */
  readonly onMoved?: ((mount: Mount) => void) | undefined
}

/** What stands in staging, or was taken offline, goes before the public. */
export function GoLiveDialog({ name, mount, onClose, onMoved }: GoLiveDialogProps) {
  const { t } = useTranslation('launch')
  const live = useGoLive({ name, mount })
  const consequences = useLiveConsequences()
  const { host } = live.input
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={t('goLiveTitle', { name })}
      keep={t('keep')}
      act={t(`act.${live.act}`)}
      isBlocked={live.isBlocked}
      onKeep={onClose}
      onAct={async () => {
        const done = await live.go()
        if (!done) return
        onClose()
        if (done !== 'asked') onMoved?.(done)
        sayDone(t(`done.${live.act}`, { name, host }))
      }}
      consequences={[...consequences(host, mount), t('runs', { count: publicationMonths })]}
    >
      <LiveFields live={live} />
    </ConfirmDialog>
  )
}
