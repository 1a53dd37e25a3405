import type { Mount } from '@coverwright/domain/publish/release/mount'
import { publicationMonths } from '@coverwright/domain/publish/release/term'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { HostField } from '../../build/product/HostField.tsx'
import { launchFailure } from '../../build/product/refusals.ts'
import { useHost } from '../../build/product/use-host.ts'
import { usePublishSettings } from './queries.ts'

interface GoLiveDialogProps {
  readonly name: string
  readonly mount: Mount
  readonly onClose: () => void
}

/** What was tested goes before the public as it is; where two people decide, the second is asked. */
export function GoLiveDialog({ name, mount, onClose }: GoLiveDialogProps) {
  const { t } = useTranslation('publisher')
  const settings = usePublishSettings()
  const input = useHost({ host: mount.mode === 'live' ? mount.host : undefined, name })
  const { host } = input
  const act = settings.data?.needsApproval ? 'askApproval' : 'goLive'
  const go = async () => {
    if (!input.isReady()) return
    try {
      if (act === 'goLive') await acts.publisher.goLive({ id: mount.id, host })
      else await acts.publisher.requestApproval({ kind: 'online', host, releaseId: mount.releaseId })
    } catch (error) {
      if (input.tell(error)) return
      throw launchFailure(error)
    }
    onClose()
    sayDone(t(`done.${act}`, { name, host }))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('ask.goLive', { name })}
      keep={t('notNow')}
      act={t(`act.${act}`)}
      onKeep={onClose}
      onAct={go}
      consequences={[
        t('goLive.opens', { host: host || t('goLive.there') }),
        t('goLive.asTested', { version: mount.version }),
        ...(mount.state === 'staging' ? [t('goLive.leaves', { host: mount.host })] : []),
        t('goLive.runs', { count: publicationMonths }),
      ]}
    >
      <HostField input={input} />
    </ConfirmDialog>
  )
}
