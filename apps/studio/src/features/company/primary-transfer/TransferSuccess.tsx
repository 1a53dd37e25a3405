import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { z } from 'zod'
import { pathTo } from '../../../core/screens/path-to.ts'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

const State = z.object({ companyName: z.string() })

export function Component() {
  const { t } = useTranslation('primary-transfer')
  const companyName = State.safeParse(useLocation().state).data?.companyName
  return (
    <PublicPage title={t('done.title')} lead={companyName ? t('done.leadOf', { companyName }) : t('done.lead')}>
      <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
        {t('signIn')}
      </Button>
    </PublicPage>
  )
}
