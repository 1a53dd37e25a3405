import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import type { SubscriptionDetails } from '@coverwright/domain/company/plan/subscription'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../framework/act/use-act.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { Card } from '../../../framework/page/Card.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { money } from './money.ts'
import classes from './Plan.module.css'

/** What the company has, what is used of it, and what becomes of it when its period is over. */
export function CurrentPlan({ details }: { readonly details: SubscriptionDetails }) {
  const { t } = useTranslation('plan')
  const { plan, isTrial, creditMinor, terms, units, transactions } = details
  const { transactionsIncluded } = terms
  return (
    <Card className={classes.card} title={t('upgrade.current')}>
      <div className={classes.wide}>
        <div className={classes.has}>
          <p>
            <span className={classes.name}>{isTrial ? t('upgrade.trial', { plan }) : plan}</span>
            <br />
            <span className={classes.hint}>
              <Until details={details} />
            </span>
          </p>
          <GoingOn details={details} />
        </div>
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

/** In one line: until when it is paid, and what follows. */
function Until({ details }: { readonly details: SubscriptionDetails }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const { isTrial, periodEnd, isCancelled, isEnded, suspendedOn, next, card } = details
  if (!periodEnd) return t(isTrial ? 'upgrade.tried' : 'upgrade.agreed')
  const day = times.date(periodEnd)
  if (isEnded) return t('upgrade.ended', { day })
  if (suspendedOn) return t('upgrade.suspended', { day: times.date(suspendedOn) })
  if (isCancelled) return t('upgrade.endsOn', { day })
  if (next) return t('upgrade.nextPlan', { plan: next.plan, day: times.date(next.on) })
  if (!card) return t('upgrade.renewsByInvoice', { day })
  return t('upgrade.renews', { day, brand: card.brand || t('card.card'), last4: card.last4 })
}

/** Given up, kept after all, or a smaller plan dropped: each as long as it has not happened. */
function GoingOn({ details }: { readonly details: SubscriptionDetails }) {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const [isAsking, setAsking] = useState(false)
  const cancel = useAct('payment.cancelPlan', {
    done: ({ endsOn }) => t('upgrade.cancelled', { day: times.date(endsOn) }),
  })
  const keep = useAct('payment.keepPlan', { done: ({ endsOn }) => t('upgrade.kept', { day: times.date(endsOn) }) })
  const drop = useAct('payment.dropSmallerPlan', { done: () => t('upgrade.dropped') })
  const { periodEnd, isCancelled, isEnded, suspendedOn, next, plan } = details
  if (!periodEnd || isEnded || suspendedOn) return null
  if (isCancelled)
    return (
      <Button loading={keep.isBusy} onClick={() => keep.run({})}>
        {t('upgrade.keepPlan')}
      </Button>
    )
  return (
    <div className={classes.buttons}>
      {next && (
        <Button variant="default" loading={drop.isBusy} onClick={() => drop.run({})}>
          {t('upgrade.drop', { plan: next.plan })}
        </Button>
      )}
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('upgrade.cancelPlan')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('upgrade.cancelAsk', { plan })}
        consequences={[
          t('upgrade.cancelRuns', { day: times.date(periodEnd) }),
          t('upgrade.cancelThen'),
          t('upgrade.cancelPolicies'),
        ]}
        keep={t('upgrade.keepPlan')}
        act={t('upgrade.cancelPlan')}
        onKeep={() => setAsking(false)}
        onAct={async () => {
          await cancel.send({})
          setAsking(false)
        }}
      />
    </div>
  )
}
