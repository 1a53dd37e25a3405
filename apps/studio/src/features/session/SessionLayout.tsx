import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ModeSwitch } from './ModeSwitch.tsx'
import styles from './SessionLayout.module.css'
import { SignInArt } from './SignInArt.tsx'

interface SessionLayoutProps {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** The frame of the pages before the studio: form on the left, what the product is about on the right. */
export function SessionLayout({ title, lead, children }: SessionLayoutProps) {
  const { t } = useTranslation('session')
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <span className={styles.mark}>
            <svg viewBox="0 0 16 16" width="18" height="18" fill="none" aria-hidden="true">
              <path d="M12.6 4.1A5.9 5.9 0 1 0 12.6 11.9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              <rect x="6.3" y="5.9" width="4.2" height="4.2" rx="1.1" fill="currentColor" />
            </svg>
          </span>
          {t('brand')}
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <footer className={styles.footer}>
          <Link to="/legal-privacy">{t('footer.legal')}</Link>
          <Link to="/legal-privacy?text=security">{t('footer.security')}</Link>
          <Link to="/contact-us">{t('footer.contact')}</Link>
          <ModeSwitch />
        </footer>
      </div>
      <SignInArt />
    </div>
  )
}
