import { CallError } from '@coverwright/contract/client'
import { messages } from '@coverwright/domain/messages'
import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { Notice } from '../../../parts/public-page/Notice.tsx'
import { PasswordField } from '../../../parts/public-page/PasswordField.tsx'
import styles from '../../../parts/public-page/PublicForm.module.css'
import { type Refusal, refusalOf } from '../../../parts/public-page/refusal.ts'
import { signIn } from './sign-in.ts'

type Name = 'email' | 'password'

const missing = { email: messages.emailMissing, password: messages.passwordMissing } as const

/** Of the company, not of the person: both lead to where it can be asked for again. */
const endings: Readonly<Partial<Record<string, 'trial' | 'account'>>> = {
  'session.trial-expired': 'trial',
  'session.account-deactivated': 'account',
}

export function SignInForm() {
  const { t } = useTranslation('session')
  const navigate = useNavigate()
  const { search } = useLocation()
  const ending = useSession((session) => session.ending)
  const [values, setValues] = useState({ email: '', password: '' })
  // A field is judged once it was left or the form was sent, and from then on at every change.
  const [judged, setJudged] = useState<readonly Name[]>([])
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const focus = (field: Name) => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  const isMissing = (field: Name) => values[field].trim() === ''

  async function submit(event: FormEvent) {
    event.preventDefault()
    setJudged(['email', 'password'])
    if (isMissing('email')) return focus('email')
    if (isMissing('password')) return focus('password')
    setIsBusy(true)
    setRefusal(undefined)
    try {
      const check = await signIn(values.email.trim(), values.password)
      // Signed in, the guard of this page sends on to where they wanted to go.
      await (check
        ? navigate({ pathname: '/verify-device', search }, { state: check })
        : navigate({ search }, { replace: true }))
    } catch (error) {
      const ended = error instanceof CallError && endings[error.code ?? '']
      if (ended) return await navigate(pathTo('/trial-expired'), { state: { email: values.email.trim(), ended } })
      setRefusal(refusalOf(error))
      focus('password')
    } finally {
      setIsBusy(false)
    }
  }

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: judged.includes(name) && isMissing(name) && said(missing[name]),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
    onBlur: () => !isMissing(name) && setJudged((before) => [...before, name]),
  })

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal ? (
        <Notice kind="danger" title={refusal.message} body={refusal.hint && t(refusal.hint)} />
      ) : (
        ending && (
          <Notice
            kind="info"
            title={said(ending.title ?? ending.message)}
            body={ending.title && said(ending.message)}
          />
        )
      )}
      <Field {...field('email')} label={t('signIn.email')} type="email" autoComplete="username" autoFocus />
      <div className={styles.password}>
        <PasswordField {...field('password')} label={t('signIn.password')} autoComplete="current-password" />
        <Link className={styles.forgot} to={pathTo('/ResetPassword')}>
          {t('signIn.forgot')}
        </Link>
      </div>
      <Button className={styles.submit} type="submit" size="lg" fullWidth loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  )
}
