import { dayIn } from '@coverwright/domain/base/day/day'
import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import classes from './Plan.module.css'

/** For the operator's staff: what invoices do not say today. Nothing where they say it all. */
export function IssuerNotice() {
  const { t } = useTranslation('plan')
  const timeZone = useSession(({ accountData }) => accountData?.company.timeZone)
  const { data: issuers } = useQuery(queries.payment.listIssuers({}))
  if (!issuers) return null
  const issuer = issuers.find(({ validFrom }) => validFrom <= dayIn(timeZone ?? 'UTC', new Date()))
  if (issuer?.accountNumber) return null
  const lack = issuer ? 'account' : 'issuer'
  return (
    <Alert color="warning" icon={<IconAlertTriangle size={16} />} title={t(`lack.${lack}`)} className={classes.due}>
      <div className={classes.dueRow}>
        <p>{t(`lack.${lack}Hint`)}</p>
        <Button component={Link} to={pathTo('/account?tab=issuer')} variant="default">
          {t('lack.say')}
        </Button>
      </div>
    </Alert>
  )
}
