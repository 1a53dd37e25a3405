import type { Billing } from '@coverwright/domain/company/plan/plan'
import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Mark } from '../../../theme/Mark.tsx'
import { BillingSwitch } from './BillingSwitch.tsx'
import classes from './Plan.module.css'
import { PlanCards } from './PlanCards.tsx'

/** For whoever is not here yet. */
export function Component() {
  const { t } = useTranslation('plan')
  const [billing, setBilling] = useState<Billing>('monthly')
  const plans = useQuery(queries.payment.getPlanList({}))
  return (
    <div className={classes.public}>
      <header className={classes.publicHead}>
        <Mark />
        Coverwright
        <nav aria-label={t('base.title')}>
          <Button component={Link} to={pathTo('/')} variant="default">
            {t('base.signIn')}
          </Button>
          <Button component={Link} to={pathTo('/signUp-company-info')}>
            {t('base.start')}
          </Button>
        </nav>
      </header>
      <main className={classes.publicMain}>
        <div>
          <h1>{t('base.title')}</h1>
          <p className={classes.hint}>
            {t('base.lead')} {t('base.trial')}
          </p>
        </div>
        <div>
          <BillingSwitch value={billing} onChange={setBilling} />
        </div>
        <VisuallyHidden component="h2">{t('upgrade.plans')}</VisuallyHidden>
        {plans.isError && <ErrorAlert error={plans.error} onRetry={() => void plans.refetch()} />}
        {plans.data && (
          <PlanCards
            plans={plans.data}
            billing={billing}
            action={({ terms }) =>
              terms.monthlyMinor === null && (
                <Button component={Link} to={pathTo('/contact-us')} variant="default" fullWidth>
                  {t('cards.contact')}
                </Button>
              )
            }
          />
        )}
      </main>
    </div>
  )
}
