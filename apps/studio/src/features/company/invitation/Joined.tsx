import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

export function Joined({ companyName }: { readonly companyName: string }) {
  const { t } = useTranslation('invitation')
  return (
    <PublicPage title={t('joined.title')} lead={t('joined.lead', { companyName })}>
      <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
        {t('signIn')}
      </Button>
    </PublicPage>
  )
}
