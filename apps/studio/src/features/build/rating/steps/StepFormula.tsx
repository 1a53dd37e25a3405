import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { placeText } from '../../body-editing/place.ts'
import { FormulaField, type FormulaFieldProps } from '../formula/FormulaField.tsx'
import { type FormulaPlace, namesAt, problemsOf, useRatingEditing } from '../rating-editing.ts'

interface StepFormulaProps extends Pick<FormulaFieldProps, 'label' | 'value' | 'description'> {
  readonly place: FormulaPlace
  readonly wanted: 'number' | 'condition' | 'any'
  readonly onChange: (value: string) => void
}

/** A formula in its place: knows what may be named there, what is wrong, and what comes out in the test quote. */
export function StepFormula({ place, wanted, value, onChange, ...props }: StepFormulaProps) {
  const { t } = useTranslation('rating')
  const { check, isLocked, probe, setProbe, result, program } = useRatingEditing()
  const { list, position, field, per } = place
  const names = useMemo(() => namesAt(check, { list, position }), [check, list, position])
  const scope = useMemo(() => ({ names, groups: check.groups, per }), [names, check.groups, per])
  const problem = problemsOf(check, place).find((each) => each.place.field === field)
  const isEmpty = value.trim() === ''
  const step = list === 'steps' ? program.steps[position] : undefined
  const own = step && 'name' in step ? check.names.find(({ name }) => name === step.name) : undefined
  const at = { position: list === 'rules' ? program.steps.length : position, per, formula: value }
  const isProbed = probe !== null && probe.formula === value && probe.position === at.position && probe.per === per
  const values = isProbed && result?.kind === 'quote' ? result.probe : null
  const kinds = { number: 'number', condition: 'yes-no', any: own?.kind ?? 'number' } as const
  return (
    <FormulaField
      {...props}
      place={placeText(['rating', list, position, field])}
      value={value}
      onChange={(text) => {
        onChange(text)
        setProbe({ ...at, formula: text })
      }}
      scope={scope}
      problem={problem && isEmpty ? { ...problem, message: t('formula.empty') } : problem}
      {...(!isEmpty && {
        result: { kind: kinds[wanted], decimals: wanted === 'any' ? (own?.decimals ?? null) : null, values },
      })}
      isReadOnly={isLocked}
      onFocus={() => setProbe(at)}
      onBlur={() => setProbe(null)}
    />
  )
}
