interface Page<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** The most rows a page may have on the wire. */
const exportPageSize = 200

/** Every row of a list, page by page. Stops at an empty page: rows may go away while it reads. */
export async function readAllPages<Item>(
  load: (page: number, size: number) => Promise<Page<Item>>,
  onPage: (done: number, of: number) => void,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await load(page, exportPageSize)
    all.push(...items)
    const pages = Math.max(1, Math.ceil(total / exportPageSize))
    onPage(Math.min(page, pages), pages)
    if (items.length === 0 || page >= pages) return all
  }
}
