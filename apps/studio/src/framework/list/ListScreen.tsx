import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LongJob } from '../job/LongJob.tsx'
import { ErrorAlert } from '../page/ErrorAlert.tsx'
import { ListFoot } from './ListFoot.tsx'
import { ListNothing } from './ListNothing.tsx'
import classes from './ListScreen.module.css'
import { ListTable } from './ListTable.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { ListWaiting } from './ListWaiting.tsx'
import { isNarrowed } from './list-state.ts'
import type { BulkAction, Column, Filter, ListQuery, ListRead, RowAction } from './list-types.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useExport } from './use-export.ts'
import { useListState } from './use-list-state.ts'

interface ListScreenProps<Item, SortKey extends string> {
  /** What the list is of: names the table and the exported file. */
  readonly name: string
  /** The page header, and tabs where there are any. */
  readonly header: ReactNode
  /** What is read: `listed(queries.agent.listAgents)`. */
  readonly list: (query: ListQuery<SortKey>) => ListRead<Item>
  readonly columns: readonly Column<Item, SortKey>[]
  readonly keyOf: (item: Item) => string
  readonly nameOf: (item: Item) => string
  /** Shown while there is nothing at all. */
  readonly empty: ReactNode
  readonly searchLabel?: string
  readonly filters?: readonly Filter[]
  readonly defaultSort?: SortKey | `-${SortKey}`
  readonly onOpen?: (item: Item) => void
  readonly rowActions?: (item: Item) => readonly RowAction[]
  readonly bulkActions?: readonly BulkAction<Item>[]
}

const noFilters: readonly Filter[] = []
const nobody: ReadonlySet<string> = new Set()

/** A list that owns its address, paging, sorting, filters, selection, keys and export, and every state of its data. */
export function ListScreen<Item, SortKey extends string>(props: ListScreenProps<Item, SortKey>) {
  const { name, columns, keyOf, filters = noFilters, bulkActions } = props
  const { t } = useTranslation('framework')
  const { state, change } = useListState(columns, filters, props.defaultSort)
  const { page, size, sort, search } = state
  const query = (nowPage: number, pageSize: number, after?: string): ListQuery<SortKey> => ({
    search,
    filters: state.filters,
    // The address is read against the columns' sort keys: it can hold no other.
    paging: { nowPage, pageSize, orderBy: sort as SortKey | undefined, after },
  })
  const list = useQuery({ ...props.list(query(page, size)), placeholderData: keepPreviousData })
  const [selected, setSelected] = useState(nobody)
  // Rows that are out of sight must not be acted on.
  useEffect(() => setSelected(nobody), [state])
  const csv = useExport(name, columns, (...asked) => props.list(query(...asked)).queryFn())
  const { items = [], total = 0, more: hasMore = false } = list.data ?? {}
  const isNothing = list.data !== undefined && items.length === 0

  return (
    <div className={classes.list}>
      <div className={classes.head}>
        {props.header}
        <ListToolbar state={state} onChange={change} searchLabel={props.searchLabel} filters={filters}>
          <Button
            variant="subtle"
            leftSection={<IconDownload size={16} />}
            onClick={csv.start}
            loading={csv.startedAt !== undefined}
            disabled={total === 0}
          >
            {t('list.export')}
          </Button>
        </ListToolbar>
        {list.isError && <ErrorAlert error={list.error} onRetry={() => void list.refetch()} />}
      </div>
      <div className={classes.body} aria-busy={list.isFetching}>
        <ListWaiting isWaiting={list.isPending} columns={columns.length} />
        {isNothing && (isNarrowed(state) || page > 1) && (
          <ListNothing hasMore={hasMore} onClear={() => change({ search: '', filters: {} })} />
        )}
        {isNothing && !isNarrowed(state) && page === 1 && props.empty}
        {items.length > 0 && (
          <ListTable
            label={name}
            columns={columns}
            items={items}
            keyOf={keyOf}
            nameOf={props.nameOf}
            state={state}
            onChange={change}
            selected={bulkActions ? selected : undefined}
            onSelect={setSelected}
            onOpen={props.onOpen}
            rowActions={props.rowActions}
          />
        )}
        {bulkActions && (
          <SelectionBar
            items={items.filter((item) => selected.has(keyOf(item)))}
            actions={bulkActions}
            onDone={() => void list.refetch()}
            onClear={() => setSelected(nobody)}
          />
        )}
        {csv.startedAt && (
          <div className={classes.job}>
            <LongJob title={t('list.exportTitle')} steps={csv.steps} startedAt={csv.startedAt} canLeave={false} />
          </div>
        )}
      </div>
      {items.length > 0 && <ListFoot state={state} total={total} hasMore={hasMore} onChange={change} />}
    </div>
  )
}
