import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

export function Component() {
  const { t } = useTranslation('password-reset')
  return (
    <PublicPage title={t('done.title')} lead={t('done.lead')}>
      <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
        {t('done.signIn')}
      </Button>
    </PublicPage>
  )
}
