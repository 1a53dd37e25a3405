import { Button } from '@mantine/core'
import { IconMapPinOff } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import { useSession } from '../../core/session/session.ts'
import { EdgePage } from './EdgePage.tsx'

export function Component() {
  const { t } = useTranslation('edge')
  const { pathname } = useLocation()
  const isSignedIn = useSession(({ tokens }) => tokens !== null)
  const title = t('notFound.title')
  useEffect(() => {
    document.title = t('app:windowTitle', { title })
  }, [t, title])
  return (
    <main style={{ height: '100%' }}>
      <EdgePage
        icon={<IconMapPinOff size={22} stroke={1.6} />}
        title={title}
        body={t('notFound.body', { path: pathname })}
        actions={
          <Button component={Link} to={pathTo(isSignedIn ? '/home' : '/')}>
            {isSignedIn ? t('app:goHome') : t('app:goToSignIn')}
          </Button>
        }
      />
    </main>
  )
}
