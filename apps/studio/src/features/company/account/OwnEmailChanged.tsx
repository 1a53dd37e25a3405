import { CallError } from '@coverwright/contract/client'
import type { ChangedEmail } from '@coverwright/domain/company/session/change-email'
import { sessionErrors } from '@coverwright/domain/company/session/session-errors'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { z } from 'zod'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'

/** By a button: programs that look through mail open links too, and must change nobody's address. */
export function OwnEmailChanged({ token }: { readonly token: string }) {
  const { t } = useTranslation('account')
  const [changed, setChanged] = useState<z.output<typeof ChangedEmail>>()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      setChanged(await client.identity.confirmEmail({ token }))
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  if (changed)
    return (
      <PublicPage title={t('own.title')} lead={t('own.lead', changed)}>
        <Button component={Link} to={pathTo('/')} size="lg" fullWidth>
          {t('verified.act')}
        </Button>
      </PublicPage>
    )
  if (failure !== undefined) {
    const isTaken = failure instanceof CallError && failure.code === 'session.email-taken'
    const { message } = sessionErrors[isTaken ? 'session.email-taken' : 'session.email-link-expired']
    return (
      <PublicPage title={t('own.failed')} lead={t(isTaken ? 'own.takenLead' : 'own.expiredLead')}>
        <Notice kind="danger" title={message} />
        <Button component={Link} to={pathTo('/setting-page?section=profile')} size="lg" fullWidth>
          {t('own.again')}
        </Button>
      </PublicPage>
    )
  }
  return (
    <PublicPage title={t('own.ask')} lead={t('own.askLead')}>
      <Button size="lg" fullWidth loading={isBusy} onClick={() => void confirm()}>
        {t('own.confirm')}
      </Button>
    </PublicPage>
  )
}
