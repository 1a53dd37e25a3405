import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { said } from '../../../core/text/said.ts'
import { wordsOf } from '../../../framework/page/ErrorAlert.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

/** The catalogue's words, and where to go from there. */
export function InvitationFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('invitation')
  const code = error instanceof CallError ? error.code : undefined
  if (code === 'invitation.link-expired') {
    return (
      <PublicPage title={said(messages.linkExpired)} lead={t('failed.expiredLead')}>
        <Notice kind="danger" title={said(messages.inviteLinkExpired)} />
        <Button component={Link} to={pathTo('/')} size="lg" variant="default" fullWidth>
          {t('signIn')}
        </Button>
      </PublicPage>
    )
  }
  const isKnown = code === 'invitation.already-confirmed' || code === 'invitation.email-registered'
  return (
    <PublicPage
      title={t(isKnown ? 'failed.usedTitle' : 'failed.title')}
      lead={t(isKnown ? 'failed.usedLead' : 'failed.lead')}
    >
      <Notice kind={isKnown ? 'info' : 'danger'} title={wordsOf(error)} />
      <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
        {t('signIn')}
      </Button>
    </PublicPage>
  )
}
