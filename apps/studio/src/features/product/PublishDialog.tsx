import { CallError } from '@coverwright/contract/client'
import type { MountedProduct } from '@coverwright/domain/product/product'
import { hostName, modeOfStage, publishStages } from '@coverwright/domain/release/mount'
import { publicationMonths } from '@coverwright/domain/release/term'
import { SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { ConfirmDialog } from '../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import { Missing, useMissing } from './Missing.tsx'
import classes from './PublishDialog.module.css'
import { beside, launchFailure } from './refusals.ts'
import { useMay } from './use-may.ts'

type Stage = (typeof publishStages)[number]

interface PublishDialogProps {
  readonly product: MountedProduct
  readonly onClose: () => void
  readonly onPublished: () => Promise<unknown>
}

/** Where to, and what that does to what is there. */
export function PublishDialog({ product, onClose, onPublished }: PublishDialogProps) {
  const { t } = useTranslation('product')
  const mayGoLive = useMay('publish-live')
  const missing = useMissing(product, true)
  const [stage, setStage] = useState<Stage>(mayGoLive ? 'live' : 'staging')
  const [hosts, setHosts] = useState<Readonly<Record<Stage, string>>>({
    live: hostIn(product, 'live'),
    staging: hostIn(product, 'staging'),
  })
  const [refusal, setRefusal] = useState<string>()
  const typed = hosts[stage]
  const host = typed.trim().toLowerCase()
  const isThere = product.mounts.some((mount) => mount.host === host)
  const others = product.mounts.filter((mount) => mount.host !== host).map((mount) => mount.host)

  const publish = async () => {
    const checked = hostName.safeParse(typed)
    if (!checked.success) return setRefusal(checked.error.issues[0]?.message)
    try {
      await client.publisher.publishProduct({ id: product.id, stage, host: checked.data })
    } catch (error) {
      const failure = beside(beside(launchFailure(error), 'release.host-taken', 'host'), 'release.host-live', 'host')
      if (failure instanceof CallError && failure.fields['host']) return setRefusal(failure.fields['host'])
      throw failure
    }
    onClose()
    await onPublished()
    sayDone(t(`publish.done.${stage}`, { name: product.name, host: checked.data }))
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
            onChange={(value) => {
              setStage(publishStages.find((one) => one === value) ?? 'staging')
              setRefusal(undefined)
            }}
            data={[
              { value: 'live', label: t('framework:status.live') },
              { value: 'staging', label: t('framework:status.staging') },
            ]}
          />
        )}
        <TextInput
          label={t('address')}
          description={refusal ? undefined : t('publish.addressHint')}
          placeholder="pets.example.com"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={refusal}
          onChange={(event) => {
            setHosts({ ...hosts, [stage]: event.currentTarget.value })
            setRefusal(undefined)
          }}
        />
        {missing.data && missing.data.length > 0 && <Missing product={product} />}
      </div>
    </ConfirmDialog>
  )
}

const hostIn = ({ mounts }: MountedProduct, stage: Stage) =>
  mounts.find(({ mode }) => mode === modeOfStage[stage])?.host ?? ''
