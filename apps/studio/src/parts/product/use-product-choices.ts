import type { ComboboxData, OptionsFilter } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queries } from '../../core/wire/queries.ts'
import { once } from '../../core/wire/queries-of.ts'

const shown = { nowPage: 1, pageSize: 50, orderBy: 'name' } as const
const restMs = 200
const more = 'more'

/** What products are called that were chosen before, however many others there are. */
export function useProductNames(ids: readonly string[]) {
  const named = useQuery(
    once(ids.length > 0 ? ids : undefined, (known) =>
      queries.product.listNames({ ids: [...known] }, { nowPage: 1, pageSize: 200, orderBy: 'name' }),
    ),
  )
  return named.data?.items ?? []
}

/** Products by their names: the first of what is typed, those that are chosen, and how many more there are. */
export function useProductChoices(chosen: readonly string[]) {
  const { t } = useTranslation('product-select')
  const [search, onSearchChange] = useState('')
  const names = useProductNames(chosen)
  // A field that is left shows what is chosen: that is no search.
  const typed = names.some(({ name }) => name === search) ? '' : search.trim()
  const [settled] = useDebouncedValue(typed, restMs)
  const found = useQuery({
    ...queries.product.listNames(settled ? { search: settled } : {}, shown),
    placeholderData: keepPreviousData,
  })
  const { items = [], total = 0 } = found.data ?? {}
  const all = [...items, ...names.filter(({ id }) => !items.some((item) => item.id === id))]
  const left = total - items.length
  const data: ComboboxData = [
    ...all.map(({ id, name }) => ({ value: id, label: name })),
    ...(left > 0 ? [{ value: more, label: t('more', { count: left }), disabled: true }] : []),
  ]
  return { products: found, field: { data, filter: asTyped, searchable: true, onSearchChange } }
}

/** At once, before the server has answered; how many more there are stays said. */
const asTyped: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase()
  return options.filter(
    (option) => 'value' in option && (option.value === more || option.label.toLowerCase().includes(wanted)),
  )
}
