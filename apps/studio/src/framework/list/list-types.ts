import type { Page, Paging } from '@coverwright/contract/wire'
import type { ReactNode } from 'react'
import type { Query } from '../../core/wire/queries-of.ts'
import type { CsvValue } from './csv.ts'

export interface Column<Item, SortKey extends string = string> {
  readonly key: string
  readonly header: string
  readonly cell: (item: Item) => ReactNode
  /** What an export writes; a column without it is not exported. */
  readonly csv?: (item: Item) => CsvValue
  readonly sortKey?: SortKey
  readonly width?: number | string
  readonly isNumber?: boolean
}

export interface Filter {
  /** Its key in the address and in the call's input. */
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** How many there are besides: that they are not listed is said. */
  readonly more?: number
}

export interface RowAction {
  readonly label: string
  readonly icon?: ReactNode
  readonly isDangerous?: boolean
  readonly run: () => void
}

export interface BulkAction<Item> {
  readonly label: string
  readonly icon?: ReactNode
  /** Offered when every selected row allows it. */
  readonly isAllowed?: (item: Item) => boolean
  /** What is selected is let go afterwards and the list looks again. */
  readonly run: (items: readonly Item[]) => Promise<unknown>
}

export interface ListQuery<SortKey extends string = string> {
  readonly search: string
  readonly filters: Readonly<Record<string, string>>
  readonly paging: Paging<SortKey>
}

export type ListPage<Item> = Page<Item>

/** What a list reads: as the queries of the contract's calls are made. */
export type ListRead<Item> = Query<ListPage<Item>>
