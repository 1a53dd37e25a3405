import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { queries } from '../../../core/wire/queries.ts'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

const tabs = ['members', 'admins', 'groups'] as const

interface PeopleHeaderProps {
  readonly tab: (typeof tabs)[number]
  readonly actions?: ReactNode
}

export function PeopleHeader({ tab, actions }: PeopleHeaderProps) {
  const { t } = useTranslation('app-member')
  const { data } = useQuery(queries.appMember.getReadiness({}))
  const counts = { members: undefined, admins: data?.admins, groups: data?.groups }
  const lack = data && (data.isSenderVerified ? (data.hasAppLinks ? undefined : 'links') : 'sender')
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Button variant="default" component={Link} to={pathTo('/User')}>
              {t('toUsers')}
            </Button>
            {actions}
          </>
        }
      />
      {lack && (
        <Alert color="warning" icon={<IconAlertTriangle size={16} />}>
          {t(`ready.${lack}`)}. <Link to={pathTo('/setting-page?section=account')}>{t('ready.go')}</Link>
        </Alert>
      )}
      <LinkTabs
        label={t('title')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          to: tabAddress('/ACM', tabs, key),
          label: t(`tab.${key}`),
          count: counts[key],
        }))}
      />
    </>
  )
}
