import { registrationErrors } from '@coverwright/domain/company/registration/registration-errors'
import { messages } from '@coverwright/domain/messages'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { said } from '../../../core/text/said.ts'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

/** The catalogue's words for each, and where to go from there. */
const ways = {
  failed: { message: messages.verificationFailed, path: '/contact-us' },
  expired: { message: messages.linkExpired, path: '/signUp-company-info' },
  confirmed: { message: messages.alreadyConfirmed, path: '/' },
  company: { message: messages.companyRegistered, path: '/trial-expired' },
  licence: { message: registrationErrors['registration.licence-registered'].message, path: '/contact-us' },
  email: { message: messages.emailRegistered, path: '/' },
} as const

export function LinkFailed({ reason }: { readonly reason: keyof typeof ways }) {
  const { t } = useTranslation('registration')
  const { message, path } = ways[reason]
  return (
    <PublicPage title={t(`linkFailed.${reason}.title`)} lead={t(`linkFailed.${reason}.lead`)}>
      <Notice kind={reason === 'confirmed' ? 'info' : 'danger'} title={said(message)} />
      <Button component={Link} to={path} size="lg" fullWidth>
        {t(`linkFailed.${reason}.act`)}
      </Button>
    </PublicPage>
  )
}
