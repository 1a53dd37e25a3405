import { formatMoney } from '@coverwright/domain/base/money/money'
import type { Policy } from '@coverwright/domain/sell/policy/policy'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../framework/page/Card.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Policy.module.css'
import { paymentStatuses, refundStatuses } from './policy-statuses.ts'

/** What was paid, what went back, and how much of the year is paid. */
export function PolicyMoney({ policy: { payments, instalments, currency } }: { readonly policy: Policy }) {
  const { t } = useTranslation('policy')
  const times = useTimeTexts()
  const paid = instalments.filter(({ state }) => state === 'paid').length
  return (
    <Card
      title={t('payments')}
      {...(instalments.length > 0 && { note: t('paidOf', { paid, all: instalments.length }) })}
    >
      <ul className={classes.lines}>
        {payments.map(({ id, amountMinor, state, cardLast4, failure, at, refunds }) => (
          <li key={id}>
            <p className={classes.amount}>
              <b>{formatMoney(amountMinor, currency)}</b> <StatusBadge status={paymentStatuses[state]} />
            </p>
            <small>
              {[times.dateAndTime(at), cardLast4 && t('card', { last4: cardLast4 }), failure]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {refunds.map((refund) => (
              <p key={`${refund.at} ${refund.amountMinor}`} className={classes.refund}>
                {t('refund', { amount: formatMoney(refund.amountMinor, currency), reason: refund.reason })}{' '}
                <StatusBadge status={refundStatuses[refund.state]} />
                <small>{times.dateAndTime(refund.at)}</small>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
