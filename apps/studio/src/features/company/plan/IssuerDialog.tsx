import { localeOf } from '@coverwright/domain/base/language/language'
import { type DatedIssuer, IssuerForm } from '@coverwright/domain/company/issuer/issuer'
import { countries } from '@coverwright/domain/fields'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { useTimeTexts } from '../../../framework/time/use-time-texts.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'

const empty = {
  name: '',
  address: '',
  city: '',
  postcode: '',
  country: 'GB',
  vatNumber: '',
  registration: '',
  accountHolder: '',
  accountNumber: '',
  bank: '',
} as const

interface IssuerDialogProps {
  readonly last: DatedIssuer | undefined
  readonly onClose: () => void
}

/** Begins from what was said last: most often one thing changes. */
export function IssuerDialog({ last, onClose }: IssuerDialogProps) {
  const { t, i18n } = useTranslation('plan')
  const times = useTimeTexts()
  const countryName = new Intl.DisplayNames(localeOf(i18n.language), { type: 'region' })
  const { id: _id, createdAt: _createdAt, ...before } = last ?? { id: '', createdAt: '', ...empty }
  const form = useSchemaForm(IssuerForm, {
    initialValues: { ...before, validFrom: '' },
    save: async (values) => {
      await acts.payment.saveIssuer(values)
      sayDone(t('issuer.saved', { day: times.date(values.validFrom) }))
      onClose()
    },
  })
  return (
    <FormDialog title={t('issuer.add')} form={form} keep={t('terms.cancel')} act={t('issuer.save')} onClose={onClose}>
      <TextInput
        size="lg"
        type="date"
        label={t('issuer.from')}
        description={t('issuer.fromHint')}
        {...form.field('validFrom')}
      />
      <TextInput size="lg" label={t('issuer.name')} {...form.field('name')} />
      <TextInput size="lg" label={t('info.address')} {...form.field('address')} />
      <TextInput size="lg" label={t('info.city')} {...form.field('city')} />
      <TextInput size="lg" label={t('info.postcode')} {...form.field('postcode')} />
      <Select
        size="lg"
        label={t('info.country')}
        description={t('issuer.countryHint')}
        allowDeselect={false}
        data={countries.map((value) => ({ value, label: countryName.of(value) ?? value }))}
        {...form.field('country')}
      />
      <TextInput size="lg" label={t('info.vatNumber')} {...form.field('vatNumber')} />
      <TextInput
        size="lg"
        label={t('issuer.registration')}
        description={t('issuer.registrationHint')}
        {...form.field('registration')}
      />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('issuer.holder')} />}
        description={t('issuer.holderHint')}
        {...form.field('accountHolder')}
      />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('issuer.accountNumber')} />}
        description={t('issuer.accountNumberHint')}
        {...form.field('accountNumber')}
      />
      <TextInput size="lg" label={<OptionalLabel label={t('issuer.bank')} />} {...form.field('bank')} />
    </FormDialog>
  )
}
