import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { type Billing, type Plan, priceOf } from '@coverwright/domain/company/plan/plan'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { money } from './money.ts'
import classes from './Plan.module.css'

interface PlanCardsProps {
  readonly plans: readonly Plan[]
  readonly billing: Billing
  readonly isCurrent?: (plan: Plan) => boolean
  readonly action: (plan: Plan) => ReactNode
}

const isNone = () => false

/** The same rows in the same order on every plan. */
export function PlanCards({ plans, billing, isCurrent = isNone, action }: PlanCardsProps) {
  const { t } = useTranslation('plan')
  return (
    <ul className={classes.plans}>
      {plans.map((plan) => {
        const { name, terms } = plan
        const price = priceOf(terms, billing)
        const { transactionsIncluded, transactionMinor } = terms
        return (
          <li key={name} className={classes.plan} data-current={isCurrent(plan) || undefined}>
            <h3>{name}</h3>
            <p className={classes.price}>
              <b>{price === null ? t('cards.quoted') : money(price)}</b>
              {price !== null && <span>{t(billing === 'monthly' ? 'cards.month' : 'cards.year')}</span>}
            </p>
            <div>
              <small>{t('cards.units')}</small>
              <dl className={classes.units}>
                {productTypes.map((type) => (
                  <div key={type}>
                    <dt>{t(`types.${type}`)}</dt>
                    <dd>{terms.allowance[type] ?? t('cards.unlimited')}</dd>
                  </div>
                ))}
              </dl>
            </div>
            <p>
              {transactionsIncluded === null
                ? t('cards.includedAll')
                : t('cards.included', { count: transactionsIncluded })}
              {transactionsIncluded !== null && (
                <>
                  <br />
                  <small>{t('cards.more', { price: money(transactionMinor) })}</small>
                </>
              )}
            </p>
            <footer>{action(plan)}</footer>
          </li>
        )
      })}
    </ul>
  )
}
