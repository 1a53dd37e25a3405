import { languageNames } from '@coverwright/domain/base/language/language'
import { isOfProduct } from '@coverwright/domain/build/template/document-block'
import { BindingForm } from '@coverwright/domain/build/template/template'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ProductSelect } from '../../../parts/product/ProductSelect.tsx'
import { termsOf, usesOf } from './template-kind.ts'
import type { BoundKind } from './template-paths.ts'
import type { Choice } from './use-choices.ts'
import { useSayUse } from './use-say-use.ts'

interface BindDialogProps {
  readonly kind: BoundKind
  /** Only what is published can be sent. */
  readonly templates: readonly Choice[]
  readonly onClose: () => void
}

export function BindDialog({ kind, templates, onClose }: BindDialogProps) {
  const { t } = useTranslation('template')
  const sayUse = useSayUse(kind)
  const uses = usesOf(kind).map((use) => ({ value: use.eventType ?? use.document ?? '', label: sayUse(use) }))
  const written = termsOf[kind].languages.map((value) => ({ value, label: languageNames[value] }))
  const form = useSchemaForm(BindingForm, {
    initialValues: { templateId: '', ...usesOf(kind)[0], productId: null, language: null },
    save: async (values) => {
      await acts.template.bindTemplate({ ...values, productId: hasProduct ? values.productId : null })
      onClose()
    },
  })
  const { document } = form.values
  const hasProduct = !document || isOfProduct(document)
  return (
    <FormDialog title={t('bind')} size={560} form={form} keep={t('cancel')} act={t('bind')} onClose={onClose}>
      <Select
        size="lg"
        label={t('template')}
        description={t('templateHint')}
        data={[...templates]}
        searchable
        data-autofocus
        nothingFoundMessage={t('nonePublished')}
        {...form.field('templateId')}
      />
      <Select
        size="lg"
        label={t(`what.${kind}`)}
        data={uses}
        allowDeselect={false}
        {...form.field(kind === 'email' ? 'eventType' : 'document')}
      />
      {hasProduct && <ProductSelect size="lg" placeholder={t('everyProduct')} clearable {...form.field('productId')} />}
      <Select
        size="lg"
        label={t('language')}
        placeholder={t('everyLanguage')}
        data={written}
        clearable
        {...form.field('language')}
      />
    </FormDialog>
  )
}
