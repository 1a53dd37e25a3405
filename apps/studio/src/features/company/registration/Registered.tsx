import { localeOf } from '@coverwright/domain/base/language/language'
import type { SignedUp } from '@coverwright/domain/company/registration/sign-up'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { Reference } from '../../../framework/page/Reference.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import styles from './Registration.module.css'

/** The account stands. */
export function Registered({ signedUp }: { readonly signedUp: SignedUp }) {
  const { t, i18n } = useTranslation('registration')
  const isSignedIn = useSession(({ tokens }) => tokens !== null)
  const end = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' })
  return (
    <PublicPage title={t('done.title')} lead={t('done.lead', { company: signedUp.companyName })}>
      <dl className={styles.facts}>
        <dt>{t('done.email')}</dt>
        <dd>{signedUp.email}</dd>
        <dt>{t('done.reference')}</dt>
        <dd>
          <Reference text={signedUp.referenceNumber} />
        </dd>
        <dt>{t('done.trial')}</dt>
        <dd>{end.format(new Date(signedUp.trialEndsAt))}</dd>
      </dl>
      <Button component={Link} to={pathTo(isSignedIn ? '/home' : '/')} size="lg" fullWidth>
        {t(isSignedIn ? 'done.open' : 'signIn')}
      </Button>
      <p className={styles.below}>{t('done.quote')}</p>
    </PublicPage>
  )
}
