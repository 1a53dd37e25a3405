import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../core/session/use-may.ts'
import { queries } from '../../../core/wire/queries.ts'

interface AgentChoiceProps {
  /** None: an agent who is made up. */
  readonly chosen: string | undefined
  readonly onChoose: (pageId: string | undefined) => void
}

/** Whose home page it is tried on. */
export function AgentChoice({ chosen, onChoose }: AgentChoiceProps) {
  const { t } = useTranslation('template')
  const mayRead = useMay('directPage')
  const pages = useQuery({
    ...queries.directPage.list({}, { nowPage: 1, pageSize: 10, orderBy: 'agentName' }),
    enabled: mayRead,
  })
  const items = pages.data?.items ?? []
  if (items.length === 0) return null
  return (
    <Select
      size="sm"
      w={280}
      aria-label={t('fillAgentFrom')}
      placeholder={t('fillAgent')}
      value={chosen ?? null}
      data={items.map(({ id, agentName }) => ({ value: id, label: agentName }))}
      clearable
      onChange={(value) => onChoose(value ?? undefined)}
    />
  )
}
