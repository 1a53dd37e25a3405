import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../../../framework/page/Card.tsx'
import { Empty } from '../../../framework/page/Empty.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import classes from './Maintenance.module.css'

interface PlannedTableProps<Item> {
  readonly title: string
  readonly hint: string
  readonly action: ReactNode
  readonly columns: readonly string[]
  readonly list: UseQueryResult<{ readonly items: readonly Item[] }>
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly description: string }
  readonly row: (item: Item) => ReactNode
  /** The dialog that adds one. */
  readonly children?: ReactNode
}

/** What was planned in the portal, with a way to plan more. */
export function PlannedTable<Item>({ list, columns, empty, row, ...card }: PlannedTableProps<Item>) {
  const items = list.data?.items
  return (
    <Card title={card.title} action={card.action}>
      <p className={classes.note}>{card.hint}</p>
      {list.isError && <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />}
      {items?.length === 0 && <Empty {...empty} />}
      {items && items.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- above the buttons there is nothing to say */}
              <td />
            </tr>
          </thead>
          <tbody>{items.map(row)}</tbody>
        </table>
      )}
      {card.children}
    </Card>
  )
}
