import { Button, Skeleton } from '@mantine/core'
import { IconCreditCard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useAct } from '../../../framework/act/use-act.ts'
import { useSlow } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import classes from './Plan.module.css'

/** What the card provider shows of the card that renewals are charged to. It is changed on a page of theirs. */
export function KeptCard({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation('plan')
  const plan = useQuery(queries.payment.getSubscribePlan({}))
  const isSlow = useSlow(plan.isPending)
  const change = useAct('payment.saveCardInfo')
  const toPage = async () => {
    const { url } = await change.send({})
    window.location.assign(url)
  }
  const button = (label: string) => (
    <Button loading={change.isBusy} onClick={() => void toPage().catch(sayFailed)}>
      {label}
    </Button>
  )
  const card = plan.data?.card
  return (
    <Page>
      {header}
      <div className={classes.cards}>
        {isSlow && <Skeleton height={160} radius="md" />}
        {plan.isLoadingError && <ErrorAlert error={plan.error} onRetry={() => void plan.refetch()} />}
        {card && (
          <Card className={classes.card} title={t('card.title')}>
            <div className={classes.inside}>
              <p className={classes.kept}>
                <IconCreditCard size={20} aria-hidden="true" />
                <span>
                  {t('card.ending', { brand: card.brand || t('card.card'), last4: card.last4 })}
                  {card.expiry && <small>{t('card.expires', { expiry: card.expiry })}</small>}
                </span>
              </p>
              {card.isRefused && <p role="alert">{t('card.refused')}</p>}
              <p className={classes.hint}>{t('card.hint')}</p>
              <div className={classes.buttons}>{button(t('card.change'))}</div>
            </div>
          </Card>
        )}
        {plan.data && !card && (
          <Empty
            icon={<IconCreditCard size={20} />}
            title={t('card.none')}
            description={t(plan.data.isTrial ? 'card.nonePlan' : 'card.noneHint')}
            action={plan.data.isTrial ? undefined : button(t('card.add'))}
          />
        )}
      </div>
    </Page>
  )
}
