import type { Component } from '@coverwright/domain/build/component/component'
import { useTranslation } from 'react-i18next'
import { acts } from '../../../core/wire/acts.ts'
import { ConfirmDialog } from '../../../framework/dialog/ConfirmDialog.tsx'
import { sayDone } from '../../../framework/toast/toasts.tsx'
import { WhereUsed } from './WhereUsed.tsx'

interface DeleteComponentProps {
  readonly component: Component
  readonly onClose: () => void
}

/** Says where it is used before it goes: pages keep what they show, and follow nothing any more. */
export function DeleteComponent({ component: { id, name }, onClose }: DeleteComponentProps) {
  const { t } = useTranslation('component')
  return (
    <ConfirmDialog
      isOpen
      title={t('deleteTitle', { name })}
      consequences={[t('deleteKeeps')]}
      keep={t('deleteKeep')}
      act={t('act.delete')}
      isDangerous
      onKeep={onClose}
      onAct={async () => {
        await acts.component.deleteComponent({ id })
        sayDone(t('done.delete', { name }))
        onClose()
      }}
    >
      <WhereUsed id={id} />
    </ConfirmDialog>
  )
}
