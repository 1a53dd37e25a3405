import { CallError } from '@coverwright/contract/client'
import { accountErrors } from '@coverwright/domain/company/account/account-errors'
import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { loaded } from '../../../core/wire/queries-of.ts'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { OwnEmailChanged } from './OwnEmailChanged.tsx'

/** What the link opens that is mailed to a sender's address, or to the new one of a person. */
export function Component() {
  const [params] = useSearchParams()
  const user = params.get('user')
  return user ? <OwnEmailChanged token={user} /> : <SenderVerified token={params.get('token') ?? ''} />
}

function SenderVerified({ token }: { readonly token: string }) {
  const { t } = useTranslation('account')
  const verified = useQuery({
    ...loaded('verifySenderEmail', token, () => client.company.verifySenderEmail({ token })),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (verified.data)
    return (
      <PublicPage title={t('verified.title')} lead={t('verified.lead', verified.data)}>
        <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
          {t('verified.act')}
        </Button>
      </PublicPage>
    )
  if (token === '' || verified.isError) return <Failed error={verified.error} />
  return (
    <PublicPage title={t('verified.opening')} lead={t('verified.wait')}>
      <Loader aria-label={t('verified.opening')} />
    </PublicPage>
  )
}

function Failed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('account')
  const isLate = error instanceof CallError && error.code === 'account.sender-link-expired'
  const reason = isLate ? 'expired' : 'failed'
  const { message } = accountErrors[isLate ? 'account.sender-link-expired' : 'account.sender-failed']
  return (
    <PublicPage title={t(`verified.${reason}`)} lead={t(`verified.${reason}Lead`)}>
      <Notice kind="danger" title={message} />
      <Button
        component={Link}
        to={pathTo(isLate ? '/setting-page?section=account' : '/contact-us')}
        size="lg"
        fullWidth
      >
        {t(`verified.${reason}Act`)}
      </Button>
    </PublicPage>
  )
}
