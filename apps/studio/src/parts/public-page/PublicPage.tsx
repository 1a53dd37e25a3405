import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { optionalPart } from '../../core/optional-part.ts'
import { pathTo } from '../../core/screens/path-to.ts'
import { loadTexts } from '../../core/text/start-text.ts'
import { Mark } from '../../theme/Mark.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { Notice } from './Notice.tsx'
import styles from './PublicPage.module.css'

// Beside the form, not before it: the form is ready while the picture is still on its way, and where it never comes.
const SignInArt = optionalPart(async () => {
  const [art] = await Promise.all([import('./SignInArt.tsx'), loadTexts('sign-in-art')])
  return art
})

interface PublicPageProps {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

/** The frame of the pages before the studio: form on the left, what the product is about on the right. */
export function PublicPage({ title, lead, children }: PublicPageProps) {
  const { t } = useTranslation('public-page')
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <header className={styles.brand}>
          <Mark />
          {t('brand')}
        </header>
        <main className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {/* Browsers sign nothing there. */}
          {!isSecureContext && <Notice kind="danger" title={t('insecure.title')} body={t('insecure.body')} />}
          {children}
        </main>
        <footer className={styles.footer}>
          <Link to={pathTo('/legal-privacy')}>{t('footer.legal')}</Link>
          <Link to={pathTo('/legal-privacy#security')}>{t('footer.security')}</Link>
          <Link to={pathTo('/contact-us')}>{t('footer.contact')}</Link>
          <LanguageSwitch />
          <ModeSwitch />
        </footer>
      </div>
      <Suspense>
        <SignInArt />
      </Suspense>
    </div>
  )
}
