import type { Stage } from '@coverwright/domain/publish/publisher/stage'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTyped } from '../../../framework/list/use-typed.ts'
import { useCounts } from './queries.ts'

const few = 20

interface FindInStageProps {
  readonly stage: Stage
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Only where there is more than an eye finds by itself. */
export function FindInStage({ stage, value, onChange }: FindInStageProps) {
  const { t } = useTranslation('publisher')
  const counts = useCounts()
  const [typed, type] = useTyped(value, onChange)
  if (!typed && (counts.data?.[stage] ?? 0) <= few) return null
  return (
    <TextInput
      aria-label={t('find')}
      placeholder={t('find')}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}
