import { Button } from '@mantine/core'
import { IconTimeline } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { LinkTabs, tabAddress } from '../../../framework/page/LinkTabs.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'

export const notificationTabs = ['messages', 'texts', 'log', 'quiet', 'unsubscribed', 'trash'] as const

interface NotificationHeaderProps {
  readonly tab: (typeof notificationTabs)[number]
  readonly actions?: ReactNode
}

export function NotificationHeader({ tab, actions }: NotificationHeaderProps) {
  const { t } = useTranslation('automation')
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Button
              component={Link}
              to={pathTo('/automation')}
              variant="default"
              leftSection={<IconTimeline size={16} />}
            >
              {t('timeline')}
            </Button>
            {actions}
          </>
        }
      />
      <LinkTabs
        label={t('title')}
        current={tab}
        tabs={notificationTabs.map((key) => ({
          key,
          to: tabAddress('/automated-notifications', notificationTabs, key),
          label: t(`tab.${key}`),
        }))}
      />
    </>
  )
}
