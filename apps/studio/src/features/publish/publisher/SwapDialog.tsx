import { messages } from '@coverwright/domain/messages'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { launchFailure } from '../../build/product/refusals.ts'
import { CandidateSelect } from './CandidateSelect.tsx'
import { releaseOf } from './candidates.ts'
import { usePublishSettings } from './queries.ts'

interface SwapDialogProps {
  readonly name: string
  readonly mount: Mount
  readonly onClose: () => void
}

export function SwapDialog({ name, mount, onClose }: SwapDialogProps) {
  const { t } = useTranslation('publisher')
  const settings = usePublishSettings()
  const [choice, setChoice] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const { host } = mount
  const act = settings.data?.needsApproval ? 'askApproval' : 'swap'
  const swap = async () => {
    if (!choice) return setRefusal(messages.required)
    try {
      const releaseId = await releaseOf(choice)
      if (act === 'swap') await acts.publisher.swapDesign({ id: mount.id, releaseId })
      else await acts.publisher.requestApproval({ kind: 'swap', host, releaseId })
    } catch (error) {
      throw launchFailure(error)
    }
    onClose()
    sayDone(t(`done.${act}`, { name, host }))
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('ask.swap', { host })}
      keep={t('keep')}
      act={t(`act.${act}`)}
      onKeep={onClose}
      onAct={swap}
      consequences={[t('swap.address', { host }), t('swap.backup', { name, version: mount.version }), t('buyersKeep')]}
    >
      <CandidateSelect
        value={choice}
        error={refusal}
        onChange={(value) => {
          setChoice(value)
          setRefusal(undefined)
        }}
      />
    </ConfirmDialog>
  )
}
