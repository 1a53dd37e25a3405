import { Select, type SelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { queries } from '../../core/wire/queries.ts'
import { shownChoices, useChoices } from '../../framework/form/use-choices.ts'
import { ErrorAlert } from '../../framework/page/ErrorAlert.tsx'

interface ChannelSelectProps extends Omit<SelectProps, 'data'> {
  /** What the channel is called that is chosen already. */
  readonly chosenName?: string | undefined
}

/** One of the company's channels, however many there are. */
export function ChannelSelect({ value, chosenName = '', ...props }: ChannelSelectProps) {
  const { t } = useTranslation('channel')
  const { found, field } = useChoices({
    find: (search) => queries.channel.listChannels(search ? { search } : {}, shownChoices),
    choiceOf: ({ id, name }) => ({ value: id, label: name }),
    chosen: value && chosenName ? [{ value, label: chosenName }] : [],
  })
  return (
    <>
      {found.isError && <ErrorAlert error={found.error} onRetry={() => void found.refetch()} />}
      <Select
        label={t('channel')}
        nothingFoundMessage={t('noChannel')}
        {...props}
        {...field}
        {...(value !== undefined && { value })}
      />
    </>
  )
}
