import type { Stage } from '@coverwright/domain/publish/publisher/stage'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
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
  if (!value && (counts.data?.[stage] ?? 0) <= few) return null
  return (
    <TextInput
      aria-label={t('find')}
      placeholder={t('find')}
      leftSection={<IconSearch size={16} />}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
