import { CallError } from '@coverwright/contract/client'
import { languageNames, languages } from '@coverwright/domain/base/language/language'
import { type Keyword, keywordLimits } from '@coverwright/domain/build/keyword/keyword'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemOf } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { fieldsOf, KeywordFields, textsOf } from './keyword-form.ts'

interface KeywordDialogProps {
  /** Absent for a new one. */
  readonly keyword: Keyword | undefined
  readonly onClose: () => void
}

export function KeywordDialog({ keyword, onClose }: KeywordDialogProps) {
  const { t } = useTranslation('keyword')
  const form = useSchemaForm(KeywordFields, {
    initialValues: fieldsOf(keyword),
    save: async (values) => {
      const { name } = values
      const texts = textsOf(values)
      if (keyword) await acts.keyword.updateKeyword({ id: keyword.id, name, texts, updatedAt: keyword.updatedAt })
      else await acts.keyword.createKeyword({ keyword: values.keyword, name, texts })
      onClose()
    },
  })
  // Which texts still name it stands beside languages that may not be the shown one.
  const advice = form.failure instanceof CallError ? Object.values(form.failure.fields).join('. ') : ''
  const { language: shown } = form.values
  // What is wrong in a language that is not shown would be refused without a word.
  const elsewhere = languages
    .filter((language) => language !== shown)
    .flatMap((language) => {
      const { error } = KeywordFields.shape[language].safeParse(form.values[language])
      return error ? [`${languageNames[language]}: ${problemOf(error)}`] : []
    })
  const written = languages.filter((language) => form.values[language].trim() !== '')
  return (
    <FormDialog
      title={t(keyword ? 'editTitle' : 'add')}
      size={560}
      form={form}
      {...(advice && { advice })}
      keep={t('cancel')}
      act={t(keyword ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput
        size="lg"
        label={t('keyword')}
        description={t(keyword ? 'keywordStays' : 'keywordHint', {
          field: `{{${form.values.keyword || 'opening_hours'}}}`,
        })}
        readOnly={keyword !== undefined}
        {...(!keyword && { 'data-autofocus': true })}
        {...form.field('keyword')}
      />
      <TextInput
        size="lg"
        label={t('name')}
        description={t('nameHint')}
        maxLength={keywordLimits.name}
        {...(keyword && { 'data-autofocus': true })}
        {...form.field('name')}
      />
      <Select
        size="lg"
        label={t('language')}
        description={t('writtenIn', { languages: written.map((one) => languageNames[one]).join(', ') || '–' })}
        allowDeselect={false}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field('language')}
        error={elsewhere[0]}
      />
      <Textarea
        size="lg"
        key={shown}
        label={t('text')}
        autosize
        minRows={3}
        maxLength={keywordLimits.text}
        {...form.field(shown)}
      />
    </FormDialog>
  )
}
