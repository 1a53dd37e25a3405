import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { countsQuery } from './queries.ts'

const tabs = ['members', 'groups', 'roles', 'invitations'] as const

interface UsersHeaderProps {
  readonly tab: (typeof tabs)[number]
  readonly actions: ReactNode
}

export function UsersHeader({ tab, actions }: UsersHeaderProps) {
  const { t } = useTranslation('member')
  const counts = useQuery(countsQuery)
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} actions={actions} />
      <LinkTabs
        label={t('title')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          to: tabAddress('/users', tabs, key),
          label: t(`tab.${key}`),
          count: counts.data?.[key],
        }))}
      />
    </>
  )
}
