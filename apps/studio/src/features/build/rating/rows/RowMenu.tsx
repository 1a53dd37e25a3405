import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { RowActions } from './row-actions.ts'

interface RowMenuProps {
  readonly name: string
  readonly position: number
  readonly count: number
  readonly isLocked: boolean
  readonly actions: RowActions
}

/** What can be done with a step or rule, with the keys that do the same. */
export function RowMenu({ name, position, count, isLocked, actions }: RowMenuProps) {
  const { t } = useTranslation('rating')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size="sm" aria-label={t('row.actions', { name })}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowUp size={16} />}
          rightSection="Alt ↑"
          disabled={isLocked || position === 0}
          onClick={() => actions.move(position, position - 1)}
        >
          {t('row.up')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={16} />}
          rightSection="Alt ↓"
          disabled={isLocked || position === count - 1}
          onClick={() => actions.move(position, position + 1)}
        >
          {t('row.down')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          rightSection="Ctrl D"
          disabled={isLocked}
          onClick={() => actions.duplicate(position)}
        >
          {t('row.duplicate')}
        </Menu.Item>
        <Menu.Item
          color="danger"
          leftSection={<IconTrash size={16} />}
          rightSection="Del"
          disabled={isLocked}
          onClick={() => actions.remove(position)}
        >
          {t('row.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
