import { CallError } from '@coverwright/contract/client'
import type { Template } from '@coverwright/domain/build/template/template'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { said } from '../../core/text/said.ts'
import { acts } from '../../core/wire/acts.ts'
import { ConfirmDialog } from '../../framework/dialog/ConfirmDialog.tsx'

interface DeleteTemplateProps {
  readonly template: Template
  /** What goes on without it. */
  readonly stays?: string | undefined
  readonly onClose: () => void
}

/** For ever. Where it is still used that is said, and it stays. */
export function DeleteTemplate({ template: { id, name }, stays, onClose }: DeleteTemplateProps) {
  const { t } = useTranslation('delete-template')
  const [used, setUsed] = useState<string>()
  const act = async () => {
    try {
      await acts.template.deleteTemplate({ id })
      onClose()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'template.in-use') throw error
      setUsed(said(error.fields.id ?? error.message))
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('ask', { name })}
      consequences={used ? [used, t('used')] : [t('gone'), ...(stays ? [stays] : [])]}
      keep={t('keep')}
      act={t('delete')}
      isDangerous
      isBlocked={used !== undefined}
      onKeep={onClose}
      onAct={act}
    />
  )
}
