import type { CustomerDetail } from '@coverwright/domain/sell/customer/customer'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { moneyText } from '../../../framework/number/money-text.ts'
import { StatusBadge } from '../../../framework/status/StatusBadge.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { paymentStatuses, quoteStatuses } from '../policy/policy-statuses.ts'
import classes from './Customer.module.css'

/** What was paid and what was offered, newest first. */
export function CustomerRecords({ customer }: { readonly customer: CustomerDetail }) {
  const { t } = useTranslation('customer')
  const times = useTimeTexts()
  return (
    <>
      <section aria-label={t('payments')}>
        <h3>{t('payments')}</h3>
        {customer.payments.length === 0 && <p className={classes.quiet}>{t('noPayments')}</p>}
        <ul className={classes.records}>
          {customer.payments.map(({ at, amountMinor, voucher, currency, state, cardLast4 }) => (
            <li key={`${at} ${amountMinor} ${state}`}>
              <span>{times.dateAndTime(at)}</span>
              <b>{moneyText(amountMinor, currency)}</b>
              <span>
                {[
                  cardLast4 && t('card', { last4: cardLast4 }),
                  voucher && t('voucher', { code: voucher.code, amount: moneyText(voucher.paidMinor, currency) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <StatusBadge status={paymentStatuses[state]} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('quotes')}>
        <h3>{t('quotes')}</h3>
        {customer.quotes.length === 0 && <p className={classes.quiet}>{t('noQuotes')}</p>}
        <ul className={classes.records}>
          {customer.quotes.map(({ reference, grossMinor, currency, state, validUntil, policyId }) => (
            <li key={reference}>
              <span>
                {policyId ? (
                  <Link to={pathTo(`/customer-management-center?policy=${policyId}`)}>{reference}</Link>
                ) : (
                  reference
                )}
              </span>
              <b>{grossMinor !== null && currency ? moneyText(grossMinor, currency) : ''}</b>
              <span>{t('until', { on: times.date(validUntil) })}</span>
              <StatusBadge status={quoteStatuses[state]} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
