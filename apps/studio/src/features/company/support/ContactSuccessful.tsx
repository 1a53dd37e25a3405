import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { referenceIn } from './reference-in.ts'

export function Component() {
  const { t } = useTranslation('support')
  const reference = referenceIn(useLocation().state)
  return (
    <PublicPage title={t('sent.title')} lead={reference ? t('sent.leadReference', { reference }) : t('sent.lead')}>
      <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
        {t('signIn')}
      </Button>
    </PublicPage>
  )
}
