import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { z } from 'zod'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { BindingAnswer } from './BindingAnswer.tsx'

/** Where the link of a partner's invitation leads. */
export function Component() {
  const { t } = useTranslation('partner')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const card = useQuery({
    ...queries.login.getConnectCompanyInfo({ token: token || 'none' }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [failure, setFailure] = useState<unknown>()
  const [outcome, setOutcome] = useState<'accept' | 'refuse'>()
  const error = failure ?? card.error
  if (error) return <BindingFailed error={error} token={token} />
  if (!card.data) {
    return (
      <PublicPage title={t('opening')} lead={t('openingLead')}>
        <Loader role="status" aria-label={t('opening')} />
      </PublicPage>
    )
  }
  const { name } = card.data.company
  if (outcome) {
    return (
      <PublicPage title={t(`done.${outcome}`, { name })} lead={t(`doneLead.${outcome}`, { name })}>
        <Button component={Link} to={pathTo('/partner-hub')} size="lg" fullWidth>
          {t('toHub')}
        </Button>
      </PublicPage>
    )
  }
  return <BindingAnswer card={card.data} token={token} onDone={setOutcome} onFailed={setFailure} />
}

function BindingFailed({ error, token }: { readonly error: unknown; readonly token: string }) {
  const { t } = useTranslation('partner')
  const isExpired = error instanceof CallError && error.code === 'partnership.link-expired'
  const isBound = useIsBound(isExpired ? token : '')
  if (isBound) {
    return (
      <PublicPage title={t('already')} lead={t('alreadyLead')}>
        <Button component={Link} to={pathTo('/partner-hub')} size="lg" fullWidth>
          {t('toHub')}
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={isExpired ? said(messages.linkExpired) : t('failed')} lead={t('failedLead')}>
      {/* The heading has said that it expired. */}
      <Notice kind="danger" title={isExpired ? t('expiredHint') : wordsOf(error)} />
      <Button component={Link} to={pathTo('/')} size="lg" variant="default" fullWidth>
        {t('signIn')}
      </Button>
    </PublicPage>
  )
}

/** Whether a link that is spent bound the two: told only to who is signed in for one of them. */
function useIsBound(token: string): boolean {
  const isSignedIn = useSession(({ accountData }) => accountData !== null && accountData !== undefined)
  const [, id = ''] = token.split('.')
  const found = useQuery({
    ...queries.insurers.getPartnership({ id }),
    enabled: isSignedIn && z.uuid().safeParse(id).success,
    retry: false,
  })
  return found.data?.partnership.status === 'active'
}
