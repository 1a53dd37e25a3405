import { type HubFolder, HubFolderForm } from '@coverwright/domain/assist/hub-folder/hub-folder'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { OptionalLabel } from '../../../framework/form/OptionalLabel.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './HubFolder.module.css'

interface FolderDialogProps {
  /** Absent for a new one. */
  readonly folder: HubFolder | undefined
  readonly onSaved?: (folder: HubFolder) => void
  readonly onClose: () => void
}

export function FolderDialog({ folder, onSaved, onClose }: FolderDialogProps) {
  const { t } = useTranslation('hub-folder')
  const { productName = '', displayName = '', description = '', coverFileId = null } = folder ?? {}
  const form = useSchemaForm(HubFolderForm, {
    initialValues: { productName, displayName, description, coverFileId },
    save: async (values) => {
      const saved = folder
        ? await acts.hubFolder.updateFolder({ id: folder.id, ...values })
        : await acts.hubFolder.createFolder(values)
      onClose()
      onSaved?.(saved)
    },
  })
  const cover = form.field('coverFileId')
  const send: SendFile = async (file, { onProgress, signal }) => {
    const upload = { purpose: 'hub-cover', name: file.name } as const
    const { id } = await client.upload.uploadFile(upload, file, onProgress, signal)
    if (!signal.aborted) cover.onChange(id)
  }
  return (
    <FormDialog
      title={t(folder ? 'editTitle' : 'add')}
      form={form}
      keep={t('cancel')}
      act={t(folder ? 'save' : 'add')}
      onClose={onClose}
    >
      <TextInput size="lg" label={t('productName')} data-autofocus {...form.field('productName')} />
      <TextInput size="lg" label={t('displayName')} description={t('displayNameHint')} {...form.field('displayName')} />
      <Textarea
        size="lg"
        autosize
        minRows={2}
        maxRows={6}
        label={<OptionalLabel label={t('aboutIt')} />}
        {...form.field('description')}
      />
      <Upload purpose="hub-cover" label={t('cover')} send={send}>
        {form.values.coverFileId && (
          <div className={classes.cover}>
            <span>{t('coverThere')}</span>
            <Button size="compact-sm" variant="default" onClick={() => cover.onChange(null)}>
              {t('removeCover')}
            </Button>
          </div>
        )}
      </Upload>
    </FormDialog>
  )
}
