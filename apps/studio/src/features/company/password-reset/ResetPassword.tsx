import { ResetForm } from '@coverwright/domain/company/session/password-reset'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import styles from '../../../parts/public-page/PublicForm.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'

export function Component() {
  const { t } = useTranslation('password-reset')
  const navigate = useNavigate()
  const form = useSchemaForm(ResetForm, {
    initialValues: { email: '' },
    save: async ({ email }) => {
      const { sentTo, codeTicket } = await client.login.forgetPasswordV2({ email })
      await navigate(pathTo('/CreateNewPassword'), { state: { email, sentTo, codeTicket, sentAt: Date.now() } })
    },
  })
  return (
    <PublicPage title={t('reset.title')} lead={t('reset.lead')}>
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
        <Link className={styles.link} to={pathTo('/')}>
          {t('back')}
        </Link>
      </p>
    </PublicPage>
  )
}
