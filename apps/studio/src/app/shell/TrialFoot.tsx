import { trialDaysLeft } from '@coverwright/domain/company/registration/registration-limits'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../core/session/session.ts'
import classes from './Navigation.module.css'

/** How long the company's trial still runs; nothing for one that pays. */
export function TrialFoot() {
  const { t } = useTranslation('shell')
  const trialEndsAt = useSession(({ accountData }) => accountData?.company.trialEndsAt)
  if (!trialEndsAt) return null
  return <p className={classes.trial}>{t('trial.days', { count: trialDaysLeft(new Date(trialEndsAt), new Date()) })}</p>
}
