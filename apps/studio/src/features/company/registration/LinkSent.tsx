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
  const mail = useSession(({ signUpData }) => signUpData.mail)
  return mail ? <Sent mail={mail} /> : <Navigate to={pathTo('/signUp-company-info')} replace />
}

function Sent({ mail }: { readonly mail: NonNullable<SignUpData['mail']> }) {
  const { t } = useTranslation('registration')
  const wait = useSecondsToResend(mail.sentAt)
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

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
    <PublicPage title={t('sent.title')} lead={t('sent.lead', { sentTo: mail.sentTo })}>
      <DeliveryNotice channel="mail" />
      <FormNotice failure={failure} />
      <Button size="lg" fullWidth variant="default" disabled={wait > 0} loading={isBusy} onClick={() => void resend()}>
        {wait > 0 ? t('sent.resendIn', { seconds: wait }) : t('sent.resend')}
      </Button>
      <p className={styles.below}>{t('sent.spam')}</p>
      <p className={styles.below}>
        <Link className={styles.link} to={pathTo('/')}>
          {t('toSignIn')}
        </Link>
      </p>
    </PublicPage>
  )
}
