import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { loaded } from '../../../core/wire/queries-of.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { TransferPassword } from './TransferPassword.tsx'
import { TransferTerms } from './TransferTerms.tsx'

/** Where the mailed link leads. Without it the one it was mailed to proves themselves by password. */
export function Component() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return token ? <ByLink token={token} /> : <TransferPassword />
}

function ByLink({ token }: { readonly token: string }) {
  const { t } = useTranslation('primary-transfer')
  const card = useQuery({
    ...loaded('getTransferMessage', token, () => client.login.getTransferMessage({ token })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (card.data) return <TransferTerms card={card.data} />
  if (card.isLoadingError) return <TransferFailed error={card.error} />
  return (
    <PublicPage title={t('opening')} lead={t('openingLead')}>
      <Loader role="status" aria-label={t('opening')} />
    </PublicPage>
  )
}

export function TransferFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('primary-transfer')
  const isExpired = error instanceof CallError && error.code === 'primary-transfer.link-expired'
  return (
    <PublicPage title={isExpired ? said(messages.linkExpired) : t('failed')} lead={t('expiredLead')}>
      <Notice kind="danger" title={wordsOf(error)} body={isExpired ? t('expiredHint') : undefined} />
      <Button component={Link} to={pathTo('/')} size="lg" variant="default" fullWidth>
        {t('signIn')}
      </Button>
    </PublicPage>
  )
}
