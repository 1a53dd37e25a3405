import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { trialDaysLeft } from '@coverwright/domain/company/registration/registration-limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../core/session/session.ts'
import { queries } from '../../core/wire/queries.ts'
import classes from './Navigation.module.css'

/** The company's plan with the units that are in use, and how long a trial still runs. Nothing until it is known. */
export function PlanFoot() {
  const { t } = useTranslation('shell')
  const trialEndsAt = useSession(({ accountData }) => accountData?.company.trialEndsAt)
  const { data } = useQuery(queries.payment.getSubscriptionDetails({}))
  return (
    <div className={classes.plan}>
      {trialEndsAt && <p>{t('trial.days', { count: trialDaysLeft(new Date(trialEndsAt), new Date()) })}</p>}
      {data && (
        <>
          <p className={classes.planName}>{t('plan.name', { plan: data.plan })}</p>
          <dl>
            {productTypes.map((type) => (
              <div key={type} data-full={isNear(data.units[type], data.terms.allowance[type]) || undefined}>
                <dt>{t(`plan.${type}`)}</dt>
                <dd>{usedOf(data.units[type], data.terms.allowance[type])}</dd>
              </div>
            ))}
          </dl>
          {data.terms.transactionsIncluded !== null && (
            <p data-full={isNear(data.transactions.used, data.terms.transactionsIncluded) || undefined}>
              {t('plan.transactions', { used: data.transactions.used, included: data.terms.transactionsIncluded })}
            </p>
          )}
        </>
      )}
    </div>
  )

  function usedOf(used: number, allowed: number | null) {
    return allowed === null ? t('plan.live', { count: used }) : t('plan.used', { used, allowed })
  }
}

/** Four fifths of it: what is told by mail is seen here too. */
const isNear = (used: number, allowed: number | null) => allowed !== null && allowed > 0 && used * 5 >= allowed * 4
