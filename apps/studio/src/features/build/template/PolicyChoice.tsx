import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'

interface PolicyChoiceProps {
  /** None: filled with examples. */
  readonly chosen: string | undefined
  readonly onChoose: (policyId: string | undefined) => void
}

/** By its number or by who holds it, for whoever may see what was sold. */
export function PolicyChoice({ chosen, onChoose }: PolicyChoiceProps) {
  const { t } = useTranslation('template')
  const mayRead = useMay('customer-management-center')
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), 200)
  const found = useQuery({
    ...queries.search.findRecords({ text }),
    enabled: mayRead && text !== '',
    placeholderData: keepPreviousData,
  })
  if (!mayRead) return null
  const policies = (found.data ?? []).filter(({ kind }) => kind === 'policy')
  return (
    <Select
      size="sm"
      w={280}
      aria-label={t('fillFrom')}
      placeholder={t('fillExample')}
      value={chosen ?? null}
      data={policies.map(({ id, title }) => ({ value: id, label: title }))}
      // The server found them, by words that need not stand in the title as they were typed.
      filter={({ options }) => options}
      nothingFoundMessage={t(text === '' ? 'fillHint' : 'fillNone')}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(value) => onChoose(value ?? undefined)}
    />
  )
}
