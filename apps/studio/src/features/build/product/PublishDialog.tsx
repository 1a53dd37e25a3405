import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { modeOfStage, publishStages } from '@coverwright/domain/publish/release/mount'
import { publicationMonths } from '@coverwright/domain/publish/release/term'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { HostField } from './HostField.tsx'
import { Missing, useMissing } from './Missing.tsx'
import classes from './PublishDialog.module.css'
import { launchFailure } from './refusals.ts'
import { useHost } from './use-host.ts'

type Stage = (typeof publishStages)[number]

interface PublishDialogProps {
  readonly product: MountedProduct
  readonly onClose: () => void
}

/** Where to, and what that does to what is there. */
export function PublishDialog({ product, onClose }: PublishDialogProps) {
  const { t } = useTranslation('product')
  const mayGoLive = useMay('publish-live')
  const missing = useMissing(product, true)
  const [stage, setStage] = useState<Stage>(mayGoLive ? 'live' : 'staging')
  const live = useHost({ host: hostIn(product, 'live'), name: product.name })
  const staging = useHost({ host: hostIn(product, 'staging'), name: product.name, ending: '-staging' })
  const input = stage === 'live' ? live : staging
  const { host } = input
  const isThere = product.mounts.some((mount) => mount.host === host)
  const others = product.mounts.filter((mount) => mount.host !== host).map((mount) => mount.host)

  const publish = async () => {
    if (!input.isReady()) return
    try {
      await acts.publisher.publishProduct({ id: product.id, stage, host })
    } catch (error) {
      if (input.tell(error)) return
      throw launchFailure(error)
    }
    onClose()
    sayDone(t(`publish.done.${stage}`, { name: product.name, host }))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('publish.title', { name: product.name })}
      keep={t('publish.keep')}
      act={t(`publish.act.${stage}`)}
      onKeep={onClose}
      onAct={publish}
      consequences={[
        t(`publish.opens.${stage}`, { host: host || t('publish.thisAddress') }),
        ...(isThere ? [t('publish.replaces')] : []),
        ...(others.length > 0 ? [t('publish.others', { hosts: others.join(', ') })] : []),
        t('publish.runs', { count: publicationMonths }),
      ]}
    >
      <div className={classes.fields}>
        {mayGoLive && (
          <SegmentedControl
            fullWidth
            aria-label={t('publish.stage')}
            value={stage}
            onChange={(value) => setStage(publishStages.find((one) => one === value) ?? 'staging')}
            data={[
              { value: 'live', label: t('framework:status.live') },
              { value: 'staging', label: t('framework:status.staging') },
            ]}
          />
        )}
        <HostField input={input} />
        {missing.data && missing.data.length > 0 && <Missing product={product} />}
      </div>
    </ConfirmDialog>
  )
}

const hostIn = ({ mounts }: MountedProduct, stage: Stage) =>
  mounts.find(({ mode }) => mode === modeOfStage[stage])?.host ?? ''
