import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FloatingBar } from '../save/FloatingBar.tsx'
import { sayFailed } from '../toast/toasts.tsx'
import type { BulkAction } from './list-types.ts'

interface SelectionBarProps<Item> {
  readonly items: readonly Item[]
  readonly actions: readonly BulkAction<Item>[]
  readonly onDone: () => void
  readonly onClear: () => void
}

export function SelectionBar<Item>({ items, actions, onDone, onClear }: SelectionBarProps<Item>) {
  const { t } = useTranslation('framework')
  const [running, setRunning] = useState<string>()
  if (items.length === 0) return null
  const run = async (action: BulkAction<Item>) => {
    setRunning(action.label)
    try {
      await action.run(items)
      onClear()
      onDone()
    } catch (error) {
      sayFailed(error)
    }
    setRunning(undefined)
  }
  return (
    <FloatingBar label={t('list.selection')}>
      <span role="status">{t('list.selected', { count: items.length })}</span>
      {actions.map((action) => (
        <Button
          key={action.label}
          variant="default"
          leftSection={action.icon}
          loading={running === action.label}
          disabled={!items.every((item) => action.isAllowed?.(item) ?? true)}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <ActionIcon aria-label={t('list.clearSelection')} onClick={onClear}>
        <IconX size={16} />
      </ActionIcon>
    </FloatingBar>
  )
}
