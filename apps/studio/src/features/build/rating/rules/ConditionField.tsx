import { SegmentedControl, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormulaPlace, namesAt, useRatingEditing } from '../rating-editing.ts'
import { StepFormula } from '../steps/StepFormula.tsx'
import { ConditionBuilder } from './ConditionBuilder.tsx'
import { readConditions, writeConditions } from './conditions.ts'
import classes from './Rules.module.css'

interface ConditionFieldProps {
  readonly when: string
  readonly place: FormulaPlace
  /** What an empty one means, where it may be empty. */
  readonly hint?: string
  /** The same of no lines. */
  readonly always?: string
  readonly onChange: (when: string) => void
}

/** Line by line where that is enough, as a formula where it is not, or where one prefers to write. */
export function ConditionField({ when, place, hint = '', always, onChange }: ConditionFieldProps) {
  const { t } = useTranslation('rating')
  const { check, isLocked } = useRatingEditing()
  const [isWritten, setWritten] = useState(false)
  const { list, position, per } = place
  const names = useMemo(() => namesAt(check, { list, position }), [check, list, position])
  const conditions = readConditions(when)
  const isFormula = isWritten || conditions === null
  return (
    <div className={classes.condition}>
      <div className={classes.modes}>
        <span>{t('rule.when')}</span>
        <SegmentedControl
          aria-label={t('rule.mode')}
          value={isFormula ? 'formula' : 'lines'}
          data={[
            { value: 'lines', label: t('rule.lines'), disabled: conditions === null },
            { value: 'formula', label: t('rule.formula') },
          ]}
          onChange={(mode) => setWritten(mode === 'formula')}
        />
      </div>
      {isFormula || !conditions ? (
        <StepFormula
          label={t('field.when')}
          description={conditions === null ? t('rule.onlyFormula') : hint}
          place={place}
          wanted="condition"
          value={when}
          onChange={onChange}
        />
      ) : (
        <>
          {conditions.tests.length === 0 && always !== undefined && (
            <Text size="xs" c="dimmed">
              {always}
            </Text>
          )}
          <ConditionBuilder
            conditions={conditions}
            scope={{ names, groups: check.groups, per }}
            isReadOnly={isLocked}
            onChange={(changed) => onChange(writeConditions(changed))}
          />
        </>
      )}
    </div>
  )
}
