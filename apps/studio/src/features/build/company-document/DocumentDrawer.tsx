import { languageNames, languages } from '@coverwright/domain/base/language/language'
import {
  type CompanyDocument,
  CompanyDocumentForm,
  documentCategories,
} from '@coverwright/domain/build/company-document/company-document'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDrawer } from '../../../framework/dialog/FormDrawer.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { DocumentVersions } from './DocumentVersions.tsx'

interface DocumentDrawerProps {
  readonly document: CompanyDocument
  readonly onClose: () => void
}

export function DocumentDrawer({ document, onClose }: DocumentDrawerProps) {
  const { t } = useTranslation('company-document')
  const { id, name, category, language, validUntil } = document
  const form = useSchemaForm(CompanyDocumentForm, {
    initialValues: { id, name, category, language, validUntil },
    save: async (values) => {
      await acts.companyDocument.updateDocument(values)
      sayDone(t('saved'))
      onClose()
    },
  })
  const until = form.field('validUntil')
  return (
    <FormDrawer
      title={name}
      form={form}
      act={t('save')}
      onClose={onClose}
      picture={<DocumentVersions id={id} isForProducts={document.isForProducts} />}
    >
      <TextInput label={t('name')} {...form.field('name')} />
      <Select
        label={t('category')}
        data={documentCategories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        allowDeselect={false}
        {...form.field('category')}
      />
      <Select
        label={<OptionalLabel label={t('language')} />}
        placeholder={t('anyLanguage')}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        clearable
        {...form.field('language')}
      />
      <TextInput
        type="date"
        label={<OptionalLabel label={t('validUntil')} />}
        description={t('validUntilHint')}
        {...until}
        value={form.values.validUntil ?? ''}
        onChange={(event) => until.onChange(event.currentTarget.value || null)}
      />
    </FormDrawer>
  )
}
