import { CallError } from '@coverwright/contract/client'
import type { Template } from '@coverwright/domain/build/template/template'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'

interface DeleteDialogProps {
  readonly template: Template
  readonly onClose: () => void
}

/** For ever. Where it is still used that is said, and it stays. */
export function DeleteDialog({ template: { id, kind, name }, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('template')
  const [used, setUsed] = useState<string>()
  const act = async () => {
    try {
      await acts.template.deleteTemplate({ id })
      onClose()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'template.in-use') throw error
      setUsed(error.fields.id ?? error.message)
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteAsk', { name })}
      consequences={
        used ? [used, t('deleteUsed')] : [t('deleteGone'), ...(kind === 'sms' ? [] : [t(`deleteStays.${kind}`)])]
      }
      keep={t('removeKeep')}
      act={t('delete')}
      isDangerous
      isBlocked={used !== undefined}
      onKeep={onClose}
      onAct={act}
    />
  )
}
