import { CallError } from '@coverwright/contract/client'
import { hostName, type Mount } from '@coverwright/domain/release/mount'
import { publicationMonths } from '@coverwright/domain/release/term'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../app/wire/client.ts'
import { ConfirmDialog } from '../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../framework/toast/toasts.tsx'
import { beside, launchFailure } from '../product/refusals.ts'
import { usePublishSettings, useRefresh } from './queries.ts'

interface GoLiveDialogProps {
  readonly name: string
  readonly mount: Mount
  readonly onClose: () => void
}

/** What was tested goes before the public as it is; where two people decide, the second is asked. */
export function GoLiveDialog({ name, mount, onClose }: GoLiveDialogProps) {
  const { t } = useTranslation('publisher')
  const refresh = useRefresh()
  const settings = usePublishSettings()
  const [typed, setTyped] = useState(mount.mode === 'live' ? mount.host : '')
  const [refusal, setRefusal] = useState<string>()
  const act = settings.data?.needsApproval ? 'askApproval' : 'goLive'
  const go = async () => {
    const checked = hostName.safeParse(typed)
    if (!checked.success) return setRefusal(checked.error.issues[0]?.message)
    const host = checked.data
    try {
      if (act === 'goLive') await client.publisher.goLive({ id: mount.id, host })
      else await client.publisher.requestApproval({ kind: 'online', host, releaseId: mount.releaseId })
    } catch (error) {
      const failure = beside(launchFailure(error), 'release.host-taken', 'host')
      if (failure instanceof CallError && failure.fields['host']) return setRefusal(failure.fields['host'])
      throw failure
    }
    onClose()
    await refresh()
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
        t('goLive.opens', { host: typed.trim() || t('goLive.there') }),
        t('goLive.asTested', { version: mount.version }),
        ...(mount.state === 'staging' ? [t('goLive.leaves', { host: mount.host })] : []),
        t('goLive.runs', { count: publicationMonths }),
      ]}
    >
      <TextInput
        label={t('address')}
        description={refusal ? undefined : t('addressHint')}
        placeholder="pets.example.com"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={refusal}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setRefusal(undefined)
        }}
      />
    </ConfirmDialog>
  )
}
