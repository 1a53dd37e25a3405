import { statisticsRanges } from '@coverwright/domain/insight/statistics/key-figures'
import type { MonitoredProduct } from '@coverwright/domain/insight/traffic/traffic'
import { SegmentedControl } from '@mantine/core'
import { IconHeartRateMonitor } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { queries } from '../../core/wire/queries.ts'
import { moneyText } from '../../framework/number/money-text.ts'
import { useNumberTexts } from '../../framework/number/use-number-texts.ts'
import { Card } from '../../framework/page/Card.tsx'
import { Empty } from '../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'
import { LineTile } from '../product/LineTile.tsx'
import { Sparkline } from './Sparkline.tsx'
import classes from './Statistics.module.css'
import { useRange } from './use-range.ts'

/** Every live product and how it is doing. */
export default function MonitoringCentre() {
  const { t } = useTranslation('monitoring')
  const { range, change } = useRange()
  const monitored = useQuery({
    ...queries.dashboard.listMonitored({ range }, { nowPage: 1, pageSize: 100, orderBy: 'name' }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  if (monitored.isLoadingError) return <ErrorAlert error={monitored.error} onRetry={() => void monitored.refetch()} />
  if (!monitored.data) return null
  const { items, total } = monitored.data
  return (
    <Card
      title={t('centre')}
      note={total}
      action={
        <SegmentedControl
          size="xs"
          aria-label={t('figures:range')}
          value={range}
          onChange={(value) => change({ range: value })}
          data={statisticsRanges.map((value) => ({ value, label: t(`figures:ranges.${value}`) }))}
        />
      }
    >
      {items.length === 0 ? (
        <Empty icon={<IconHeartRateMonitor size={20} />} title={t('none')} description={t('noneHint')} />
      ) : (
        <Monitored items={items} />
      )}
    </Card>
  )
}

const columns = ['visits', 'quotes', 'sales', 'premium', 'errors', 'slow', 'uptime', 'run'] as const

function Monitored({ items }: { readonly items: readonly MonitoredProduct[] }) {
  const { t } = useTranslation('monitoring')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('product')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.productId} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ item }: { readonly item: MonitoredProduct }) {
  const { t } = useTranslation('monitoring')
  const { range } = useRange()
  const { whole, uptime } = useNumberTexts()
  return (
    <tr>
      <th scope="row">
        <span className={classes.product}>
          <LineTile line={item.line} />
          <span>
            <Link to={pathTo(`/dashboard-traffic?product=${item.productId}&range=${range}`)}>{item.name}</Link>
            <small>{item.hosts.join(', ')}</small>
          </span>
        </span>
      </th>
      <td>{whole(item.visits)}</td>
      <td>{whole(item.quotes)}</td>
      <td>{whole(item.sales)}</td>
      <td>
        {item.premiums.map(({ currency, writtenMinor }) => (
          <div key={currency}>{moneyText(writtenMinor, currency)}</div>
        ))}
      </td>
      <td data-tone={item.errors > 0 ? 'danger' : undefined}>{whole(item.errors)}</td>
      <td>{item.slowMs === null ? t('health.none') : t('health.slowMs', { ms: whole(item.slowMs) })}</td>
      <td data-tone={item.isDown ? 'danger' : undefined}>
        {item.uptime === null ? t('health.notChecked') : uptime(item.uptime)}
        {item.isDown && <small>{t('isDown')}</small>}
      </td>
      <td className={classes.run}>
        <Sparkline series={item.run} />
      </td>
    </tr>
  )
}
