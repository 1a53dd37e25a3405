import { languageNames } from '@coverwright/domain/base/language/language'
import { type Template, TemplateForm } from '@coverwright/domain/build/template/template'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { termsOf, useTemplateKind } from './template-kind.ts'

interface TemplateDialogProps {
  /** Absent for a new one. */
  readonly template: Template | undefined
  readonly onMade: (template: Template) => void
  readonly onClose: () => void
}

export function TemplateDialog({ template, onMade, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('template')
  const kind = useTemplateKind()
  const form = useSchemaForm(TemplateForm, {
    initialValues: { kind, name: template?.name ?? '', tag: template?.tag ?? '', language: 'en_uk' },
    save: async ({ name, tag, ...made }) => {
      if (template) await acts.template.renameTemplate({ id: template.id, name, tag })
      else onMade(await acts.template.createTemplate({ ...made, name, tag }))
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(template ? 'rename' : 'add')}
      form={form}
      keep={t('cancel')}
      act={t(template ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('name')} data-autofocus {...form.field('name')} />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('tag')} />}
        description={t('tagHint')}
        {...form.field('tag')}
      />
      {!template && (
        <Select
          size="lg"
          label={t('language')}
          description={t('languageHint')}
          data={termsOf[kind].languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          {...form.field('language')}
        />
      )}
    </FormDialog>
  )
}
