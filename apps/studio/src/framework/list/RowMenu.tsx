import { Menu } from '@mantine/core'
import classes from './ListScreen.module.css'
import type { RowAction } from './list-types.ts'

export interface OpenMenu {
  /** Of its row. */
  readonly key: string
  readonly x: number
  readonly y: number
}

interface RowMenuProps {
  /** Names the menu for who cannot see which row it belongs to. */
  readonly label: string
  readonly at: { readonly x: number; readonly y: number } | undefined
  readonly actions: readonly RowAction[]
  readonly onClose: () => void
}

/** Not keys: the one that opens the menu, on its way up from the row, would close it again. */
const outside = ['mousedown', 'touchstart']

/** One menu for all rows: the dots, a right-click and the menu key open the same one, where they were pressed. */
export function RowMenu({ label, at, actions, onClose }: RowMenuProps) {
  return (
    <Menu opened={at !== undefined} onClose={onClose} position="bottom-start" trapFocus clickOutsideEvents={outside}>
      <Menu.Target>
        <button
          type="button"
          className={classes.menuAnchor}
          style={{ left: at?.x ?? 0, top: at?.y ?? 0 }}
          tabIndex={-1}
          aria-hidden="true"
          aria-label={label}
        />
      </Menu.Target>
      <Menu.Dropdown onContextMenu={(event) => event.preventDefault()}>
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={action.icon}
            {...(action.isDangerous && { className: classes.danger ?? '' })}
            onClick={action.run}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
