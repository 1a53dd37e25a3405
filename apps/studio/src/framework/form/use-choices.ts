import type { ComboboxData, OptionsFilter } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '../../core/wire/queries-of.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

interface Choices<Item> {
  /** What is asked for while somebody types. */
  readonly find: (search: string) => Query<{ readonly items: readonly Item[]; readonly total: number }>
  readonly choiceOf: (item: Item) => Choice
  /** What is chosen already: it has its name whatever is typed. */
  readonly chosen: readonly Choice[]
}

/** How many are shown at once, by their names. */
export const shownChoices = { nowPage: 1, pageSize: 50, orderBy: 'name' } as const
const restMs = 200
const more = 'more'

/** For a field that chooses among however many there are: the first of what is typed, and how many more there are. */
export function useChoices<Item>({ find, choiceOf, chosen }: Choices<Item>) {
  const { t } = useTranslation('framework')
  const [search, onSearchChange] = useState('')
  // A field that is left shows what is chosen: that is no search.
  const typed = chosen.some(({ label }) => label === search) ? '' : search.trim()
  const [settled] = useDebouncedValue(typed, restMs)
  const found = useQuery({ ...find(settled), placeholderData: keepPreviousData })
  const { items = [], total = 0 } = found.data ?? {}
  const choices = items.map(choiceOf)
  const left = total - items.length
  const data: ComboboxData = [
    ...choices,
    ...chosen.filter(({ value }) => !choices.some((choice) => choice.value === value)),
    ...(left > 0 ? [{ value: more, label: t('choices.more', { count: left }), disabled: true }] : []),
  ]
  // That there is none is known once it was answered: until then nothing is said, and no empty list stands open.
  const isAsked = found.isFetching || settled !== typed
  const field = { data, filter: asTyped, searchable: true, onSearchChange } as const
  return { found, items, field: { ...field, ...(isAsked && { nothingFoundMessage: undefined }) } }
}

/** At once, before the server has answered; how many more there are stays said. */
const asTyped: OptionsFilter = ({ options, search }) => {
  const wanted = search.trim().toLowerCase()
  return options.filter(
    (option) => 'value' in option && (option.value === more || option.label.toLowerCase().includes(wanted)),
  )
}
