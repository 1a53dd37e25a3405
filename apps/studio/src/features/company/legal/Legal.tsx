import { messages } from '@coverwright/domain/messages'
import { Alert, Button } from '@mantine/core'
import { IconAlertCircle, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { loaded } from '../../../core/wire/queries-of.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { Mark } from '../../../theme/Mark.tsx'
import classes from './Legal.module.css'
import { LegalArticle } from './LegalArticle.tsx'
import { legalKeyOf, legalKeys } from './legal-text.ts'
import { provider } from './provider.ts'
import { loadLegalText } from './texts.ts'

/** The six texts of whoever runs the product, each with an address of its own. */
export function Component() {
  const { t } = useTranslation('legal')
  const times = useTimeTexts()
  const key = legalKeyOf(useLocation())
  const isSignedIn = useSession(({ tokens }) => tokens !== null)
  const text = useQuery({ ...loaded('legal', key, () => loadLegalText[key]()), staleTime: Infinity })
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    main.current?.scrollTo(0, 0)
  }, [key])
  return (
    <div className={classes.frame}>
      <header className={classes.top}>
        <Mark />
        <b>{provider.product}</b>
        <Button component={Link} to={pathTo(isSignedIn ? '/home' : '/')} variant="default" size="sm">
          {t(isSignedIn ? 'toStudio' : 'toSignIn')}
        </Button>
      </header>
      <nav className={classes.nav} aria-label={t('title')}>
        <ul>
          {legalKeys.map((one) => (
            <li key={one}>
              <Link to={`#${one}`} aria-current={one === key ? 'page' : undefined}>
                {t(`text.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main className={classes.sheet} ref={main} tabIndex={-1}>
        <div className={classes.page}>
          <div className={classes.head}>
            <div>
              <h1>{t(`text.${key}`)}</h1>
              <p>{t('updated', { date: times.date(provider.lastUpdated) })}</p>
            </div>
            <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
          {text.isError && (
            <Alert color="danger" icon={<IconAlertCircle size={16} />} title={said(messages.loadingFailed)}>
              <Button size="sm" variant="default" onClick={() => void text.refetch()}>
                {t('tryAgain')}
              </Button>
            </Alert>
          )}
          {text.data && <LegalArticle text={text.data.text} />}
        </div>
      </main>
    </div>
  )
}
