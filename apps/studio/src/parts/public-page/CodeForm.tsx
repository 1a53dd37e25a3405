import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import type { OutboxChannel } from '@coverwright/domain/reach/outbox/outbox'
import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../core/text/said.ts'
import styles from './CodeForm.module.css'
import { DeliveryNotice } from './DeliveryNotice.tsx'
import { codeLength, digitsOf } from './device-check.ts'
import { Field } from './Field.tsx'
import { Notice } from './Notice.tsx'
import { type Refusal, refusalOf } from './refusal.ts'
import { useSecondsToResend } from './use-seconds-to-resend.ts'

interface CodeFormProps {
  readonly channel: OutboxChannel
  /** When the last code was sent, in milliseconds. */
  readonly sentAt: number
  /** What they throw is told: about the code beside it, about anything else above the form. */
  readonly verify: (code: string) => Promise<void>
  readonly resend: () => Promise<void>
  /** The way back. */
  readonly children: ReactNode
}

/** A 6-digit code that was sent, and another when it did not arrive. */
export function CodeForm({ channel, sentAt, verify, resend, children }: CodeFormProps) {
  const { t } = useTranslation('public-page')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState<'verifying' | 'sending'>()
  const wait = useSecondsToResend(sentAt)
  const input = useRef<HTMLInputElement>(null)

  /** Whoever sees the slip while it is tried writes another over it, which stays. */
  const forget = (entered: string) => setCode((now) => (now === entered ? '' : now))

  async function attempt(kind: 'verifying' | 'sending', entered: string, act: () => Promise<void>) {
    setBusy(kind)
    setError(undefined)
    setRefusal(undefined)
    try {
      await act()
    } catch (failure) {
      if (isAboutCode(failure)) setError(said(failure.message))
      else setRefusal(refusalOf(failure))
      forget(entered)
      input.current?.focus()
    } finally {
      setBusy(undefined)
    }
  }

  const tryCode = (entered: string) => attempt('verifying', entered, () => verify(entered))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length < codeLength) {
      setError(code ? said(messages.codeInvalid) : said(messages.required))
      input.current?.focus()
    } else void tryCode(code)
  }

  function change(text: string) {
    const digits = digitsOf(text)
    setCode(digits)
    if (digits) setError(undefined)
    // Typed or pasted, the last digit sends it.
    if (digits.length === codeLength && digits !== code && !busy) void tryCode(digits)
  }

  const sendAnother = () =>
    attempt('sending', code, async () => {
      await resend()
      forget(code)
      input.current?.focus()
    })

  return (
    <form onSubmit={submit} noValidate>
      <DeliveryNotice channel={channel} />
      {refusal && <Notice kind="danger" title={refusal.message} body={refusal.hint && t(refusal.hint)} />}
      <Field
        ref={input}
        className={styles.code}
        name="code"
        label={t('code.label')}
        value={code}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
      />
      <Button className={styles.submit} type="submit" size="lg" fullWidth loading={busy === 'verifying'}>
        {t('code.submit')}
      </Button>
      <p className={styles.resend}>
        {t('code.noCode')}
        <Button
          variant="subtle"
          size="sm"
          disabled={wait > 0}
          loading={busy === 'sending'}
          onClick={() => void sendAnother()}
        >
          {wait > 0 ? t('code.resendIn', { seconds: wait }) : t('code.resend')}
        </Button>
      </p>
      <div className={styles.back}>{children}</div>
    </form>
  )
}

const isAboutCode = (failure: unknown): failure is CallError =>
  failure instanceof CallError && (failure.code === 'session.code-invalid' || failure.code === 'session.code-expired')
