import type { Paging } from '@coverwright/contract/wire'
import type { ListQuery, ListRead } from './list-types.ts'

/** A list by its call: what is searched for and filtered by goes into its input, beside what it is always asked with. */
export const listed =
  <Input extends object, Item, SortKey extends string>(
    list: (input: Input, paging?: Paging<SortKey>) => ListRead<Item>,
    always?: Partial<Input>,
  ) =>
  ({ search, filters, paging }: ListQuery<SortKey>): ListRead<Item> =>
    // The filters of a screen are fields of its call; the server refuses what is none.
    list({ ...always, ...filters, ...(search && { search }) } as Input, paging)
