import { NewPasswordForm } from '@coverwright/domain/company/registration/sign-up'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { NewPasswordFields } from '../../../parts/public-page/NewPasswordFields.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import { missingStep } from './missing-step.ts'
import { SignUpLayout } from './SignUpLayout.tsx'
import { signUp } from './sign-up.ts'

export function Component() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const data = useSession(({ signUpData }) => signUpData)
  const form = useSchemaForm(NewPasswordForm, {
    initialValues: { password: '', confirmation: '' },
    save: async ({ password, confirmation }) => {
      await signUp(password, confirmation)
      await navigate(pathTo('/signUp-success'))
    },
  })
  // Sent: the page goes on to where the mail is waited for.
  if (data.mail) return <Navigate to={pathTo('/signUp-success')} replace />
  const missing = missingStep(data, 3)
  if (missing) return <Navigate to={missing} replace />
  return (
    <SignUpLayout step={4} title={t('password.title')} lead={t('password.lead', { email: data.email })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <NewPasswordFields field={form.field} password={form.values.password} isFirst />
        <SubmitButton isBusy={form.isSaving}>{t('password.submit')}</SubmitButton>
      </form>
    </SignUpLayout>
  )
}
