import type { Page, Paging } from '@coverwright/contract/wire'
import { countedRows } from '@coverwright/domain/counted-rows'

declare const listed: unique symbol

/** A page that was cut and counted here or in `select-page.ts`: a list that does it by itself does not compile. */
export type ListPage<T> = Page<T> & { readonly [listed]: true }

/** `rows` may hold one more than the page: then something follows, and `markOf` says where. */
export function listPage<T>(
  rows: readonly T[],
  counted: number,
  { pageSize }: Pick<Paging, 'pageSize'>,
  markOf: (last: T) => string | undefined,
): ListPage<T> {
  const items = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? items.at(-1) : undefined
  const page: Page<T> = {
    items,
    total: Math.min(counted, countedRows),
    more: counted > countedRows ? true : undefined,
    after: last && markOf(last),
  }
  // The mark is for the compiler alone.
  return page as ListPage<T>
}

interface Read<T> {
  readonly rows: (limit: number, offset: number) => PromiseLike<readonly T[]>
  readonly count: () => PromiseLike<number>
}

/** A list of what people make by hand (products, sites, partners), read in words of its own: by page number alone. */
export async function pageOfFew<T>(paging: Paging, { rows, count }: Read<T>): Promise<ListPage<T>> {
  const { nowPage, pageSize } = paging
  const found = await rows(pageSize, (nowPage - 1) * pageSize)
  return listPage(found, await count(), paging, () => undefined)
}
