import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import type { SubscriptionDetails } from '@coverwright/domain/company/plan/subscription'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../framework/page/Card.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { money } from './money.ts'
import classes from './Plan.module.css'

/** What the company has, and what is used of it. */
export function CurrentPlan({ details }: { readonly details: SubscriptionDetails }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const { plan, isTrial, periodEnd, creditMinor, terms, units, transactions } = details
  const { transactionsIncluded } = terms
  const until = periodEnd
    ? t('upgrade.paidUntil', { day: times.date(periodEnd) })
    : t(isTrial ? 'upgrade.tried' : 'upgrade.agreed')
  return (
    <Card className={classes.card} title={t('upgrade.current')}>
      <div className={classes.wide}>
        <p>
          <span className={classes.name}>{isTrial ? t('upgrade.trial', { plan }) : plan}</span>
          <br />
          <span className={classes.hint}>{until}</span>
        </p>
        {creditMinor > 0 && <p>{t('upgrade.credit', { amount: money(creditMinor) })}</p>}
        <dl className={classes.facts}>
          {productTypes.map((type) => {
            const allowed = terms.allowance[type]
            return (
              <div key={type} style={{ display: 'contents' }}>
                <dt>{t(`types.${type}`)}</dt>
                <dd>
                  {allowed === null
                    ? t('upgrade.live', { count: units[type] })
                    : t('upgrade.of', { used: units[type], allowed })}
                </dd>
              </div>
            )
          })}
          <dt>{t('upgrade.transactions')}</dt>
          <dd>
            {transactionsIncluded === null
              ? transactions.used
              : t('upgrade.transactionsOf', { used: transactions.used, included: transactionsIncluded })}
          </dd>
        </dl>
      </div>
    </Card>
  )
}
