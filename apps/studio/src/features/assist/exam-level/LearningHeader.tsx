import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

const tabs = ['levels', 'questions', 'results'] as const

interface LearningHeaderProps {
  readonly tab: (typeof tabs)[number]
  readonly actions?: ReactNode
}

export function LearningHeader({ tab, actions }: LearningHeaderProps) {
  const { t } = useTranslation('exam-level')
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={actions} />
      <LinkTabs
        label={t('title')}
        current={tab}
        tabs={tabs.map((key) => ({ key, to: tabAddress('/ALP', tabs, key), label: t(`tab.${key}`) }))}
      />
    </>
  )
}
