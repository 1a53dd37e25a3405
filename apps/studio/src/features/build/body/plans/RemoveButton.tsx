import { ActionIcon, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sayDoneWithUndo } from '../../../../framework/toast/toasts.tsx'
import type { BodyEditing } from '../../body-editing/body-editing.ts'
import { useBody } from '../../body-editing/body-editing.ts'

interface RemoveButtonProps {
  readonly name: string
  readonly remove: Parameters<BodyEditing['change']>[0]
}

/** Done at once, and taken back with undo. */
export function RemoveButton({ name, remove }: RemoveButtonProps) {
  const { t } = useTranslation('body')
  const { change, undo, isLocked } = useBody()
  const label = t('questions.deleteWhat', { name })
  return (
    <Tooltip label={label}>
      <ActionIcon
        size="sm"
        aria-label={label}
        disabled={isLocked}
        onClick={() => {
          change(remove, label)
          sayDoneWithUndo(t('questions.deleted', { name }), async () => undo())
        }}
      >
        <IconTrash size={14} />
      </ActionIcon>
    </Tooltip>
  )
}
