import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { useMay } from '../../core/session/use-may.ts'
import { queries } from '../../core/wire/queries.ts'
import classes from './Shell.module.css'

/** Above every screen of a company that is suspended: why nothing can be changed, and the one way forward. */
export function SuspendedNotice() {
  const { t } = useTranslation('shell')
  const mayPay = useMay('manage-plan')
  const { pathname } = useLocation()
  const { data } = useQuery(queries.payment.getSubscriptionDetails({}))
  // The statement and the plans say it themselves, with the amount.
  if (!data?.suspendedOn || pathname === '/account' || pathname === '/upgrade') return null
  return (
    <p className={classes.suspended} role="status">
      {t('suspended.title')} {mayPay ? <Link to={pathTo('/account')}>{t('suspended.pay')}</Link> : t('suspended.ask')}
    </p>
  )
}
