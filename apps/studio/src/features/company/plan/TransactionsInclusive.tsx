import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queries } from '../../../core/wire/queries.ts'
import { useSlow } from '../../../framework/delays.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { money } from './money.ts'
import classes from './Plan.module.css'

/** What is sold beyond the plan is counted, and nobody is stopped by it. */
export function Component() {
  const { t } = useTranslation('plan')
  const times = useTimeTexts()
  const details = useQuery(queries.payment.getSubscriptionDetails({}))
  const isSlow = useSlow(details.isPending)
  const { terms, transactions } = details.data ?? {}
  const included = terms?.transactionsIncluded
  const above = Math.max(0, (transactions?.used ?? 0) - (included ?? Number.POSITIVE_INFINITY))
  return (
    <Page isNarrow>
      <PageHeader
        parent={{ title: t('upgrade.title'), path: '/upgrade' }}
        title={t('transactions.title')}
        description={t('transactions.description')}
      />
      <div className={classes.cards}>
        {isSlow && <Skeleton height={200} radius="md" />}
        {details.isLoadingError && <ErrorAlert error={details.error} onRetry={() => void details.refetch()} />}
        {terms && transactions && (
          <Card className={classes.card}>
            <div className={classes.inside}>
              <dl className={classes.facts}>
                <dt>{t('transactions.included')}</dt>
                <dd>{included ?? t('transactions.unlimited')}</dd>
                <dt>{t('transactions.used', { month: times.month(transactions.month) })}</dt>
                <dd>{transactions.used}</dd>
                {included !== null && (
                  <>
                    <dt>{t('transactions.above')}</dt>
                    <dd>{above}</dd>
                    <dt>{t('transactions.each')}</dt>
                    <dd>{money(terms.transactionMinor)}</dd>
                    <dt>{t('transactions.sum')}</dt>
                    <dd>{money(above * terms.transactionMinor)}</dd>
                  </>
                )}
              </dl>
              <p className={classes.hint}>{t('transactions.what')}</p>
              <p className={classes.hint}>{t('transactions.arrears')}</p>
            </div>
          </Card>
        )}
      </div>
    </Page>
  )
}
