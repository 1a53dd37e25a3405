import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { changed, type ListShape, type ListState, readListState, writeListState } from './list-state.ts'
import type { Column, Filter } from './list-types.ts'

/** What a list shows, kept in the address: a link to it shows the same, and Back goes back. */
export function useListState(
  columns: readonly Pick<Column<never>, 'sortKey'>[],
  filters: readonly Filter[],
  defaultSort: string | undefined,
) {
  const [params, setParams] = useSearchParams()
  const shape = useMemo<ListShape>(
    () => ({
      sortKeys: columns.flatMap(({ sortKey }) => sortKey ?? []),
      defaultSort,
      filters: filters.map(({ key, options }) => ({ key, values: options.map(({ value }) => value) })),
    }),
    [columns, filters, defaultSort],
  )
  const state = useMemo(() => readListState(params, shape), [params, shape])
  const change = useCallback(
    (next: Partial<ListState>) =>
      // Typing must not fill the history with a page for every word.
      setParams((current) => writeListState(current, changed(readListState(current, shape), next), shape), {
        replace: next.search !== undefined,
        preventScrollReset: true,
      }),
    [setParams, shape],
  )
  return { state, change }
}
