import { useTranslation } from 'react-i18next'
import { LinkTabs } from '../../../framework/page/LinkTabs.tsx'

const paths = { mine: '/business-agreement-center', contracts: '/BrokerContract', trash: '/ContractTrash' } as const

export function AgreementTabs({ current }: { readonly current: keyof typeof paths }) {
  const { t } = useTranslation('agreement')
  const tabs = (['mine', 'contracts', 'trash'] as const).map((key) => ({ key, to: paths[key], label: t(`tab.${key}`) }))
  return <LinkTabs label={t('tabs')} tabs={tabs} current={current} />
}
