import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterChip } from './FilterChip.tsx'
import classes from './ListScreen.module.css'
import type { ListState } from './list-state.ts'
import type { Filter } from './list-types.ts'
import { useTyped } from './use-typed.ts'

interface ListToolbarProps {
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
  readonly searchLabel?: string | undefined
  readonly filters: readonly Filter[]
  readonly children: ReactNode
}

export function ListToolbar({ state, onChange, searchLabel, filters, children }: ListToolbarProps) {
  return (
    <div className={classes.toolbar}>
      {searchLabel && (
        <SearchField label={searchLabel} value={state.search} onChange={(search) => onChange({ search })} />
      )}
      {filters.map((filter) => (
        <FilterChip
          key={filter.key}
          filter={filter}
          value={state.filters[filter.key]}
          onChange={(value) => onChange({ filters: withFilter(state.filters, filter.key, value) })}
        />
      ))}
      <span className={classes.grow} />
      {children}
    </div>
  )
}

function withFilter(filters: ListState['filters'], key: string, value: string | undefined): ListState['filters'] {
  const { [key]: _before, ...others } = filters
  return value === undefined ? others : { ...others, [key]: value }
}

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('framework')
  const [typed, type] = useTyped(value, onChange)
  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={200}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<IconSearch size={16} />}
      rightSection={typed && <CloseButton size="xs" aria-label={t('list.clearSearch')} onClick={() => type('')} />}
    />
  )
}
