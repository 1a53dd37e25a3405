import { IconDeviceLaptop } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { signing } from '../../../core/wire/client.ts'
import styles from '../../../parts/public-page/PublicForm.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { SignInForm } from './SignInForm.tsx'

export function Component() {
  const { t } = useTranslation('session')
  useEffect(() => {
    // The keys are exchanged while the password is typed. A failure shows when the form is sent.
    signing.get().catch(() => undefined)
  }, [])
  return (
    <PublicPage title={t('signIn.title')} lead={t('signIn.lead')}>
      <SignInForm />
      <p className={styles.note}>
        <IconDeviceLaptop size={16} aria-hidden="true" />
        {t('signIn.newDevice')}
      </p>
      <hr className={styles.rule} />
      <p className={styles.join}>
        {t('signIn.join')}{' '}
        <Link className={styles.link} to={pathTo('/signUp-company-info')}>
          {t('signIn.create')}
        </Link>
      </p>
      <p className={styles.trial}>{t('signIn.trial')}</p>
    </PublicPage>
  )
}
