import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from '../../../framework/page/Card.tsx'
import { ErrorAlert } from '../../../framework/page/ErrorAlert.tsx'
import { Page } from '../../../framework/page/Page.tsx'
import classes from './Plan.module.css'

interface DatedTableProps {
  /** Of the account, whose tab this is. */
  readonly header: ReactNode
  readonly title: string
  readonly hint: string
  readonly add: string
  readonly onAdd: () => void
  /** What it was asked with: nothing is added to what could not be read. */
  readonly query: {
    readonly data: readonly unknown[] | undefined
    readonly error: unknown
    readonly isLoadingError: boolean
    readonly refetch: () => unknown
  }
  readonly columns: readonly string[]
  /** A row each, the newest first. */
  readonly children: ReactNode
}

/** For the operator's staff: what holds from a day on, what is to come, and what held before. None of it is ever changed. */
export function DatedTable({ header, title, hint, add, onAdd, query, columns, children }: DatedTableProps) {
  return (
    <Page>
      {header}
      <div className={classes.cards}>
        {query.isLoadingError && <ErrorAlert error={query.error} onRetry={() => void query.refetch()} />}
        <Card
          className={classes.card}
          title={title}
          action={
            <Button variant="default" leftSection={<IconPlus size={16} />} disabled={!query.data} onClick={onAdd}>
              {add}
            </Button>
          }
        >
          <div className={classes.wide}>
            <p className={classes.hint}>{hint}</p>
            {query.data && query.data.length > 0 && (
              <table className={classes.terms}>
                <thead>
                  <tr>
                    {columns.map((column) => (
                      <th key={column} scope="col">
                        {column}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>{children}</tbody>
              </table>
            )}
          </div>
        </Card>
      </div>
    </Page>
  )
}
