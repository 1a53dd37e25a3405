import { productTypes } from '@coverwright/domain/base/product-type/product-type'
import { stateOfLine } from '@coverwright/domain/build/product/insurance-line'
import { lineIn } from '@coverwright/domain/build/product/line-in'
import { insuranceLines, type Product, ProductForm } from '@coverwright/domain/build/product/product'
import { countries } from '@coverwright/domain/fields'
import { Button, MultiSelect, Select, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/session.ts'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import type { Query } from '../../../core/wire/queries-of.ts'
import { Dialog } from '../../../framework/dialog/Dialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { countryDefaults } from '../../../parts/product/country-defaults.ts'
import { examplesOf } from '../../../parts/product/line-examples.ts'
import { beside } from '../launch/refusals.ts'
import classes from './ProductDialog.module.css'
import { startingIn } from './starting-in.ts'

interface ProductDialogProps {
  /** Whose settings are changed; without one, a product is made. */
  readonly product?: Product
  readonly onClose: () => void
  readonly onSaved: (product: Product) => void
}

/** What is offered changes with a new version alone. */
const offered = <Answer,>(query: Query<Answer>) => ({ ...query, staleTime: 'static' as const })

const timeZones = Intl.supportedValuesOf('timeZone')

export function ProductDialog({ product, onClose, onSaved }: ProductDialogProps) {
  const { t } = useTranslation('product')
  return (
    <Dialog size={520} onClose={onClose} title={product ? t('form.settingsOf', { name: product.name }) : t('new')}>
      <Fields {...(product && { product })} onClose={onClose} onSaved={onSaved} />
    </Dialog>
  )
}

function Fields({ product, onClose, onSaved }: ProductDialogProps) {
  const { t } = useTranslation('product')
  const company = useSession(({ accountData }) => accountData?.company)
  const currencies = useQuery(offered(queries.product.getCurrencyList({})))
  const languages = useQuery(offered(queries.product.getLanguageList({})))
  const form = useSchemaForm(ProductForm, {
    initialValues: product ? settingsOf(product) : startingIn(company?.country ?? 'GB', company?.timeZone),
    save: async (settings) => {
      const saving = product
        ? acts.product.updateSettings({ id: product.id, revision: product.revision, settings })
        : acts.product.createProduct(settings)
      onSaved(
        await saving.catch((error: unknown) => {
          throw beside(error, 'product.name-taken', 'name')
        }),
      )
    },
  })
  const country = form.field('country')
  const name = form.field('name')
  const line = form.field('line')
  const [isLineChosen, setLineChosen] = useState(product !== undefined)
  const writeName = (event: ChangeEvent<HTMLInputElement>) => {
    name.onChange(event)
    const spoken = lineIn(event.currentTarget.value)
    if (spoken && !isLineChosen) form.setValue('line', spoken)
  }
  const chooseCountry = (value: unknown) => {
    country.onChange(value)
    const known = countries.find((one) => one === value)
    if (!known) return
    const { currency, timeZone, languages: spoken } = countryDefaults[known]
    form.setValue('currency', currency)
    form.setValue('timeZone', timeZone)
    form.setValue('languages', spoken)
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {form.failure !== undefined && <ErrorAlert error={form.failure} />}
      <TextInput
        label={t('form.name')}
        placeholder={examplesOf(line.value).name}
        maxLength={120}
        data-autofocus
        autoComplete="off"
        {...name}
        onChange={writeName}
      />
      <Textarea
        label={<OptionalLabel label={t('form.description')} />}
        description={t('form.descriptionHint')}
        rows={2}
        maxLength={500}
        {...form.field('description')}
      />
      <div className={classes.pair}>
        <Select
          label={t('line')}
          data={insuranceLines.map((value) => ({
            value,
            label: stateOfLine[value] === 'ready' ? t(`lines.${value}`) : `${t(`lines.${value}`)} · ${t('comingSoon')}`,
            disabled: stateOfLine[value] !== 'ready',
          }))}
          allowDeselect={false}
          {...line}
          onChange={(value) => {
            setLineChosen(true)
            line.onChange(value)
          }}
        />
        <Select
          label={t('type')}
          description={t('typeHint')}
          data={productTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          allowDeselect={false}
          {...form.field('type')}
        />
        <Select
          label={t('form.country')}
          data={countries.map((value) => ({ value, label: t(`countries.${value}`) }))}
          allowDeselect={false}
          {...country}
          onChange={chooseCountry}
        />
        <Select
          label={t('form.currency')}
          data={(currencies.data ?? []).map(({ code }) => code)}
          allowDeselect={false}
          {...form.field('currency')}
        />
      </div>
      <MultiSelect
        size="md"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label={t('form.languages')}
        description={t('form.languagesHint')}
        data={(languages.data ?? []).map(({ code }) => ({ value: code, label: t(`languages.${code}`) }))}
        {...form.field('languages')}
      />
      <Select
        label={t('form.timeZone')}
        data={timeZones}
        searchable
        limit={40}
        allowDeselect={false}
        {...form.field('timeZone')}
      />
      <div className={classes.buttons}>
        <Button size="lg" variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button size="lg" type="submit" loading={form.isSaving} loaderProps={{ color: 'currentColor' }}>
          {t(product ? 'form.save' : 'form.create')}
        </Button>
      </div>
    </form>
  )
}

const settingsOf = ({ name, description, type, line, country, currency, languages: spoken, timeZone }: Product) => ({
  name,
  description,
  type,
  line,
  country,
  currency,
  languages: spoken,
  timeZone,
})
