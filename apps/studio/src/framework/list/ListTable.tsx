import { ActionIcon, Checkbox, Table } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListHead } from './ListHead.tsx'
import classes from './ListScreen.module.css'
import type { ListState } from './list-state.ts'
import type { Column, RowAction } from './list-types.ts'
import { type OpenMenu, RowMenu } from './RowMenu.tsx'
import { useRowKeys } from './use-row-keys.ts'

interface ListTableProps<Item> {
  readonly label: string
  readonly columns: readonly Column<Item>[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
  readonly selected: ReadonlySet<string> | undefined
  readonly onSelect: (keys: ReadonlySet<string>) => void
  readonly onOpen: ((item: Item) => void) | undefined
  readonly rowActions: ((item: Item) => readonly RowAction[]) | undefined
}

export function ListTable<Item>(props: ListTableProps<Item>) {
  const { columns, items, keyOf, nameOf, selected, onSelect, onOpen, rowActions } = props
  const { t } = useTranslation('framework')
  const [menu, setMenu] = useState<OpenMenu>()
  // As it is by now: what may be done with it changes with its state, also under an open menu.
  const inMenu = menu && items.find((item) => keyOf(item) === menu.key)
  // Gone from the list: its menu must not open by itself when it comes back.
  if (menu && !inMenu) setMenu(undefined)
  const actionsOf = (item: Item) => rowActions?.(item) ?? []

  const toggle = (key: string) => onSelect(new Set([key]).symmetricDifference(selected ?? new Set()))
  const openMenu = (item: Item, x: number, y: number) => {
    if (actionsOf(item).length > 0) setMenu({ key: keyOf(item), x, y })
  }
  const rightClick = (item: Item) => (event: MouseEvent) => {
    if (actionsOf(item).length === 0) return
    event.preventDefault()
    openMenu(item, event.clientX, event.clientY)
  }
  const below = (item: Item, element: HTMLElement) => {
    const { left, bottom } = element.getBoundingClientRect()
    openMenu(item, left, bottom)
  }
  const at = (index: number, act: (item: Item) => void) => {
    const item = items[index]
    if (item !== undefined) act(item)
  }
  const rowProps = useRowKeys({
    count: items.length,
    onOpen: (index) => at(index, (item) => onOpen?.(item)),
    onToggle: (index) => selected && at(index, (item) => toggle(keyOf(item))),
    onMenu: (index, row) => at(index, (item) => below(item, row)),
    onEscape: () => onSelect(new Set()),
  })

  return (
    <div className={classes.scroll}>
      <Table
        className={classes.table}
        role="grid"
        aria-label={props.label}
        aria-multiselectable={selected ? true : undefined}
      >
        <ListHead {...props} />
        <Table.Tbody>
          {items.map((item, index) => {
            const key = keyOf(item)
            const isSelected = selected?.has(key) ?? false
            return (
              <Table.Tr
                key={key}
                {...rowProps(index)}
                aria-selected={selected ? isSelected : undefined}
                data-selected={isSelected || undefined}
                data-opens={onOpen ? true : undefined}
                onClick={() => onOpen?.(item)}
                onContextMenu={rightClick(item)}
              >
                {selected && (
                  <Table.Td className={classes.check} onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      tabIndex={-1}
                      aria-label={t('list.select', { name: nameOf(item) })}
                      checked={isSelected}
                      onChange={() => toggle(key)}
                    />
                  </Table.Td>
                )}
                {columns.map((column) => (
                  <Table.Td key={column.key} data-number={column.isNumber || undefined}>
                    {column.cell(item)}
                  </Table.Td>
                ))}
                <Table.Td className={classes.acts} onClick={(event) => event.stopPropagation()}>
                  {actionsOf(item).length > 0 && (
                    <ActionIcon
                      size="sm"
                      tabIndex={-1}
                      aria-label={t('list.actions', { name: nameOf(item) })}
                      aria-haspopup="menu"
                      aria-expanded={menu?.key === key}
                      onClick={(event) => below(item, event.currentTarget)}
                    >
                      <IconDots size={16} />
                    </ActionIcon>
                  )}
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
      <RowMenu
        label={inMenu ? t('list.actions', { name: nameOf(inMenu) }) : ''}
        at={inMenu && menu}
        actions={inMenu ? actionsOf(inMenu) : []}
        onClose={() => setMenu(undefined)}
      />
    </div>
  )
}
