import { UnstyledButton } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../app/session/session.ts'
import { Mark } from '../theme/Mark.tsx'
import classes from './CompanyMenu.module.css'

export function CompanyButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('shell')
  const name = useSession(({ accountData }) => accountData?.company.name ?? '')
  return (
    <UnstyledButton {...props} className={classes.company ?? ''} aria-label={t('company.menu', { name })}>
      <Mark />
      <span>{name}</span>
      <IconSelector size={14} />
    </UnstyledButton>
  )
}
