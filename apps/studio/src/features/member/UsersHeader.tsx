import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageHeader } from '../../framework/page/PageHeader.tsx'
import { countsQuery } from './queries.ts'
import classes from './UsersHeader.module.css'

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
      <nav className={classes.tabs} aria-label={t('title')}>
        {tabs.map((each) => (
          <Link
            key={each}
            to={each === 'members' ? '/users' : `/users?tab=${each}`}
            aria-current={each === tab ? 'page' : undefined}
          >
            {t(`tab.${each}`)} <span>{counts.data?.[each]}</span>
          </Link>
        ))}
      </nav>
    </>
  )
}
