import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { stepPaths } from './missing-step.ts'
import styles from './Registration.module.css'

interface SignUpLayoutProps {
  /** From 1. */
  readonly step: number
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** One page of the sign-up: how far it is, and the way back to the page before. */
export function SignUpLayout({ step, title, lead, children }: SignUpLayoutProps) {
  const { t } = useTranslation('registration')
  const before = stepPaths[step - 2]
  return (
    <PublicPage
      title={title}
      lead={
        <>
          <span className={styles.step}>{t('step', { step, of: stepPaths.length })}</span>
          {lead}
        </>
      }
    >
      {children}
      <p className={styles.below}>
        {before ? (
          <Link className={styles.link} to={before}>
            {t('back')}
          </Link>
        ) : (
          <>
            {t('haveAccount')}{' '}
            <Link className={styles.link} to={pathTo('/')}>
              {t('signIn')}
            </Link>
          </>
        )}
      </p>
    </PublicPage>
  )
}
