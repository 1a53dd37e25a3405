import { exchangeKinds, exchangeLimits, MasterOfProduct } from '@coverwright/domain/build/exchange/exchange'
import { idOf } from '@coverwright/domain/fields'
import { Checkbox, SegmentedControl, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { shownChoices, useChoices } from '../../../framework/form/use-choices.ts'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'

const { name, about, tags, licence, withRates } = MasterOfProduct.shape
/** As the dialog asks it: which kind decides what it is made from. */
const NewItem = z.strictObject({
  name,
  about,
  tags,
  licence,
  withRates,
  kind: z.enum(exchangeKinds),
  sourceId: idOf('product', 'Choose what it is made from'),
})

export function NewItemDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const form = useSchemaForm(NewItem, {
    initialValues: { name: '', about: '', tags: [], licence: '', withRates: false, kind: 'shell', sourceId: '' },
    save: async ({ kind, sourceId, withRates: isWithRates, ...described }) => {
      if (kind === 'component') await acts.exchange.createFromComponent({ ...described, componentId: sourceId })
      else await acts.exchange.createFromProduct({ ...described, kind, productId: sourceId, withRates: isWithRates })
      sayDone(t('done.create', { name: described.name }))
      onClose()
    },
  })
  const { kind, sourceId } = form.values
  return (
    <FormDialog title={t('new')} form={form} keep={t('cancel')} act={t('create')} onClose={onClose}>
      <SegmentedControl
        aria-label={t('kind')}
        fullWidth
        data={exchangeKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(value) => {
          form.setValue('kind', value)
          form.setValue('sourceId', '')
        }}
      />
      {kind === 'component' ? (
        <ComponentSelect {...form.field('sourceId')} value={sourceId || null} />
      ) : (
        <ProductSelect label={t('fromProduct')} {...form.field('sourceId')} value={sourceId || null} />
      )}
      <TextInput label={t('name')} {...form.field('name')} />
      <Textarea label={t('about')} autosize minRows={2} {...form.field('about')} />
      <TagsInput label={t('tags')} description={t('tagsHint')} maxTags={exchangeLimits.tags} {...form.field('tags')} />
      <TextInput label={t('licence')} description={t('licenceHint')} {...form.field('licence')} />
      {kind === 'body' && (
        <Checkbox
          label={t('withRates')}
          description={t('withRatesHint')}
          {...form.field('withRates', { type: 'checkbox' })}
        />
      )}
    </FormDialog>
  )
}

interface ComponentSelectProps {
  readonly value: string | null
  readonly error?: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur: () => void
}

function ComponentSelect({ value, error, ...props }: ComponentSelectProps) {
  const { t } = useTranslation('exchange')
  const { field } = useChoices({
    find: (search) => queries.component.listComponents(search ? { search } : {}, shownChoices),
    choiceOf: (component) => ({ value: component.id, label: component.name }),
    chosen: [],
  })
  return <Select label={t('fromComponent')} {...field} {...props} value={value} error={error as string | undefined} />
}
