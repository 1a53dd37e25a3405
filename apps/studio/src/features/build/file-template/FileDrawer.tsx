import { type FileTemplate, FileTemplateForm } from '@coverwright/domain/build/file-template/file-template'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { FormDrawer } from '../../../framework/dialog/FormDrawer.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { FileVersions } from './FileVersions.tsx'

interface FileDrawerProps {
  readonly file: FileTemplate
  readonly onClose: () => void
}

export function FileDrawer({ file, onClose }: FileDrawerProps) {
  const { t } = useTranslation('file-template')
  const { id, name, tag } = file
  const form = useSchemaForm(FileTemplateForm, {
    initialValues: { id, name, tag },
    save: async (values) => {
      await acts.fileTemplate.updateFileTemplate(values)
      sayDone(t('saved'))
      onClose()
    },
  })
  return (
    <FormDrawer
      title={name}
      form={form}
      act={t('save')}
      onClose={onClose}
      picture={<FileVersions file={file} onDeleted={onClose} />}
    >
      <TextInput label={t('name')} {...form.field('name')} />
      <TextInput label={<OptionalLabel label={t('tag')} />} description={t('tagHint')} {...form.field('tag')} />
    </FormDrawer>
  )
}
