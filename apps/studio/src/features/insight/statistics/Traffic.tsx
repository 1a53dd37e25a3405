import type { Traffic } from '@coverwright/domain/insight/traffic/traffic'
import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LineChart } from '../../../framework/chart/LineChart.tsx'
import { changeOf } from '../../../framework/number/percent-text.ts'
import { useNumberTexts } from '../../../framework/number/use-number-texts.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { Figure } from '../../../parts/figures/Figure.tsx'
import { Health } from '../../../parts/figures/Health.tsx'
import figures from '../../../parts/figures/KeyFigures.module.css'
import RangePicker from '../../../parts/figures/RangePicker.tsx'
import classes from '../../../parts/figures/Statistics.module.css'
import { useAsked, useStepTexts, useTraffic } from '../../../parts/figures/use-figures.ts'
import { DashboardTabs } from './DashboardTabs.tsx'
import { Funnel } from './Funnel.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { Entries, Outages } from './TrafficTables.tsx'

/** Who comes, how far they get, and how the sites answer. */
export function Component() {
  const { t } = useTranslation('statistics')
  const traffic = useTraffic(useAsked())
  return (
    <Page>
      <PageHeader title={t('traffic.title')} description={t('traffic.description')} />
      <DashboardTabs current="traffic" />
      <div className={classes.picks}>
        <ProductPicker />
        <RangePicker />
      </div>
      {traffic.isLoadingError && <ErrorAlert error={traffic.error} onRetry={() => void traffic.refetch()} />}
      {traffic.isPending && <Skeleton height={126} radius="md" />}
      {traffic.data && (
        <div className={classes.stack} aria-busy={traffic.isFetching}>
          <Figures traffic={traffic.data} />
          <Run traffic={traffic.data} />
          <div className={classes.pair}>
            <Funnel traffic={traffic.data} />
            <div className={classes.stack}>
              <Health traffic={traffic.data} />
              <Entries traffic={traffic.data} />
              <Outages traffic={traffic.data} />
            </div>
          </div>
        </div>
      )}
    </Page>
  )
}

const rateOf = ({ visits, sales }: Pick<Traffic, 'visits' | 'sales'>) =>
  visits === 0 ? undefined : (sales / visits) * 100

function Figures({ traffic }: { readonly traffic: Traffic }) {
  const { t } = useTranslation('statistics')
  const { whole, percent, locale } = useNumberTexts()
  const { before, series } = traffic
  const rate = rateOf(traffic)
  const rateBefore = before ? rateOf(before) : undefined
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <section className={figures.figures} aria-label={t('traffic.title')}>
      {(['visits', 'quotes', 'sales'] as const).map((name) => (
        <Figure
          key={name}
          name={t(`traffic.${name}`)}
          value={whole(traffic[name])}
          change={changeOf(traffic[name], before?.[name], whole, locale)}
          series={series.map((point) => point[name])}
        />
      ))}
      <Figure
        name={t('traffic.rate')}
        value={rate === undefined ? t('traffic.none') : percent(rate)}
        change={
          rate !== undefined && rateBefore !== undefined
            ? {
                by: rate - rateBefore,
                text: t('traffic.points', { by: points.format(Math.abs(rate - rateBefore)) }),
                from: percent(rateBefore),
              }
            : undefined
        }
        series={series.map(({ visits, sales }) => (visits === 0 ? 0 : sales / visits))}
      />
    </section>
  )
}

function Run({ traffic: { series, seriesBefore } }: { readonly traffic: Traffic }) {
  const { t } = useTranslation('statistics')
  const { range } = useAsked()
  const { whole } = useNumberTexts()
  const textOf = useStepTexts(range)
  return (
    <Card title={t('traffic.run')}>
      <LineChart
        name={t('traffic.run')}
        beforeName={seriesBefore ? t('traffic.before') : undefined}
        points={series.map(({ at, visits }, place) => ({
          label: textOf(at),
          value: visits,
          before: seriesBefore?.[place]?.visits ?? null,
        }))}
        format={whole}
      />
    </Card>
  )
}
