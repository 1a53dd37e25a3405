import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './CodeForm.module.css'
import { codeLength, type DeviceCheck, digitsOf } from './device-check.ts'
import { Field } from './Field.tsx'
import { Notice } from './Notice.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { sendCode, verifyDevice } from './sign-in.ts'
import { useSecondsToResend } from './use-seconds-to-resend.ts'

interface CodeFormProps {
  readonly check: DeviceCheck
  readonly onSent: (check: DeviceCheck) => void
  readonly onVerified: () => void
}

export function CodeForm({ check, onSent, onVerified }: CodeFormProps) {
  const { t } = useTranslation('session')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState<'verifying' | 'sending'>()
  const wait = useSecondsToResend(check.sentAt)
  const input = useRef<HTMLInputElement>(null)

  async function attempt(kind: 'verifying' | 'sending', act: () => Promise<void>) {
    setBusy(kind)
    setError(undefined)
    setRefusal(undefined)
    try {
      await act()
    } catch (failure) {
      if (isAboutCode(failure)) setError(failure.message)
      else setRefusal(refusalOf(failure))
      setCode('')
      input.current?.focus()
    } finally {
      setBusy(undefined)
    }
  }

  const verify = (entered: string) =>
    attempt('verifying', async () => {
      await verifyDevice(check.ticket, entered)
      onVerified()
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length < codeLength) {
      setError(code ? messages.codeInvalid : messages.required)
      input.current?.focus()
    } else void verify(code)
  }

  function change(text: string) {
    const digits = digitsOf(text)
    setCode(digits)
    if (digits) setError(undefined)
    // Typed or pasted, the last digit sends it.
    if (digits.length === codeLength && digits !== code && !busy) void verify(digits)
  }

  const resend = () =>
    attempt('sending', async () => {
      onSent(await sendCode(check.ticket))
      setCode('')
      input.current?.focus()
    })

  return (
    <form onSubmit={submit} noValidate>
      {refusal && <Notice kind="danger" title={refusal.message} body={refusal.hint && t(refusal.hint)} />}
      <Field
        ref={input}
        className={styles.code}
        name="code"
        label={t('device.code')}
        value={code}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <Button className={styles.submit} type="submit" size="lg" fullWidth loading={busy === 'verifying'}>
        {t('device.submit')}
      </Button>
      <p className={styles.resend}>
        {t('device.noCode')}
        <Button
          variant="subtle"
          size="sm"
          disabled={wait > 0}
          loading={busy === 'sending'}
          onClick={() => void resend()}
        >
          {wait > 0 ? t('device.resendIn', { seconds: wait }) : t('device.resend')}
        </Button>
      </p>
      <Link className={styles.back} to="/">
        {t('device.back')}
      </Link>
    </form>
  )
}

const isAboutCode = (failure: unknown): failure is CallError =>
  failure instanceof CallError && (failure.code === 'session.code-invalid' || failure.code === 'session.code-expired')
