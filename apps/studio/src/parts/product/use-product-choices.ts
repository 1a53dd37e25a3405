import { useQuery } from '@tanstack/react-query'
import { queries } from '../../core/wire/queries.ts'
import { once } from '../../core/wire/queries-of.ts'
import { shownChoices, useChoices } from '../../framework/form/use-choices.ts'

/** What products are called that were chosen before, however many others there are. */
export function useProductNames(ids: readonly string[]) {
  const named = useQuery(
    once(ids.length > 0 ? ids : undefined, (known) =>
      queries.product.listNames({ ids: [...known] }, { nowPage: 1, pageSize: 200, orderBy: 'name' }),
    ),
  )
  return named.data?.items ?? []
}

const choiceOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({ value: id, label: name })

export const useProductChoices = (ids: readonly string[]) =>
  useChoices({
    find: (search) => queries.product.listNames(search ? { search } : {}, shownChoices),
    choiceOf,
    chosen: useProductNames(ids).map(choiceOf),
  })
