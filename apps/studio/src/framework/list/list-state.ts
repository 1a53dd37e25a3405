import { countedRows } from '@coverwright/domain/counted-rows'

/** What a list shows, as its address says it. */
export interface ListState {
  readonly page: number
  readonly size: number
  /** `-name` sorts downwards. */
  readonly sort: string | undefined
  readonly search: string
  readonly filters: Readonly<Record<string, string>>
}

/** What the address may say; anything else in it is passed over. */
export interface ListShape {
  readonly sortKeys: readonly string[]
  readonly defaultSort: string | undefined
  readonly filters: readonly { readonly key: string; readonly values: readonly string[] }[]
}

export const pageSizes = [20, 50, 100] as const
const searchLimit = 200

export function readListState(params: URLSearchParams, shape: ListShape): ListState {
  const asked = Number(params.get('size'))
  const size = pageSizes.find((known) => known === asked) ?? pageSizes[0]
  const sort = params.get('sort')
  return {
    // A page beyond those is refused.
    page: Math.min(pagesOf(countedRows, size), Math.max(1, Math.trunc(Number(params.get('page'))) || 1)),
    size,
    sort: sort !== null && shape.sortKeys.includes(sort.replace(/^-/, '')) ? sort : shape.defaultSort,
    search: (params.get('q') ?? '').slice(0, searchLimit),
    filters: Object.fromEntries(
      shape.filters.flatMap(({ key, values }) => {
        const value = params.get(key)
        return value !== null && values.includes(value) ? [[key, value]] : []
      }),
    ),
  }
}

/** Leaves out what is as usual, so that a plain list has a plain address, and leaves other parameters alone. */
export function writeListState(current: URLSearchParams, state: ListState, shape: ListShape): URLSearchParams {
  const params = new URLSearchParams(current)
  const put = (key: string, value: string | undefined, usual: string | undefined) => {
    if (value === undefined || value === usual) params.delete(key)
    else params.set(key, value)
  }
  put('page', String(state.page), '1')
  put('size', String(state.size), String(pageSizes[0]))
  put('sort', state.sort, shape.defaultSort)
  put('q', state.search, '')
  for (const { key } of shape.filters) put(key, state.filters[key], undefined)
  return params
}

/** Another sort, search or filter begins on the first page again; the tenth page of other rows means nothing. */
export function changed(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change }
}

/** Up, down, and back to how the list comes. */
export function nextSort(current: string | undefined, key: string): string | undefined {
  if (current === key) return `-${key}`
  return current === `-${key}` ? undefined : key
}

export const isNarrowed = ({ search, filters }: ListState) => search !== '' || Object.keys(filters).length > 0

export const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
