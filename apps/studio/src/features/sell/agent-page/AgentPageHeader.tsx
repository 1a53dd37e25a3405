import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

const tabs = ['pages', 'enquiries'] as const

interface AgentPageHeaderProps {
  readonly tab: (typeof tabs)[number]
  readonly actions?: ReactNode
}

export function AgentPageHeader({ tab, actions }: AgentPageHeaderProps) {
  const { t } = useTranslation('agent-page')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={actions} />
      <LinkTabs
        label={t('title')}
        current={tab}
        tabs={tabs.map((key) => ({ key, to: tabAddress('/directPage', tabs, key), label: t(`tab.${key}`) }))}
      />
    </>
  )
}
