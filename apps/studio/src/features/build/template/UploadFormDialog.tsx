import { languageNames } from '@coverwright/domain/base/language/language'
import { FormUpload, type Template, templateLimits } from '@coverwright/domain/build/template/template'
import { Select, TextInput } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import classes from './Form.module.css'
import { termsOf } from './template-kind.ts'

interface UploadFormDialogProps {
  readonly onMade: (template: Template) => void
  readonly onClose: () => void
}

/** The file first: its name is the name of the template until somebody writes a better one. */
export function UploadFormDialog({ onMade, onClose }: UploadFormDialogProps) {
  const { t } = useTranslation('template')
  const [file, setFile] = useState<File>()
  const [isMissed, setMissed] = useState(false)
  const form = useSchemaForm(FormUpload, {
    initialValues: { name: '', tag: '', language: 'en_uk' },
    save: async (values) => {
      if (!file) return setMissed(true)
      onMade(await acts.template.uploadForm(values, file))
      onClose()
    },
  })
  const choose = async (chosen: File) => {
    setFile(chosen)
    setMissed(false)
    form.setValue('name', (typed) => typed || chosen.name.replace(/\.pdf$/i, '').slice(0, templateLimits.name))
  }
  return (
    <FormDialog
      title={t('form.upload')}
      size={480}
      form={form}
      keep={t('cancel')}
      act={t('form.add')}
      onClose={onClose}
    >
      <p className={classes.hint}>{t('form.uploadHint')}</p>
      <Upload purpose="template-form" label={t(file ? 'form.otherFile' : 'form.file')} send={choose}>
        {file && (
          <span className={classes.file}>
            <IconFileText size={16} aria-hidden="true" />
            {file.name}
          </span>
        )}
      </Upload>
      {isMissed && (
        <p className={classes.missed} role="alert">
          {t('form.fileMissing')}
        </p>
      )}
      <TextInput size="lg" label={t('name')} {...form.field('name')} />
      <TextInput
        size="lg"
        label={<OptionalLabel label={t('tag')} />}
        description={t('tagHint')}
        {...form.field('tag')}
      />
      <Select
        size="lg"
        label={t('language')}
        description={t('form.languageHint')}
        data={termsOf.document.languages.map((value) => ({ value, label: languageNames[value] }))}
        allowDeselect={false}
        {...form.field('language')}
      />
    </FormDialog>
  )
}
