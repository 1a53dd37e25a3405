import type { ListPage, ListQuery } from '../../../framework/list/list-types.ts'

/** One page of a list that is short enough to come whole. */
export function pageOf<Item, SortKey extends string>(
  all: readonly Item[],
  { search, paging: { nowPage, pageSize, orderBy } }: ListQuery<SortKey>,
  { words, keys }: { words: (item: Item) => string; keys: Readonly<Record<SortKey, (item: Item) => string | number>> },
): ListPage<Item> {
  const found = all.filter((item) => words(item).toLowerCase().includes(search.toLowerCase()))
  const sorted = orderBy === undefined ? found : found.toSorted(order(orderBy, keys))
  return { items: sorted.slice((nowPage - 1) * pageSize, nowPage * pageSize), total: found.length }
}

function order<Item, SortKey extends string>(
  orderBy: SortKey | `-${SortKey}`,
  keys: Readonly<Record<SortKey, (item: Item) => string | number>>,
) {
  const isDown = orderBy.startsWith('-')
  // What a minus stands before is a sort key, as the type says.
  const keyOf = keys[(isDown ? orderBy.slice(1) : orderBy) as SortKey]
  return (a: Item, b: Item) => {
    const [x, y] = isDown ? [keyOf(b), keyOf(a)] : [keyOf(a), keyOf(b)]
    return typeof x === 'number' && typeof y === 'number' ? x - y : String(x).localeCompare(String(y))
  }
}
