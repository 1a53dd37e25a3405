import { CallError } from '@coverwright/contract/client'
import { NewPasswordWithCodeForm } from '@coverwright/domain/company/session/password-reset'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { clearSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { DeliveryNotice } from '../../../parts/public-page/DeliveryNotice.tsx'
import { digitsOf } from '../../../parts/public-page/device-check.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { NewPasswordFields } from '../../../parts/public-page/NewPasswordFields.tsx'
import styles from '../../../parts/public-page/PublicForm.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import { useSecondsToResend } from '../../../parts/public-page/use-seconds-to-resend.ts'
import { type Reset, readReset } from './reset.ts'

/** The code that was mailed, and the password it sets. */
export function Component() {
  const { state } = useLocation()
  const reset = readReset(state)
  // Opened by itself, there is no code to enter.
  return reset ? <NewPassword reset={reset} /> : <Navigate to={pathTo('/ResetPassword')} replace />
}

function NewPassword({ reset }: { readonly reset: Reset }) {
  const { t } = useTranslation('password-reset')
  const navigate = useNavigate()
  // A code works once: when only the password failed, the proof is still good for another.
  const proof = useRef<{ code: string; resetTicket: string }>(undefined)
  const form = useSchemaForm(NewPasswordWithCodeForm, {
    initialValues: { code: '', password: '', confirmation: '' },
    save: async ({ code, password, confirmation }) => {
      if (proof.current?.code !== code) {
        const { resetTicket } = await besideCode(
          client.login.verifyForgetCodeV2({ codeTicket: reset.codeTicket, code }),
        )
        proof.current = { code, resetTicket }
      }
      const { resetTicket } = proof.current
      await client.login.updatePasswordV2({ resetTicket, password, confirmation })
      // Every session has ended, the one of this tab too.
      clearSession()
      await navigate(pathTo('/SuccessReset'), { replace: true })
    },
  })
  return (
    <PublicPage title={t('create.title')} lead={t('create.lead', { sentTo: reset.email })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <DeliveryNotice channel="mail" />
        <FormNotice failure={form.failure} />
        <Field
          label={t('create.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...form.field('code')}
          onChange={({ currentTarget }) => form.field('code').onChange(digitsOf(currentTarget.value))}
        />
        <NewPasswordFields field={form.field} password={form.values.password} />
        <SubmitButton className={styles.submit} isBusy={form.isSaving}>
          {t('create.submit')}
        </SubmitButton>
      </form>
      <Resend reset={reset} />
      <p className={styles.note}>
        <Link className={styles.link} to={pathTo('/ResetPassword')}>
          {t('create.change')}
        </Link>
      </p>
      <p className={styles.note}>
        <Link className={styles.link} to={pathTo('/')}>
          {t('back')}
        </Link>
      </p>
    </PublicPage>
  )
}

function Resend({ reset }: { readonly reset: Reset }) {
  const { t } = useTranslation('password-reset')
  const navigate = useNavigate()
  const wait = useSecondsToResend(reset.sentAt)
  const [failure, setFailure] = useState<unknown>()
  const resend = () =>
    client.login
      .forgetPasswordV2({ email: reset.email })
      .then(({ codeTicket }) => navigate('.', { replace: true, state: { ...reset, codeTicket, sentAt: Date.now() } }))
      .then(() => setFailure(undefined), setFailure)
  return (
    <>
      <p className={styles.note}>
        {t('public-page:code.noCode')}
        <Button variant="subtle" size="sm" disabled={wait > 0} onClick={() => void resend()}>
          {wait > 0 ? t('public-page:code.resendIn', { seconds: wait }) : t('public-page:code.resend')}
        </Button>
      </p>
      <FormNotice failure={failure} />
    </>
  )
}

/** What is wrong with the code stands beside it. */
const besideCode = <T,>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
    const { status, code, message } = error
    throw new CallError({ status, data: { code, ...(status === 422 && { fields: { code: message } }) }, message })
  })
