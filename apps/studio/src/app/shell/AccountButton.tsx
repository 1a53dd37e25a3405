import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../core/session/session.ts'
import { MemberAvatar } from '../../features/company/profile/MemberAvatar.tsx'
import classes from './AccountMenu.module.css'

export function AccountButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('shell')
  const name = useSession(({ accountData }) => accountData?.member.name ?? '')
  return (
    <UnstyledButton {...props} className={classes.button ?? ''}>
      <MemberAvatar size={26} />
      <VisuallyHidden>{t('account.menu', { name })}</VisuallyHidden>
    </UnstyledButton>
  )
}
