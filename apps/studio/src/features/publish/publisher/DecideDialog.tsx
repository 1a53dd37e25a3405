import type { PublishRequest } from '@coverwright/domain/publish/publisher/publish-request'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { launchFailure } from '../../build/launch/refusals.ts'
import classes from './Publisher.module.css'
import { useLocalTimeTexts } from './use-local-time-texts.ts'

interface DecideDialogProps {
  readonly request: PublishRequest
  readonly decision: 'approve' | 'reject'
  readonly onClose: () => void
}

/** Approving reaches customers as going live does: what follows is said first. */
export function DecideDialog({ request, decision, onClose }: DecideDialogProps) {
  const { t } = useTranslation('publisher')
  const times = useLocalTimeTexts()
  const [reason, setReason] = useState('')
  const { id, host, kind, localTime, productName: product, version } = request
  const moves = kind === 'swap' ? ['swap', 'replaced'] : ['live', 'leaves']
  const consequences = {
    approve: [
      localTime ? t('request.then.at', { at: times(localTime) }) : t('request.then.now'),
      ...moves.map((what) => t(`request.then.${what}`, { host, product, version })),
      t('buyersKeep'),
    ],
    reject: [t('request.then.nothing', { host }), t('request.then.told', { name: request.askedBy })],
  }
  const decide = async () => {
    try {
      if (decision === 'approve') await acts.publisher.approveRequest({ id })
      else await acts.publisher.rejectRequest({ id, reason: reason.trim() })
    } catch (error) {
      throw launchFailure(error)
    }
    onClose()
    sayDone(t(`done.${decision}`, { host }))
  }
  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={t(`ask.${decision}`, { host, product, version })}
      keep={t('notNow')}
      act={t(`act.${decision}`)}
      isDangerous={decision === 'reject'}
      onKeep={onClose}
      onAct={decide}
      consequences={consequences[decision]}
    >
      {decision === 'reject' && (
        <div className={classes.fields}>
          <TextInput
            label={t('request.reason')}
            description={t('request.reasonHint')}
            value={reason}
            maxLength={500}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </div>
      )}
    </ConfirmDialog>
  )
}
