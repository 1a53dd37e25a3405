import { type Language, languageNames, languages } from '@coverwright/domain/base/language/language'
import type { Template } from '@coverwright/domain/build/template/template'
import { SmsContent } from '@coverwright/domain/build/template/template-content'
import { sizeOfTextMessage } from '@coverwright/domain/reach/automation/text-message'
import { Select, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { queries } from '../../../core/wire/queries.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { useMergeFields } from '../../build/keyword/use-merge-fields.ts'
import classes from './Automation.module.css'
import { textForm, textSaver } from './text-template.ts'

interface TextTemplateDialogProps {
  /** Absent for a new one. */
  readonly template: Template | undefined
  readonly onClose: () => void
}

const unwritten = { revision: undefined, sender: '', texts: {} } as const

export function TextTemplateDialog({ template, onClose }: TextTemplateDialogProps) {
  const written = useQuery({
    ...queries.document.getDocument({ ownerId: template?.id ?? '', kind: 'template' }),
    enabled: template !== undefined,
    gcTime: 0,
    select: ({ revision, content }) => ({ revision, ...SmsContent.parse(content) }),
  })
  const content = template ? written.data : unwritten
  if (written.isError) return <ErrorAlert error={written.error} onRetry={() => void written.refetch()} />
  return content && <TextDialog template={template} content={content} onClose={onClose} />
}

const textsIn = (texts: SmsContent['texts']) =>
  // Made of the languages themselves: it has each of them.
  Object.fromEntries(languages.map((language) => [language, texts[language]?.text ?? ''])) as Record<Language, string>

interface TextDialogProps extends TextTemplateDialogProps {
  readonly content: Pick<SmsContent, 'sender' | 'texts'> & { readonly revision: number | undefined }
}

function TextDialog({ template, content: { revision, sender, texts }, onClose }: TextDialogProps) {
  const { t } = useTranslation('automation')
  const first = languages.find((language) => texts[language]) ?? 'en_uk'
  // As it was when it was opened: read again behind the form, the revision would no longer be that of its text.
  const [save] = useState(() => textSaver({ template, revision }))
  const { problemOf } = useMergeFields()
  const schema = useMemo(() => textForm(problemOf), [problemOf])
  const form = useSchemaForm(schema, {
    initialValues: { name: template?.name ?? '', sender, language: first, ...textsIn(texts) },
    save: async (values) => {
      await save(values)
      onClose()
    },
  })
  const { language: shown } = form.values
  const { alphabet, parts, left } = sizeOfTextMessage(form.values[shown])
  const elsewhere = languages
    .filter((language) => language !== shown)
    .flatMap((language) => {
      const { error } = schema.shape[language].safeParse(form.values[language])
      return error ? [`${languageNames[language]}: ${said(error.issues[0]?.message ?? '')}`] : []
    })
  return (
    <FormDialog
      title={t(template ? 'editText' : 'addText')}
      size={560}
      form={form}
      keep={t('cancel')}
      act={t('saveAndUse')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('sender')} />}
        description={t('senderHint')}
        maxLength={11}
        {...form.field('sender')}
      />
      <Select
        size="lg"
        label={t('language')}
        allowDeselect={false}
        data={languages.map((value) => ({ value, label: languageNames[value] }))}
        {...form.field('language')}
        error={elsewhere[0]}
      />
      <Textarea
        size="lg"
        label={t('text')}
        description={t('textHint', { name: '{{name}}', number: '{{policyNumber}}', link: '{{link}}' })}
        key={shown}
        autosize
        minRows={4}
        {...form.field(shown)}
      />
      <p className={classes.meter} aria-live="polite">
        {t('parts', { count: parts, alphabet, left })}
      </p>
    </FormDialog>
  )
}
