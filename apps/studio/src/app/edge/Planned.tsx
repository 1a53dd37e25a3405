import { Button } from '@mantine/core'
import { IconTools } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../core/screens/path-to.ts'
import type { Screen } from '../../core/screens/screen.ts'
import { useSession } from '../../core/session/session.ts'
import { EdgePage } from './EdgePage.tsx'

/** Stands where a screen will be. */
export function Planned({ screen }: { readonly screen: Screen }) {
  const { t } = useTranslation('edge')
  const isSignedIn = useSession(({ tokens }) => tokens !== null)
  const Place = screen.layout === 'shell' ? 'div' : 'main'
  return (
    <Place style={{ height: '100%' }}>
      <EdgePage
        icon={<IconTools size={22} stroke={1.6} />}
        title={t('planned.title', { title: t(`screens:${screen.title}`) })}
        body={t('planned.body')}
        actions={
          <Button component={Link} to={pathTo(isSignedIn ? '/home' : '/')} variant="default">
            {isSignedIn ? t('app:goHome') : t('app:goToSignIn')}
          </Button>
        }
      />
    </Place>
  )
}
