import { CallError } from '@coverwright/contract/client'
import { CompleteForm, type SignedUp } from '@coverwright/domain/company/registration/sign-up'
import { useTranslation } from 'react-i18next'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'

interface CompleteRegistrationProps {
  readonly link: { readonly token: string; readonly signUpKey?: string }
  readonly sentTo: string
  readonly onDone: (signedUp: SignedUp) => void
  readonly onFailed: (failure: unknown) => void
}

/** In another browser than the one that signed up: whoever filled the form in knows what they wrote. */
export function CompleteRegistration({ link, sentTo, onDone, onFailed }: CompleteRegistrationProps) {
  const { t } = useTranslation('registration')
  const form = useSchemaForm(CompleteForm, {
    initialValues: { companyName: '', username: '' },
    save: async (answers) => {
      try {
        onDone(await client.login.saveCompanyData({ ...link, ...answers }))
      } catch (error) {
        // To be answered once more; anything else ends the link.
        if (error instanceof CallError && error.code === 'registration.details-incorrect') throw error
        onFailed(error)
      }
    },
  })
  return (
    <PublicPage title={t('complete.title')} lead={t('complete.lead', { sentTo })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <Field label={t('company.name')} autoComplete="organization" autoFocus {...form.field('companyName')} />
        <Field label={t('company.username')} autoComplete="name" {...form.field('username')} />
        <SubmitButton isBusy={form.isSaving}>{t('complete.submit')}</SubmitButton>
      </form>
    </PublicPage>
  )
}
