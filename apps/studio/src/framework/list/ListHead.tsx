import { Checkbox, Table, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './ListScreen.module.css'
import { type ListState, nextSort } from './list-state.ts'
import type { Column } from './list-types.ts'

interface ListHeadProps<Item> {
  readonly columns: readonly Column<Item>[]
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
  readonly selected: ReadonlySet<string> | undefined
  readonly onSelect: (keys: ReadonlySet<string>) => void
}

export function ListHead<Item>({ columns, items, keyOf, state, onChange, selected, onSelect }: ListHeadProps<Item>) {
  const { t } = useTranslation('framework')
  const isAll = selected !== undefined && selected.size > 0 && selected.size === items.length
  return (
    <Table.Thead>
      <Table.Tr>
        {selected && (
          <Table.Th className={classes.check}>
            <Checkbox
              aria-label={t('list.selectAll')}
              checked={isAll}
              indeterminate={selected.size > 0 && !isAll}
              onChange={() => onSelect(new Set(isAll ? [] : items.map(keyOf)))}
            />
          </Table.Th>
        )}
        {columns.map((column) => (
          <Table.Th
            key={column.key}
            w={column.width}
            data-number={column.isNumber || undefined}
            aria-sort={ariaSort(state.sort, column.sortKey)}
          >
            {column.sortKey ? (
              <SortButton column={column} sort={state.sort} onSort={(sort) => onChange({ sort })} />
            ) : (
              column.header
            )}
          </Table.Th>
        ))}
        <Table.Th className={classes.acts} aria-hidden="true" />
      </Table.Tr>
    </Table.Thead>
  )
}

interface SortButtonProps {
  readonly column: Pick<Column<never>, 'header' | 'sortKey'>
  readonly sort: string | undefined
  readonly onSort: (sort: string | undefined) => void
}

function SortButton({ column: { header, sortKey = '' }, sort, onSort }: SortButtonProps) {
  return (
    <UnstyledButton className={classes.sort} onClick={() => onSort(nextSort(sort, sortKey))}>
      {header}
      {sort === sortKey && <IconArrowUp size={12} />}
      {sort === `-${sortKey}` && <IconArrowDown size={12} />}
    </UnstyledButton>
  )
}

function ariaSort(sort: string | undefined, key: string | undefined) {
  if (key === undefined) return undefined
  if (sort === key) return 'ascending'
  return sort === `-${key}` ? 'descending' : 'none'
}
