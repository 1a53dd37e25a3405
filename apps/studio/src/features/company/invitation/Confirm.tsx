import type { InvitationCard } from '@coverwright/domain/company/invitation/invitation'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import styles from '../../../parts/public-page/Invitation.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { sayRole } from '../member/say-role.ts'

interface ConfirmProps {
  readonly card: InvitationCard
  readonly token: string
  readonly onConfirmed: (card: InvitationCard) => void
  readonly onFailed: (failure: unknown) => void
}

export function Confirm({ card, token, onConfirmed, onFailed }: ConfirmProps) {
  const { t } = useTranslation('invitation')
  const [isBusy, setBusy] = useState(false)
  const { companyName, invitedBy, email, roleName } = card
  const confirm = async () => {
    setBusy(true)
    try {
      onConfirmed(await client.login.afterInviteAction({ token }))
    } catch (error) {
      onFailed(error)
    }
  }
  return (
    <PublicPage
      title={t('confirm.title', { companyName })}
      lead={t(invitedBy ? 'confirm.lead' : 'confirm.leadNobody', { invitedBy, roleName: sayRole(roleName) })}
    >
      <dl className={styles.facts}>
        <dt>{t('email')}</dt>
        <dd>{email}</dd>
        <dt>{t('role')}</dt>
        <dd>{sayRole(roleName)}</dd>
      </dl>
      <Button size="lg" fullWidth loading={isBusy} onClick={() => void confirm()}>
        {t('confirm.submit')}
      </Button>
      <p className={styles.below}>{t('confirm.notYou')}</p>
    </PublicPage>
  )
}
