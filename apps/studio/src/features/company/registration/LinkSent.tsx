import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import type { SignUpData } from '../../../core/session/session-store.ts'
import { client } from '../../../core/wire/client.ts'
import { DeliveryNotice } from '../../../parts/public-page/DeliveryNotice.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { useSecondsToResend } from '../../../parts/public-page/use-seconds-to-resend.ts'
import styles from './Registration.module.css'
import { keepSignUp } from './sign-up.ts'

/** The mail is on its way. */
export function Component() {
  const { mail, email } = useSession(({ signUpData }) => signUpData)
  return mail ? (
    <Sent mail={mail} address={email ?? mail.sentTo} />
  ) : (
    <Navigate to={pathTo('/signUp-company-info')} replace />
  )
}

interface SentProps {
  readonly mail: NonNullable<SignUpData['mail']>
  /** As it was typed: a mistake in it shows. */
  readonly address: string
}

function Sent({ mail, address }: SentProps) {
  const { t } = useTranslation('registration')
  const wait = useSecondsToResend(mail.sentAt)
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  const isWaiting = wait > 0 || isBusy

  async function resend() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { sentTo } = await client.login.resendInviteCompanyEmail({ signUpKey: mail.signUpKey })
      keepSignUp({ mail: { ...mail, sentTo, sentAt: Date.now() } })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <PublicPage title={t('sent.title')} lead={t('sent.lead', { sentTo: address })}>
      <DeliveryNotice channel="mail" />
      <FormNotice failure={failure} />
      {/* It keeps the focus while it waits: a button that is disabled loses it. */}
      <Button
        size="lg"
        fullWidth
        variant="default"
        data-disabled={isWaiting}
        aria-disabled={isWaiting}
        onClick={() => isWaiting || void resend()}
      >
        {wait > 0 ? t('sent.resendIn', { seconds: wait }) : t('sent.resend')}
      </Button>
      <p className={styles.below}>{t('sent.spam')}</p>
      <p className={styles.below}>
        <Link className={styles.link} to={pathTo('/signUp-email')}>
          {t('sent.change')}
        </Link>
      </p>
      <p className={styles.below}>
        <Link className={styles.link} to={pathTo('/')}>
          {t('toSignIn')}
        </Link>
      </p>
    </PublicPage>
  )
}
