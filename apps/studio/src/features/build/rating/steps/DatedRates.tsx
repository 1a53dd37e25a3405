import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useRatingEditing } from '../rating-editing.ts'
import { DecimalField } from './DecimalField.tsx'
import classes from './Steps.module.css'

interface Rate {
  from: string | null
  percent: string
}

interface DatedRatesProps {
  readonly rates: readonly Rate[]
  readonly onChange: (rates: Rate[]) => void
}

/** Rates that change by law on a day. The last whose day is not after the cover start holds. */
export function DatedRates({ rates, onChange }: DatedRatesProps) {
  const { t } = useTranslation('rating')
  const { isLocked, question } = useRatingEditing()
  const set = (at: number, change: Partial<Rate>) =>
    onChange(rates.map((rate, index) => (index === at ? { ...rate, ...change } : { ...rate })))
  return (
    <fieldset className={classes.rates}>
      <legend>{t('field.rates')}</legend>
      {rates.map(({ from, percent }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rates have no name of their own, and stay in their place
        <div key={at} className={classes.rate}>
          <TextInput
            size="sm"
            type="date"
            aria-label={t('field.from')}
            value={from ?? ''}
            readOnly={isLocked}
            description={from === null ? t('step.fromBeginning') : undefined}
            onChange={({ currentTarget }) => set(at, { from: currentTarget.value || null })}
          />
          <DecimalField
            label={t('field.percent')}
            isLabelHidden
            unit="%"
            value={percent}
            onChange={(value) => set(at, { percent: value })}
          />
          {rates.length > 1 && !isLocked && (
            <ActionIcon
              size="sm"
              aria-label={t('step.removeRate')}
              onClick={() => onChange(rates.filter((_, index) => index !== at))}
            >
              <IconTrash size={14} />
            </ActionIcon>
          )}
        </div>
      ))}
      {!isLocked && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...rates, { from: question.startDate, percent: rates.at(-1)?.percent ?? '0' }])}
        >
          {t('step.addRate')}
        </Button>
      )}
    </fieldset>
  )
}
