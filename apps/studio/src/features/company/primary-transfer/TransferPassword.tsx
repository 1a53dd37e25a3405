import { type TransferCard, TransferSignIn } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { PasswordField } from '../../../parts/public-page/PasswordField.tsx'
import styles from '../../../parts/public-page/PublicForm.module.css'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import { TransferTerms } from './TransferTerms.tsx'

/** In place of the link: who it was mailed to signs in with their password. */
export function TransferPassword() {
  const { t } = useTranslation('primary-transfer')
  const [card, setCard] = useState<TransferCard>()
  const form = useSchemaForm(TransferSignIn, {
    initialValues: { email: '', password: '' },
    save: async (values) => setCard(await client.login.getTransferMessage(values)),
  })
  if (card) return <TransferTerms card={card} />
  return (
    <PublicPage title={t('password.title')} lead={t('password.lead')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <Field label={t('password.email')} type="email" autoComplete="username" autoFocus {...form.field('email')} />
        <PasswordField label={t('password.password')} autoComplete="current-password" {...form.field('password')} />
        <SubmitButton className={styles.submit} isBusy={form.isSaving}>
          {t('password.submit')}
        </SubmitButton>
      </form>
      <p className={styles.note}>
        <Link className={styles.link} to={pathTo('/')}>
          {t('signIn')}
        </Link>
      </p>
    </PublicPage>
  )
}
