import type { Page, Paging } from '@coverwright/contract/wire'
import { countedRows } from '@coverwright/domain/counted-rows'
import { refuseMark } from './cursor.ts'

declare const listed: unique symbol

/** A page that was cut and counted here or in `select-page.ts`: a list that does it by itself does not compile. */
export type ListPage<T> = Page<T> & { readonly [listed]: true }

/** `rows` may hold one more than the page: then something follows, and `markOf` says where. */
export function listPage<T>(
  rows: readonly T[],
  counted: number,
  { pageSize }: Pick<Paging, 'pageSize'>,
  markOf: (last: T) => string,
  countedTo = countedRows,
): ListPage<T> {
  const items = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? items.at(-1) : undefined
  const page: Page<T> = {
    items,
    total: Math.min(counted, countedTo),
    more: counted > countedTo ? true : undefined,
    after: last && markOf(last),
  }
  // The mark is for the compiler alone.
  return page as ListPage<T>
}

interface Read<T> {
  readonly rows: (limit: number, offset: number) => PromiseLike<readonly T[]>
  readonly count: () => PromiseLike<number>
  /** How far `count` counts, and one more. */
  readonly countedTo?: number
}

/** A list of what people make by hand (products, sites, partners), read in words of its own, from a place in its order. */
export async function pageOfFew<T>(paging: Paging, { rows, count, countedTo }: Read<T>): Promise<ListPage<T>> {
  const { nowPage, pageSize, after } = paging
  const place = after === undefined ? (nowPage - 1) * pageSize : placeOf(after)
  const found = await rows(pageSize + 1, place)
  return listPage(found, await count(), paging, () => String(place + pageSize), countedTo)
}

/** Where what a page was answered with leads. */
const placeOf = (after: string) => (/^\d{1,7}$/.test(after) ? Number(after) : refuseMark())
