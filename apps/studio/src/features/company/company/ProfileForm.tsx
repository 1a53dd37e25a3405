import { languageNames } from '@coverwright/domain/base/language/language'
import { languageOf } from '@coverwright/domain/company/company/company-language'
import { type CompanyProfile, CompanyProfileForm, pick } from '@coverwright/domain/company/company/company-profile'
import { timeZonesOf } from '@coverwright/domain/company/company/time-zones'
import { callingCodes } from '@coverwright/domain/company/registration/phone'
import { countries } from '@coverwright/domain/fields'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { loadUserData } from '../../../core/session/ensure-user-data.ts'
import { acts } from '../../../core/wire/acts.ts'
import { LockedField } from '../../../framework/form/LockedField.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { SaveBar } from '../../../framework/save/SaveBar.tsx'
import classes from './CompanyProfile.module.css'

export function ProfileForm({ profile }: { readonly profile: CompanyProfile }) {
  const { t } = useTranslation('company')
  const form = useSchemaForm(CompanyProfileForm, {
    initialValues: pick(profile),
    save: async (values) => {
      await acts.login.updateCompany(values)
      await loadUserData()
    },
  })
  const country = form.field('country')
  const chosen = countries.find((one) => one === form.values.country) ?? profile.country
  const chooseCountry = (value: unknown) => {
    country.onChange(value)
    const known = countries.find((one) => one === value)
    const [first] = known ? timeZonesOf(known) : []
    if (first) form.setValue('timeZone', first)
  }
  return (
    <Card id="details" className={classes.card} title={t('details')}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        {form.failure !== undefined && <ErrorAlert error={form.failure} />}
        <TextInput label={t('name')} autoComplete="organization" maxLength={120} {...form.field('name')} />
        <div className={classes.pair}>
          <TextInput label={t('licenceNumber')} autoComplete="off" {...form.field('licenceNumber')} />
          <TextInput label={t('placeOfIncorporation')} autoComplete="off" {...form.field('placeOfIncorporation')} />
        </div>
        <LockedField
          label={t('businessType')}
          value={t(`businessTypes.${profile.businessType}`)}
          reason={t('businessTypeLocked')}
        />
        <div className={classes.pair}>
          <Select
            label={t('country')}
            description={t('languageOf', { language: languageNames[languageOf[chosen]] })}
            data={countries.map((value) => ({ value, label: t(`countries.${value}`) }))}
            allowDeselect={false}
            {...country}
            onChange={chooseCountry}
          />
          <Select
            label={t('timeZone')}
            description={t('timeZoneHint')}
            data={[...timeZonesOf(chosen)]}
            allowDeselect={false}
            {...form.field('timeZone')}
          />
        </div>
        <h3>{t('contact')}</h3>
        <Textarea label={t('address')} autosize minRows={2} autoComplete="street-address" {...form.field('address')} />
        <div className={classes.phone}>
          <Select
            label={t('callingCode')}
            data={callingCodes.map((value) => ({ value, label: t(`callingCodes.${value}`) }))}
            allowDeselect={false}
            {...form.field('callingCode')}
          />
          <TextInput label={t('contactNumber')} type="tel" autoComplete="tel-national" {...form.field('number')} />
        </div>
        <TextInput
          label={t('officialEmail')}
          description={t('officialEmailHint')}
          type="email"
          autoComplete="email"
          {...form.field('officialEmail')}
        />
        <TextInput
          label={<OptionalLabel label={t('website')} />}
          type="url"
          autoComplete="url"
          placeholder="https://"
          {...form.field('website')}
        />
        <h3>{t('bank')}</h3>
        <div className={classes.pair}>
          <TextInput label={<OptionalLabel label={t('bankName')} />} autoComplete="off" {...form.field('bankName')} />
          <TextInput
            label={<OptionalLabel label={t('accountNumber')} />}
            autoComplete="off"
            {...form.field('accountNumber')}
          />
        </div>
      </form>
      <SaveBar form={form} />
    </Card>
  )
}
