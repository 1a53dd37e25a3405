import { businessTypes, paymentModes } from '@coverwright/domain/company/company/kinds'
import { partnerTypesOf } from '@coverwright/domain/company/partnership/partner-types'
import { CompanyInfoForm } from '@coverwright/domain/company/registration/sign-up'
import { countries } from '@coverwright/domain/fields'
import { messages } from '@coverwright/domain/messages'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { pathTo } from '../../../core/screens/path-to.ts'
import { useSession } from '../../../core/session/session.ts'
import { said } from '../../../core/text/said.ts'
import { client } from '../../../core/wire/client.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Field } from '../../../parts/public-page/Field.tsx'
import { FormNotice } from '../../../parts/public-page/FormNotice.tsx'
import { SelectField } from '../../../parts/public-page/SelectField.tsx'
import { SubmitButton } from '../../../parts/public-page/SubmitButton.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './Registration.module.css'
import { SignUpLayout } from './SignUpLayout.tsx'
import { keepSignUp, refuseInvalid } from './sign-up.ts'

const empty = { companyName: '', licenceNumber: '', username: '', title: '' }
/** Nothing chosen yet: the schema refuses it until something is. */
const unchosen = { businessType: '', country: '', paymentMode: '' } as unknown as Pick<
  CompanyInfoForm,
  'businessType' | 'country' | 'paymentMode'
>

export function Component() {
  const { t } = useTranslation('registration')
  const navigate = useNavigate()
  const companyInfo = useSession(({ signUpData }) => signUpData.companyInfo)
  const form = useSchemaForm(CompanyInfoForm, {
    initialValues: companyInfo ?? { ...empty, ...unchosen },
    save: async (values) => {
      const { companyName, country, licenceNumber: number } = values
      refuseInvalid(await client.login.checkCompanyInfo({ companyName, licence: { country, number } }), {
        licence: 'licenceNumber',
      })
      keepSignUp({ companyInfo: values })
      await navigate(pathTo('/signUp-email'))
    },
  })
  const name = form.field('companyName')
  const { businessType } = form.values
  return (
    <SignUpLayout step={1} title={t('company.title')} lead={t('company.lead')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <FormNotice failure={form.failure} />
        <Field label={t('company.name')} autoComplete="organization" autoFocus {...name} />
        {name.error === said(messages.companyRegistered) && (
          <p className={styles.taken} role="status">
            {t('company.registered')}{' '}
            <Link className={styles.link} to={pathTo('/trial-expired')}>
              {t('company.reactivate')}
            </Link>
          </p>
        )}
        <ChoiceField
          label={t('company.businessType')}
          name="businessType"
          choices={businessTypes.map((value) => ({
            value,
            label: t(`businessType.${value}`),
            hint: t(`businessTypeHint.${value}`),
          }))}
          {...form.field('businessType')}
          onChange={(value) => {
            form.field('businessType').onChange(value)
            form.setValue('partnerType', undefined)
          }}
        />
        {businessType && (
          <ChoiceField
            label={t('company.partnerType')}
            name="partnerType"
            choices={partnerTypesOf(businessType).map((value) => ({
              value,
              label: t(`partnerType.${value}`),
              hint: t(`partnerTypeHint.${value}`),
            }))}
            {...form.field('partnerType')}
            value={form.values.partnerType ?? businessType}
          />
        )}
        <div className={styles.pair}>
          <SelectField
            label={t('company.country')}
            autoComplete="country"
            placeholder={t('choose')}
            options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
            {...form.field('country')}
          />
          <Field label={t('company.licence')} autoComplete="off" {...form.field('licenceNumber')} />
        </div>
        <ChoiceField
          label={t('company.paymentMode')}
          name="paymentMode"
          choices={paymentModes.map((value) => ({
            value,
            label: t(`paymentMode.${value}`),
            hint: t(`paymentModeHint.${value}`),
          }))}
          {...form.field('paymentMode')}
        />
        <div className={styles.pair}>
          <Field label={t('company.username')} autoComplete="name" {...form.field('username')} />
          <Field
            label={t('company.yourTitle')}
            hint={t('optional')}
            autoComplete="organization-title"
            {...form.field('title')}
          />
        </div>
        <SubmitButton isBusy={form.isSaving}>{t('continue')}</SubmitButton>
      </form>
    </SignUpLayout>
  )
}
