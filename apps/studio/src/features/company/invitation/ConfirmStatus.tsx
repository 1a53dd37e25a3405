import type { InvitationCard } from '@coverwright/domain/company/invitation/invitation'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { keepAnswer, queries } from '../../../core/wire/queries.ts'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { Confirm } from './Confirm.tsx'
import { InvitationFailed } from './InvitationFailed.tsx'
import { Joined } from './Joined.tsx'
import { Register } from './Register.tsx'

/** Where an invitation link leads: an admin confirms by a button, everyone registers, and then signs in. */
export function Component() {
  const { t } = useTranslation('invitation')
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const card = queries.insurers.getCreatUserTokenInfo({ token: token || 'none' })
  const invitation = useQuery({
    ...card,
    retry: false,
    // What is typed must not be lost because the window was left for a moment.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [failure, setFailure] = useState<unknown>()
  const [companyName, setCompanyName] = useState<string>()
  const keep = (confirmed: InvitationCard) => keepAnswer(card, confirmed)

  if (companyName !== undefined) return <Joined companyName={companyName} />
  const error = failure ?? invitation.error
  if (error) return <InvitationFailed error={error} />
  if (!invitation.data) {
    return (
      <PublicPage title={t('opening.title')} lead={t('opening.lead')}>
        <Loader role="status" aria-label={t('opening.title')} />
      </PublicPage>
    )
  }
  const { data } = invitation
  return data.needsConfirmation ? (
    <Confirm card={data} token={token} onConfirmed={keep} onFailed={setFailure} />
  ) : (
    <Register card={data} token={token} onDone={setCompanyName} onFailed={setFailure} />
  )
}
