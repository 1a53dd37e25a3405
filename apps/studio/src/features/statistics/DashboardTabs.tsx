import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { LinkTabs } from '../../framework/page/LinkTabs.tsx'

/** The same product and time, seen as visits or as money. */
export function DashboardTabs({ current }: { readonly current: 'traffic' | 'revenue' }) {
  const { t } = useTranslation('statistics')
  const [params] = useSearchParams()
  const search = params.size > 0 ? `?${params}` : ''
  const tabs = [
    { key: 'traffic', to: `/dashboard-traffic${search}`, label: t('traffic.title') },
    { key: 'revenue', to: `/dashboard-revence${search}`, label: t('revenue.title') },
  ]
  return <LinkTabs label={t('dashboards')} tabs={tabs} current={current} />
}
