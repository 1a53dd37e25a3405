import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { signInFor } from '../../../core/screens/sign-in-for.ts'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import styles from './Support.module.css'

/** Signs whoever is signed in here in at the help desk: a form with the pass is posted there. */
export function Component() {
  const { t } = useTranslation('support')
  const { pathname, search } = useLocation()
  const isSignedIn = useSession(({ tokens }) => tokens !== null)
  if (isSignedIn) return <Transfer />
  return (
    <PublicPage title={t('desk.title')} lead={t('desk.signInLead')}>
      <Button component={Link} to={signInFor(pathname, search)} size="lg" fullWidth>
        {t('signIn')}
      </Button>
    </PublicPage>
  )
}

function Transfer() {
  const { t } = useTranslation('support')
  const [params] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const pass = useQuery({
    ...queries.login.getZendeskToken({}),
    retry: false,
    // A pass is used once and within minutes.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (pass.data) form.current?.submit()
  }, [pass.data])
  if (pass.isLoadingError) {
    return (
      <PublicPage title={t('desk.title')} lead={t('desk.failedLead')}>
        <Notice kind="danger" title={wordsOf(pass.error)} />
        <div className={styles.buttons}>
          <Button component={Link} to={pathTo('/contact')} size="lg" fullWidth>
            {t('contact.title')}
          </Button>
        </div>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={t('desk.title')} lead={t('desk.lead')}>
      <Loader aria-label={t('desk.title')} />
      {pass.data && (
        <form ref={form} method="post" action={pass.data.address}>
          <input type="hidden" name="jwt" value={pass.data.token} />
          <input type="hidden" name="return_to" value={params.get('return_to') ?? ''} />
        </form>
      )}
    </PublicPage>
  )
}
