import { Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { Empty } from '../../../framework/page/Empty.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import { PageHeader } from '../../../framework/page/PageHeader.tsx'
import { referenceIn } from './reference-in.ts'

export function Component() {
  const { t } = useTranslation('support')
  const reference = referenceIn(useLocation().state)
  return (
    <Page isNarrow>
      <PageHeader parent={{ title: t('contact.title'), path: '/contact' }} title={t('sent.title')} />
      <Empty
        icon={<IconMailCheck size={20} />}
        title={reference ?? t('sent.title')}
        description={reference ? t('sent.leadReference', { reference }) : t('sent.lead')}
        action={
          <Button component={Link} to={pathTo('/home')}>
            {t('home')}
          </Button>
        }
      />
    </Page>
  )
}
