import type { ListPage } from './list-types.ts'

/** The most rows a page may have on the wire. */
const exportPageSize = 200

/**
 * Every row of a list, page by page, also of one that has more than page numbers reach. Stops at an empty page: rows may go
 * away while it reads. How many pages there are is not known beforehand where not all rows were counted.
 */
export async function readAllPages<Item>(
  load: (page: number, size: number, after?: string) => Promise<ListPage<Item>>,
  onPage: (done: number, of: number) => void,
): Promise<Item[]> {
  const all: Item[] = []
  let next: string | undefined
  for (let page = 1; ; page++) {
    const { items, total, after } = await load(next ? 1 : page, exportPageSize, next)
    for (const item of items) all.push(item)
    const counted = Math.max(1, Math.ceil(total / exportPageSize))
    const pages = Math.max(counted, after ? page + 1 : page)
    onPage(page, pages)
    next = after
    if (items.length === 0 || (page >= counted && !next)) return all
  }
}
