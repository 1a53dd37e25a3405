import type { CompanyProfile } from '@coverwright/domain/company/company/company-profile'
import { verificationNames } from '@coverwright/domain/company/verification/verification-lifecycle'
import { Alert } from '@mantine/core'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './DocumentsCard.module.css'

const looks = {
  pending: { color: 'info', Icon: IconClock },
  verified: { color: 'success', Icon: IconCircleCheck },
  failed: { color: 'danger', Icon: IconAlertCircle },
} as const

/** Where the verification stands, and what comes next. */
export function VerificationNote({ verification }: Pick<CompanyProfile, 'verification'>) {
  const { t } = useTranslation('company')
  const times = useTimeTexts()
  const { state, submittedAt, decidedAt, reasons } = verification
  const { color, Icon } = looks[state]
  const when = times.dateAndTime((state === 'pending' ? submittedAt : decidedAt) ?? '')
  const isSent = state !== 'pending' || submittedAt !== null
  const words = isSent ? t(`verification.${state}`, { when }) : t('verification.notSent')
  const title = isSent ? verificationNames[state] : t('verification.notSentTitle')
  return (
    <Alert className={classes.note ?? ''} color={color} icon={<Icon size={16} />} title={title}>
      {words}
      {state === 'failed' && <p className={classes.reasons}>{reasons}</p>}
    </Alert>
  )
}
