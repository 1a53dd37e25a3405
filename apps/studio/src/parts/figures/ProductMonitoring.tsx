import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { LineChart } from '../../framework/chart/LineChart.tsx'
import { useNumberTexts } from '../../framework/number/use-number-texts.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { HealthFacts } from './Health.tsx'
import classes from './Statistics.module.css'
import { useStepTexts, useTraffic } from './use-figures.ts'

const ranges = ['hours24', 'days7', 'days30'] as const

interface ProductMonitoringProps {
  readonly productId: string
  readonly mode: JourneyMode
}

/** How one product is doing, beside what it is. */
export default function ProductMonitoring({ productId, mode }: ProductMonitoringProps) {
  const { t } = useTranslation('monitoring')
  const [range, setRange] = useState<(typeof ranges)[number]>('hours24')
  const traffic = useTraffic({ range, mode, productId })
  const { whole } = useNumberTexts()
  const textOf = useStepTexts(range)
  if (traffic.isLoadingError) return <ErrorAlert error={traffic.error} onRetry={() => void traffic.refetch()} />
  if (!traffic.data) return <div className={classes.monitoring} />
  const { series, seriesBefore } = traffic.data
  return (
    <section className={classes.monitoring} aria-label={t('title')} aria-busy={traffic.isFetching}>
      <header>
        <h3>{t('title')}</h3>
        <Link to={pathTo(`/dashboard-traffic?product=${productId}&mode=${mode}&range=${range}`)}>{t('more')}</Link>
        <SegmentedControl
          size="xs"
          aria-label={t('figures:range')}
          value={range}
          onChange={setRange}
          data={ranges.map((value) => ({ value, label: t(`figures:ranges.${value}`) }))}
        />
      </header>
      <HealthFacts counted={traffic.data} names={['uptime', 'slow', 'quotes', 'sales', 'errors']} />
      <LineChart
        name={t('quotesRun')}
        beforeName={seriesBefore ? t('before') : undefined}
        points={series.map(({ at, quotes }, place) => ({
          label: textOf(at),
          value: quotes,
          before: seriesBefore?.[place]?.quotes ?? null,
        }))}
        format={whole}
      />
    </section>
  )
}
