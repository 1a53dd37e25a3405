import { BusinessEmailForm } from '@coverwright/domain/company/registration/sign-up'
import { IconAlertCircle } from '@tabler/icons-react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, Navigate, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import { missingStep } from './missing-step.ts'
import styles from './Registration.module.css'
import { SignUpLayout } from './SignUpLayout.tsx'
import { keepSignUp, refuseInvalid } from './sign-up.ts'

export function Component() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const data = useSession(({ signUpData }) => signUpData)
  const form = useSchemaForm(BusinessEmailForm, {
    initialValues: { email: data.email ?? '', hasAgreed: false },
    save: async ({ email }) => {
      refuseInvalid(await client.login.checkCompanyInfo({ email }), {})
      keepSignUp({ email })
      await navigate(pathTo('/verify-phone-number'))
    },
  })
  const missing = missingStep(data, 1)
  if (missing) return <Navigate to={missing} replace />
  const { error, ...agreed } = form.field('hasAgreed', { type: 'checkbox' })
  return (
    <SignUpLayout step={2} title={t('email.title')} lead={t('email.lead')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <Field label={t('email.label')} type="email" autoComplete="email" autoFocus {...form.field('email')} />
        <div className={styles.agreement}>
          <label className={styles.agree}>
            <input
              type="checkbox"
              aria-invalid={Boolean(error)}
              aria-describedby={error ? 'agreement-error' : undefined}
              {...agreed}
            />
            <span>
              <Trans
                t={t}
                i18nKey="email.agree"
                components={{
                  privacy: <Link className={styles.link} to={pathTo('/legal-privacy?text=privacy')} target="_blank" />,
                  terms: <Link className={styles.link} to={pathTo('/legal-privacy?text=terms')} target="_blank" />,
                }}
              />
            </span>
          </label>
          {error && (
            <p id="agreement-error" className={styles.error}>
              <IconAlertCircle size={14} aria-hidden="true" />
              {error}
            </p>
          )}
        </div>
        <SubmitButton isBusy={form.isSaving}>{t('continue')}</SubmitButton>
      </form>
    </SignUpLayout>
  )
}
