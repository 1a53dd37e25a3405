import { CallError } from '@coverwright/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { clearSession, useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { CodeForm } from '../../../parts/public-page/CodeForm.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { TransferFailed } from './TransferNotice.tsx'
import { readVerification, type Verification } from './verification.ts'

/** The mailed code, and with it the transfer. */
export function Component() {
  const { state } = useLocation()
  const verification = readVerification(state)
  // Opened by itself, there is no code to enter.
  return verification ? <Code verification={verification} /> : <Navigate to={pathTo('/transfer-notice')} replace />
}

function Code({ verification }: { readonly verification: Verification }) {
  const { t } = useTranslation('primary-transfer')
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>()
  const { ticket, sentTo, sentAt } = verification
  const verify = async (code: string) => {
    try {
      const { proof } = await client.login.verifyTransferCode({ ticket, code })
      const { companyName } = await client.login.transferPermissionByCode({ proof })
      // Every session of both has ended, the one of this tab too if it was theirs.
      if (useSession.getState().tokens) clearSession()
      await navigate(pathTo('/transfer-roles-success'), { replace: true, state: { companyName } })
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'primary-transfer.link-expired') throw error
      setFailure(error)
    }
  }
  const resend = async () => {
    const sent = await client.login.sendTransferCode({ ticket })
    const next: Verification = { ticket, sentTo: sent.sentTo, sentAt: Date.now() }
    await navigate('.', { replace: true, state: next })
  }
  if (failure !== undefined) return <TransferFailed error={failure} />
  return (
    <PublicPage title={t('code.title')} lead={t('code.lead', { sentTo })}>
      <CodeForm channel="mail" sentAt={sentAt} verify={verify} resend={resend}>
        <Link to={pathTo('/')}>{t('signIn')}</Link>
      </CodeForm>
    </PublicPage>
  )
}
