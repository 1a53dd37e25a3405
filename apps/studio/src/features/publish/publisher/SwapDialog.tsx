import { messages } from '@coverwright/domain/messages'
import type { StageItem } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { LiveReview } from '../../build/launch/LiveReview.tsx'
import { launchFailure } from '../../build/launch/refusals.ts'
import { useCasesReason, useReview } from '../../build/launch/use-go-live.ts'
import { CandidateSelect } from './CandidateSelect.tsx'
import classes from './Publisher.module.css'
import { usePublishSettings } from './queries.ts'

interface SwapDialogProps {
  readonly name: string
  readonly mount: Mount
  readonly onClose: () => void
  readonly onMoved?: ((mount: Mount) => void) | undefined
}

export function SwapDialog({ name, mount, onClose, onMoved }: SwapDialogProps) {
  const { t } = useTranslation('publisher')
  const settings = usePublishSettings()
  const [choice, setChoice] = useState<StageItem>()
  const [refusal, setRefusal] = useState<string>()
  const { host } = mount
  const review = useReview(choice?.mount?.releaseId, mount.id)
  const reason = useCasesReason(review.data)
  const act = settings.data?.needsApproval ? 'askApproval' : 'swap'
  const swap = async () => {
    const releaseId = choice?.mount?.releaseId
    if (!releaseId) return setRefusal(said(messages.required))
    if (!reason.isReady()) return
    try {
      if (act === 'swap') onMoved?.(await acts.publisher.swapDesign({ id: mount.id, releaseId, ...reason.sent }))
      else await acts.publisher.requestApproval({ kind: 'swap', host, releaseId, ...reason.sent })
    } catch (error) {
      throw launchFailure(error)
    }
    onClose()
    sayDone(t(`done.${act}`, { name, host }))
  }
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={t('ask.swap', { host })}
      keep={t('keep')}
      act={t(`act.${act}`)}
      onKeep={onClose}
      onAct={swap}
      consequences={[t('swap.address', { host }), t('swap.backup', { name, version: mount.version }), t('buyersKeep')]}
    >
      <div className={classes.fields}>
        <CandidateSelect
          value={choice}
          error={refusal}
          onChange={(value) => {
            setChoice(value)
            setRefusal(undefined)
          }}
        />
        {choice && <LiveReview review={review} reason={reason} />}
      </div>
    </ConfirmDialog>
  )
}
