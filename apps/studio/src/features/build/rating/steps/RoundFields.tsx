import { type RatingStep, roundingModes } from '@coverwright/domain/build/rating/rating-step'
import { NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { plainName } from '../formula/complete.ts'
import { namesAt, problemsOf, useRatingEditing } from '../rating-editing.ts'
import { DecimalField } from './DecimalField.tsx'
import classes from './Steps.module.css'

interface RoundFieldsProps {
  readonly step: RatingStep & { kind: 'round' | 'premium' | 'instalments' }
  readonly position: number
  readonly onChange: (values: Readonly<Record<string, string | number>>) => void
}

/** What is said with a number or a choice: how to round, into how many payments. */
export function RoundFields({ step, position, onChange }: RoundFieldsProps) {
  const { t } = useTranslation('rating')
  const { check, isLocked } = useRatingEditing()
  if (step.kind === 'instalments')
    return (
      <div className={classes.pair}>
        <NumberInput
          size="sm"
          label={t('field.count')}
          value={step.count}
          min={1}
          max={60}
          clampBehavior="strict"
          allowDecimal={false}
          readOnly={isLocked}
          onChange={(count) => typeof count === 'number' && count >= 1 && onChange({ count })}
        />
        <DecimalField
          label={t('field.chargePercent')}
          unit="%"
          value={step.chargePercent}
          onChange={(chargePercent) => onChange({ chargePercent })}
        />
      </div>
    )
  const place = { list: 'steps', position } as const
  const per = step.kind === 'round' ? (step.per ?? null) : null
  const numbers = namesAt(check, place).filter(
    ({ kind, group }) => kind === 'number' && (group === null || group === per),
  )
  return (
    <div className={classes.pair}>
      {step.kind === 'round' && (
        <>
          <Select
            size="sm"
            searchable
            label={t('field.of')}
            data={[...new Set([...numbers.map((name) => plainName(name, per)), step.of])]}
            value={step.of}
            error={problemsOf(check, place).find((each) => each.place.field === 'of')?.message}
            readOnly={isLocked}
            allowDeselect={false}
            onChange={(of) => of !== null && onChange({ of })}
          />
          <NumberInput
            size="sm"
            label={t('field.decimals')}
            value={step.decimals}
            min={0}
            max={10}
            clampBehavior="strict"
            allowDecimal={false}
            readOnly={isLocked}
            onChange={(decimals) => typeof decimals === 'number' && onChange({ decimals })}
          />
        </>
      )}
      <Select
        size="sm"
        label={t('field.mode')}
        data={roundingModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        value={step.mode}
        readOnly={isLocked}
        allowDeselect={false}
        onChange={(mode) => mode !== null && onChange({ mode })}
      />
    </div>
  )
}
