import {
  DocumentForm,
  type DocumentKind,
  type VerificationDocument,
} from '@coverwright/domain/company/verification/verification'
import { Button, TextInput } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { sayFailed } from '../../../framework/toast/toasts.tsx'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import classes from './DocumentDialog.module.css'

interface DocumentDialogProps {
  readonly kind: DocumentKind
  readonly document: VerificationDocument | undefined
  readonly onClose: () => void
}

const NumberForm = DocumentForm.pick({ number: true })

/** A document's number and its file: neither counts without the other. */
export function DocumentDialog({ kind, document, onClose }: DocumentDialogProps) {
  const { t } = useTranslation('company')
  const [file, setFile] = useState<{ readonly id: string; readonly name: string } | null>(document?.file ?? null)
  const [isFileMissed, setFileMissed] = useState(false)
  const form = useSchemaForm(NumberForm, {
    initialValues: { number: document?.number ?? '' },
    save: async ({ number }) => {
      if (!file) return setFileMissed(true)
      await acts.company.saveDocument({ kind, number, fileId: file.id })
      onClose()
    },
  })
  const send: SendFile = async (chosen, { onProgress, signal }) => {
    const upload = { purpose: 'verification', name: chosen.name } as const
    const stored = await client.upload.uploadFile(upload, chosen, onProgress, signal)
    if (!signal.aborted) setFile(stored)
    setFileMissed(false)
  }
  const remove = () => void acts.company.removeDocument({ kind }).then(onClose, sayFailed)
  return (
    <FormDialog
      title={t(`documents.kind.${kind}`)}
      size={480}
      form={form}
      keep={t('cancel')}
      act={t('documents.save')}
      beside={
        document && (
          <Button size="lg" variant="subtle" color="danger" onClick={remove}>
            {t('documents.remove')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextInput
        label={t('documents.number')}
        description={t(`documents.numberHint.${kind}`)}
        autoComplete="off"
        data-autofocus
        {...form.field('number')}
      />
      <Upload purpose="verification" label={t(file ? 'documents.otherFile' : 'documents.file')} send={send}>
        {file && (
          <span className={classes.file}>
            <IconFileText size={16} aria-hidden="true" />
            {file.name}
          </span>
        )}
      </Upload>
      {isFileMissed && (
        <p className={classes.missed} role="alert">
          {t('documents.fileMissing')}
        </p>
      )}
    </FormDialog>
  )
}
