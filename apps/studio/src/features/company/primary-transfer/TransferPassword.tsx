import { type TransferCard, TransferSignIn } from '@coverwright/domain/company/primary-transfer/primary-transfer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../session/Field.tsx'
import { FormNotice } from '../session/FormNotice.tsx'
import { PasswordField } from '../session/PasswordField.tsx'
import { SessionLayout } from '../session/SessionLayout.tsx'
import styles from '../session/SignIn.module.css'
import { SubmitButton } from '../session/SubmitButton.tsx'
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
    <SessionLayout title={t('password.title')} lead={t('password.lead')}>
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
        <Link className={styles.link} to="/">
          {t('signIn')}
        </Link>
      </p>
    </SessionLayout>
  )
}
