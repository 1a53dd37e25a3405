import { callingCodes } from '@coverwright/domain/company/registration/phone'
import { PhoneForm } from '@coverwright/domain/company/registration/sign-up'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { SelectField } from '../../../parts/public-page/SelectField.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import { callingCodeOf } from './calling-code.ts'
import styles from './Registration.module.css'
import { keepSignUp } from './sign-up.ts'

export function PhoneNumber() {
  const { t } = useTranslation('registration')
  const country = useSession(({ signUpData }) => signUpData.companyInfo?.country)
  const form = useSchemaForm(PhoneForm, {
    initialValues: { callingCode: callingCodeOf(country), number: '' },
    save: async (phone) => {
      const { sentTo } = await client.login.sendRegisterPhoneCode(phone)
      keepSignUp({ phone: { ...phone, sentTo, sentAt: Date.now() } })
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <FormNotice failure={form.failure} />
      <div className={styles.phone}>
        <SelectField
          label={t('phone.callingCode')}
          autoComplete="tel-country-code"
          options={callingCodes.map((value) => ({ value, label: t('phone.code', { code: value }) }))}
          {...form.field('callingCode')}
        />
        <Field
          label={t('phone.number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          autoFocus
          {...form.field('number')}
        />
      </div>
      <SubmitButton isBusy={form.isSaving}>{t('phone.send')}</SubmitButton>
    </form>
  )
}
