import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { EdgePage } from './EdgePage.tsx'

export function NoAccess({ title }: { readonly title: string }) {
  const { t } = useTranslation('app')
  return (
    <EdgePage
      icon={<IconLock size={22} stroke={1.6} />}
      title={t('noAccess.title', { title })}
      body={t('noAccess.body')}
      actions={
        <Button component={Link} to={pathTo('/home')} variant="default">
          {t('goHome')}
        </Button>
      }
    />
  )
}
