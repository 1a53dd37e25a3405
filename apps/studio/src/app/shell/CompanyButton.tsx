import { UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../core/session/session.ts'
import { Mark } from '../../theme/Mark.tsx'
import classes from './CompanyMenu.module.css'

const BrandMarks = lazy(() => import('../../features/company/company/BrandMarks.tsx'))

export function CompanyButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('shell')
  const company = useSession(({ accountData }) => accountData?.company)
  const name = company?.name ?? ''
  return (
    <UnstyledButton {...props} className={classes.company ?? ''} aria-label={t('company.menu', { name })}>
      {company?.logoFileId || company?.faviconFileId ? (
        <Suspense fallback={<Mark />}>
          <BrandMarks />
        </Suspense>
      ) : (
        <Mark />
      )}
      <span>{name}</span>
      <IconSelector size={14} />
    </UnstyledButton>
  )
}
