import { type Agreement, AgreementForm } from '@coverwright/domain/company/agreement/agreement'
import { messages } from '@coverwright/domain/messages'
import { TextInput } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../../core/text/said.ts'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'
import { FormDialog } from '../../../framework/dialog/FormDialog.tsx'
import { useSchemaForm } from '../../../framework/form/use-schema-form.ts'
import { Upload } from '../../../framework/upload/Upload.tsx'
import type { SendFile } from '../../../framework/upload/use-upload.ts'
import { PartnerSelect } from './PartnerSelect.tsx'
import classes from './UploadDialog.module.css'

interface UploadDialogProps {
  /** A contract, which a partner executes too. */
  readonly isWithPartner?: boolean
  readonly onClose: () => void
  readonly onUploaded: (agreement: Agreement) => void
}

const NameForm = AgreementForm.pick({ name: true })

/** The file first: its name is the name of the agreement until somebody writes a better one. */
export function UploadDialog({ isWithPartner = false, onClose, onUploaded }: UploadDialogProps) {
  const { t } = useTranslation('agreement')
  const [file, setFile] = useState<{ readonly id: string; readonly name: string }>()
  const [isFileMissed, setFileMissed] = useState(false)
  const [partnershipId, setPartnership] = useState<string | null>(null)
  const [isPartnerMissed, setPartnerMissed] = useState(false)
  const form = useSchemaForm(NameForm, {
    initialValues: { name: '' },
    save: async ({ name }) => {
      if (isWithPartner && !partnershipId) return setPartnerMissed(true)
      if (!file) return setFileMissed(true)
      try {
        const paper = { name, fileId: file.id }
        const agreement = await (partnershipId
          ? acts.agreement.createContract({ partnershipId, ...paper })
          : acts.agreement.createAgreement(paper))
        onClose()
        onUploaded(agreement)
      } catch (error) {
        // What is no agreement was not kept: another file is needed.
        if (isRefused(error)) setFile(undefined)
        throw error
      }
    },
  })
  const send: SendFile = async (chosen, { onProgress, signal }) => {
    const upload = { purpose: 'agreement', name: chosen.name } as const
    const stored = await client.upload.uploadFile(upload, chosen, onProgress, signal)
    if (signal.aborted) return
    setFile(stored)
    setFileMissed(false)
    // What was typed while it was on its way stays.
    form.setValue('name', (typed) => typed || chosen.name.replace(/\.pdf$/i, '').slice(0, 120))
  }
  return (
    <FormDialog
      title={t(isWithPartner ? 'contract.new' : 'upload')}
      size={480}
      form={form}
      advice={t('refusedHint')}
      keep={t('cancel')}
      act={t('add')}
      onClose={onClose}
    >
      {isWithPartner && (
        <PartnerSelect
          value={partnershipId}
          onChange={setPartnership}
          error={isPartnerMissed && !partnershipId && said(messages.required)}
        />
      )}
      <Upload purpose="agreement" label={t(file ? 'otherFile' : 'file')} send={send}>
        {file && (
          <span className={classes.file}>
            <IconFileText size={16} aria-hidden="true" />
            {file.name}
          </span>
        )}
      </Upload>
      {isFileMissed && (
        <p className={classes.missed} role="alert">
          {t('fileMissing')}
        </p>
      )}
      <TextInput label={t('name')} autoComplete="off" maxLength={120} {...form.field('name')} />
    </FormDialog>
  )
}

const isRefused = (error: unknown) => {
  const { fields } = error as { fields?: Readonly<Record<string, string>> }
  return fields?.fileId !== undefined
}
