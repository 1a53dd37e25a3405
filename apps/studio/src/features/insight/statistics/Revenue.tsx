import type { Revenue } from '@coverwright/domain/insight/traffic/traffic'
import { Box, Skeleton } from '@mantine/core'
import { IconCoins } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMayRead } from '../../../core/session/use-may.ts'
import { LineChart } from '../../../framework/chart/LineChart.tsx'
import { moneyText } from '../../../framework/number/money-text.ts'
import { changeOf } from '../../../framework/number/percent-text.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Figure } from '../../../parts/figures/Figure.tsx'
import figures from '../../../parts/figures/KeyFigures.module.css'
import RangePicker from '../../../parts/figures/RangePicker.tsx'
import classes from '../../../parts/figures/Statistics.module.css'
import { useAsked, useRevenue, useStepTexts } from '../../../parts/figures/use-figures.ts'
import { DashboardTabs } from './DashboardTabs.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { RevenueTable } from './RevenueTable.tsx'
import { SellersTable } from './SellersTable.tsx'

/** What was sold, and what it is made of. */
export function Component() {
  const { t } = useTranslation('statistics')
  const revenue = useRevenue(useAsked())
  const seesSellers = useMayRead('channels')
  return (
    <Page>
      <PageHeader title={t('revenue.title')} description={t('revenue.description')} />
      <DashboardTabs current="revenue" />
      <div className={classes.picks}>
        <ProductPicker />
        <RangePicker />
      </div>
      {revenue.isLoadingError && <ErrorAlert error={revenue.error} onRetry={() => void revenue.refetch()} />}
      {revenue.isPending && <Skeleton height={126} radius="md" />}
      {revenue.data && <Shown revenue={revenue.data} isFetching={revenue.isFetching} />}
      {seesSellers && (
        <Box mt="md">
          <SellersTable />
        </Box>
      )}
    </Page>
  )
}

function Shown({ revenue, isFetching }: { readonly revenue: Revenue; readonly isFetching: boolean }) {
  const { t } = useTranslation('statistics')
  const [first] = revenue.totals
  if (!first)
    return (
      <Card>
        <Empty icon={<IconCoins size={20} />} title={t('revenue.none')} description={t('revenue.noneHint')} />
      </Card>
    )
  return (
    <div className={classes.stack} aria-busy={isFetching}>
      <Figures revenue={revenue} first={first} />
      <Run revenue={revenue} first={first} />
      <RevenueTable
        title={t('revenue.parts')}
        name={t('revenue.currency')}
        rows={revenue.totals.map((row) => ({ ...row, name: row.currency }))}
      />
      <RevenueTable title={t('revenue.products')} name={t('revenue.product')} rows={revenue.products} />
      <RevenueTable
        title={t('revenue.plans')}
        name={t('revenue.plan')}
        rows={revenue.plans.map((row) => ({ ...row, name: row.plan }))}
      />
    </div>
  )
}

interface ShownProps {
  readonly revenue: Revenue
  readonly first: Revenue['totals'][number]
}

function Figures({ revenue, first }: ShownProps) {
  const { t } = useTranslation('statistics')
  const { whole, locale } = useNumberTexts()
  const { currency, grossMinor, policies, commissionMinor } = first
  const before = revenue.before?.find((one) => one.currency === currency)
  const inMoney = (minor: number) => moneyText(minor, currency)
  const averageOf = (one: typeof first) => Math.round(one.grossMinor / one.policies)
  const gross = revenue.series.map((point) => point.grossMinor)
  return (
    <section className={figures.figures} aria-label={t('revenue.title')}>
      <Figure
        name={t('revenue.gross')}
        value={inMoney(grossMinor)}
        change={changeOf(grossMinor, before?.grossMinor, inMoney, locale)}
        series={gross}
      />
      <Figure
        name={t('revenue.policies')}
        value={whole(policies)}
        change={changeOf(policies, before?.policies, whole, locale)}
        series={revenue.series.map((point) => point.policies)}
      />
      <Figure
        name={t('revenue.average')}
        value={inMoney(averageOf(first))}
        change={changeOf(averageOf(first), before && averageOf(before), inMoney, locale)}
        series={revenue.series.map((point) => (point.policies === 0 ? 0 : point.grossMinor / point.policies))}
      />
      <Figure
        name={t('revenue.commission')}
        value={inMoney(commissionMinor)}
        change={changeOf(commissionMinor, before?.commissionMinor, inMoney, locale)}
        series={revenue.series.map((point) => point.commissionMinor)}
      />
    </section>
  )
}

function Run({ revenue: { series, seriesBefore }, first: { currency } }: ShownProps) {
  const { t } = useTranslation('statistics')
  const { range } = useAsked()
  const textOf = useStepTexts(range)
  return (
    <Card title={t('revenue.run')}>
      <LineChart
        name={t('revenue.run')}
        beforeName={seriesBefore ? t('revenue.before') : undefined}
        points={series.map(({ at, grossMinor }, place) => ({
          label: textOf(at),
          value: grossMinor,
          before: seriesBefore?.[place]?.grossMinor ?? null,
        }))}
        format={(minor) => moneyText(minor, currency)}
      />
    </Card>
  )
}
