import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { money } from './money.ts'
import classes from './Plan.module.css'

/** What is due and not paid, until when, and the one way forward. Nothing where nothing is. */
export function DueNotice() {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const due = useQuery(queries.payment.getDueOrder({}))
  const { data: plan } = useQuery(queries.payment.getSubscribePlan({}))
  if (!plan) return null
  const { suspendedOn, sitesOfflineOn, isEnded } = plan
  const offline = sitesOfflineOn ? times.date(sitesOfflineOn) : ''
  if (!due.data) {
    if (!isEnded) return null
    return (
      <Alert color="warning" icon={<IconAlertTriangle size={16} />} title={t('due.ended')} className={classes.due}>
        {t('due.endedHint', { day: offline })}
      </Alert>
    )
  }
  const { order, ticket } = due.data
  const amount = money(order.totalMinor)
  return (
    <Alert
      color={suspendedOn ? 'danger' : 'warning'}
      icon={<IconAlertTriangle size={16} />}
      title={t(suspendedOn ? 'due.suspended' : 'due.title', { amount, number: order.number })}
      className={classes.due}
    >
      <div className={classes.dueRow}>
        <p>
          {suspendedOn
            ? t('due.suspendedHint', { day: offline })
            : t('due.hint', { day: order.nextOn ? times.date(order.nextOn) : '' })}
        </p>
        <Button component={Link} to={pathTo(`/upgrade-payment?${new URLSearchParams({ t: ticket }).toString()}`)}>
          {t('pay.button', { amount })}
        </Button>
      </div>
    </Alert>
  )
}
