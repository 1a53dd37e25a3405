import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

const tabs = ['calendar', 'posts', 'photos', 'accounts'] as const

interface PostHeaderProps {
  readonly tab: (typeof tabs)[number]
  readonly actions?: ReactNode
}

export function PostHeader({ tab, actions }: PostHeaderProps) {
  const { t } = useTranslation('post')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={actions} />
      <LinkTabs
        label={t('title')}
        current={tab}
        tabs={tabs.map((key) => ({ key, to: tabAddress('/AP', tabs, key), label: t(`tab.${key}`) }))}
      />
    </>
  )
}
