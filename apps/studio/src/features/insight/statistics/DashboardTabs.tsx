import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMayRead } from '../../../core/session/use-may.ts'
import { LinkTabs } from '../../../framework/page/LinkTabs.tsx'

/** The same product and time, seen as visits or as money. */
export function DashboardTabs({ current }: { readonly current: 'traffic' | 'revenue' }) {
  const { t } = useTranslation('statistics')
  const [params] = useSearchParams()
  const search = params.size > 0 ? `?${params}` : ''
  const mayRead = { traffic: useMayRead('traffic'), revenue: useMayRead('sales') }
  const tabs = (
    [
      { key: 'traffic', to: `/dashboard-traffic${search}`, label: t('traffic.title') },
      { key: 'revenue', to: `/dashboard-revence${search}`, label: t('revenue.title') },
    ] as const
  ).filter(({ key }) => mayRead[key])
  return <LinkTabs label={t('dashboards')} tabs={tabs} current={current} />
}
