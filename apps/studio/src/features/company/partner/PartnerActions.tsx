import type { PartnershipView } from '@coverwright/domain/company/partnership/partnership'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { isToAnswer, nameOf } from './partner-statuses.ts'

export function PartnerActions({ partnership, sites }: PartnershipView) {
  const { t } = useTranslation('partner')
  const answer = useAct('login.connectBrokerInfo')
  const [isEnding, setEnding] = useState(false)
  const [reason, setReason] = useState('')
  const { id, status } = partnership
  const name = nameOf(partnership)
  if (isToAnswer(partnership)) {
    return (
      <>
        <Button variant="default" onClick={() => answer.run({ id, answer: 'refuse' })}>
          {t('refuse')}
        </Button>
        <Button onClick={() => answer.run({ id, answer: 'accept' })}>{t('accept')}</Button>
      </>
    )
  }
  if (status !== 'active') return null
  return (
    <>
      <Button variant="default" color="danger" onClick={() => setEnding(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        isOpen={isEnding}
        title={t('endAsk', { name })}
        consequences={[t('endSites', { count: sites }), t('endHidden'), t('endSold'), t('endTold', { name })]}
        keep={t('endKeep')}
        act={t('end')}
        isDangerous
        onKeep={() => setEnding(false)}
        onAct={async () => {
          await acts.insurers.endPartnership({ id, reason })
          setEnding(false)
        }}
      >
        <Textarea
          rows={3}
          maxLength={500}
          label={<OptionalLabel label={t('reason')} />}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </ConfirmDialog>
    </>
  )
}
