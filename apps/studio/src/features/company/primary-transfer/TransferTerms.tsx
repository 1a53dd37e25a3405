import { primaryTransferLimits, type TransferCard } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import invitation from '../../../parts/public-page/Invitation.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import styles from './Transfer.module.css'
import type { Verification } from './verification.ts'

/** What becomes of whom, before anything happens. */
export function TransferTerms({ card }: { readonly card: TransferCard }) {
  const { t } = useTranslation('primary-transfer')
  const times = useTimeTexts()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { companyName, fromName, toName, fromRoleName, ticket } = card
  const proceed = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { sentTo } = await client.login.sendTransferCode({ ticket })
      const state: Verification = { ticket, sentTo, sentAt: Date.now() }
      await navigate(pathTo('/transfer-roles-verification'), { state })
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return (
    <PublicPage title={t('terms.title', { companyName })} lead={t('terms.lead', { fromName, companyName })}>
      <FormNotice failure={failure} />
      <ul className={styles.terms}>
        <li>{t('terms.you', { toName })}</li>
        <li>{t('terms.them', { fromName, fromRoleName })}</li>
        <li>{t('terms.sessions')}</li>
        <li>{t('terms.trial', { days: primaryTransferLimits.trialDays })}</li>
      </ul>
      <Button size="lg" fullWidth loading={isBusy} onClick={() => void proceed()}>
        {t('terms.submit')}
      </Button>
      <p className={invitation.below}>{t('terms.until', { time: times.dateAndTime(card.expiresAt) })}</p>
    </PublicPage>
  )
}
