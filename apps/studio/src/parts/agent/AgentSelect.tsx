import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { queries } from '../../core/wire/queries.ts'
import { shownChoices, useChoices } from '../../framework/form/use-choices.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'

/** One of the company's agents, however many there are. */
export function AgentSelect({ value, ...props }: Omit<SelectProps, 'data'>) {
  const { t } = useTranslation('commission')
  const { found, field } = useChoices({
    find: (search) => queries.agent.listAgents(search ? { search } : {}, shownChoices),
    choiceOf: ({ id, name, code }) => ({ value: id, label: `${name} (${code})` }),
    chosen: [],
  })
  return (
    <>
      {found.isError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      <Select
        label={t('agent')}
        nothingFoundMessage={t('noAgent')}
        {...props}
        {...field}
        {...(value !== undefined && { value })}
      />
    </>
  )
}
