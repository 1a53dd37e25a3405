import type { Policy } from '@coverwright/domain/sell/policy/policy'
import type { VoucherPaid } from '@coverwright/domain/sell/voucher/voucher'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import classes from './Policy.module.css'
import { paymentStatuses, refundStatuses } from './policy-statuses.ts'

/** What was paid, what went back, and how much of the year is paid. */
export function PolicyMoney({ policy }: { readonly policy: Policy }) {
  const { payments, instalments, currency, incentive, voucher } = policy
  const { t } = useTranslation('policy')
  const times = useTimeTexts()
  const paid = instalments.filter(({ state }) => state === 'paid').length
  const shareOf = ({ code, paidMinor }: VoucherPaid) => t('voucher', { code, amount: moneyText(paidMinor, currency) })
  return (
    <Card
      title={t('payments')}
      {...(instalments.length > 0 && { note: t('paidOf', { paid, all: instalments.length }) })}
    >
      {incentive && (
        <p>{t('coupon', { code: incentive.code, amount: moneyText(incentive.discountMinor, currency) })}</p>
      )}
      {voucher && <p>{shareOf(voucher)}</p>}
      {voucher?.isReturned !== undefined && <p>{t(voucher.isReturned ? 'voucherReturned' : 'voucherKept')}</p>}
      <ul className={classes.lines}>
        {payments.map(({ id, amountMinor, voucher: share, state, cardLast4, failure, at, refunds }) => (
          <li key={id}>
            <p className={classes.amount}>
              <b>{moneyText(amountMinor, currency)}</b> <StatusBadge status={paymentStatuses[state]} />
            </p>
            <small>
              {[
                times.dateAndTime(at),
                cardLast4 && t('card', { last4: cardLast4 }),
                share && shareOf(share),
                failure && said(failure),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {refunds.map((refund) => (
              <p key={`${refund.at} ${refund.amountMinor}`} className={classes.refund}>
                {t('refund', { amount: moneyText(refund.amountMinor, currency), reason: said(refund.reason) })}{' '}
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
