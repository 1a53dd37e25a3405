import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

export const apiTabs = ['connectors', 'tasks', 'webhooks'] as const

type ApiTab = (typeof apiTabs)[number]

interface ApiHeaderProps {
  readonly tab: ApiTab
  readonly actions?: ReactNode
}

/** The head of everything that other systems are reached by. */
export function ApiHeader({ tab, actions }: ApiHeaderProps) {
  const { t } = useTranslation('connector')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={actions} />
      <LinkTabs
        label={t('title')}
        current={tab}
        tabs={apiTabs.map((key) => ({ key, to: tabAddress('/apiList', apiTabs, key), label: t(`tab.${key}`) }))}
      />
    </>
  )
}
