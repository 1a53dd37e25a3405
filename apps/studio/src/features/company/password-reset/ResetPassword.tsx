import { ResetForm } from '@coverwright/domain/company/session/password-reset'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../session/Field.tsx'
import { FormNotice } from '../session/FormNotice.tsx'
import { SessionLayout } from '../session/SessionLayout.tsx'
import styles from '../session/SignIn.module.css'
import { SubmitButton } from '../session/SubmitButton.tsx'

export function Component() {
  const { t } = useTranslation('password-reset')
  const navigate = useNavigate()
  const form = useSchemaForm(ResetForm, {
    initialValues: { email: '' },
    save: async ({ email }) => {
      const { sentTo, codeTicket } = await client.login.forgetPasswordV2({ email })
      await navigate('/CreateNewPassword', { state: { email, sentTo, codeTicket, sentAt: Date.now() } })
    },
  })
  return (
    <SessionLayout title={t('reset.title')} lead={t('reset.lead')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <Field label={t('reset.email')} type="email" autoComplete="username" autoFocus {...form.field('email')} />
        <SubmitButton className={styles.submit} isBusy={form.isSaving}>
          {t('reset.submit')}
        </SubmitButton>
      </form>
      <p className={styles.note}>
        <Link className={styles.link} to="/">
          {t('back')}
        </Link>
      </p>
    </SessionLayout>
  )
}
