import { type Billing, type Plan, planNames } from '@coverwright/domain/company/plan/plan'
import type { SubscriptionDetails } from '@coverwright/domain/company/plan/subscription'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { BillingSwitch } from './BillingSwitch.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { DueNotice } from './DueNotice.tsx'
import { OrderDialog } from './OrderDialog.tsx'
import classes from './Plan.module.css'
import { PlanCards } from './PlanCards.tsx'
import { SmallerPlanDialog } from './SmallerPlanDialog.tsx'

export function Component() {
  const { t } = useTranslation('plan')
  const details = useQuery(queries.payment.getSubscriptionDetails({}))
  const plans = useQuery(queries.payment.getPlanList({}))
  const isSlow = useSlow(details.isPending || plans.isPending)
  const failed = [details, plans].find(({ isLoadingError }) => isLoadingError)
  return (
    <Page>
      <PageHeader
        parent={{ title: t('statement'), path: '/account' }}
        title={t('upgrade.title')}
        description={t('upgrade.description')}
      />
      <div className={classes.cards}>
        {isSlow && <Skeleton height={240} radius="md" />}
        {failed && <ErrorAlert error={failed.error} onRetry={() => void failed.refetch()} />}
        {details.data && plans.data && <Choice details={details.data} plans={plans.data} />}
      </div>
    </Page>
  )
}

interface ChoiceProps {
  readonly details: SubscriptionDetails
  readonly plans: readonly Plan[]
}

const rankOf = ({ name }: Pick<Plan, 'name'>) => planNames.indexOf(name)

function Choice({ details, plans }: ChoiceProps) {
  const { t } = useTranslation('plan')
  const [billing, setBilling] = useState<Billing>(details.billing ?? 'monthly')
  const [wanted, setWanted] = useState<Plan>()
  // What was given up and has run out is ordered again.
  const isOver = details.isEnded
  const isCurrent = ({ name }: Plan) =>
    !details.isTrial && !isOver && name === details.plan && (details.billing ?? billing) === billing
  // What was paid is not taken back before its month is over: less begins after it.
  const isSmaller = (plan: Plan) =>
    !details.isTrial &&
    !isOver &&
    (rankOf(plan) < rankOf({ name: details.plan }) || (details.billing === 'annual' && billing === 'monthly'))
  const action = (plan: Plan) => {
    if (isCurrent(plan)) return <p className={classes.hint}>{t('cards.current')}</p>
    // What was agreed with our staff is changed with them.
    const isAgreed = details.billing === null && !details.isTrial
    if (plan.terms.monthlyMinor === null || (isAgreed && isSmaller(plan)))
      return (
        <Button component={Link} to={pathTo('/contact?about=quote')} variant="default" fullWidth>
          {t(plan.terms.monthlyMinor === null ? 'cards.quote' : 'cards.contact')}
        </Button>
      )
    return (
      <Button variant="default" fullWidth onClick={() => setWanted(plan)}>
        {t('cards.choose', { plan: plan.name })}
      </Button>
    )
  }
  return (
    <>
      <DueNotice />
      <CurrentPlan details={details} />
      <Card
        className={classes.card}
        title={t('upgrade.plans')}
        action={<BillingSwitch value={billing} onChange={setBilling} />}
      >
        <div className={classes.wide}>
          <p className={classes.hint}>{t('upgrade.pick')}</p>
          <PlanCards plans={plans} billing={billing} isCurrent={isCurrent} action={action} />
        </div>
      </Card>
      {wanted && isSmaller(wanted) && (
        <SmallerPlanDialog choice={{ plan: wanted.name, billing }} onClose={() => setWanted(undefined)} />
      )}
      {wanted && !isSmaller(wanted) && (
        <OrderDialog choice={{ plan: wanted.name, billing }} onClose={() => setWanted(undefined)} />
      )}
    </>
  )
}
