import { loadingKinds, type RatingStep } from '@coverwright/domain/build/rating/rating-step'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useRatingEditing } from '../rating-editing.ts'
import { ConditionField } from '../rules/ConditionField.tsx'
import rules from '../rules/Rules.module.css'
import { StepFormula } from './StepFormula.tsx'

interface LoadingFieldsProps {
  readonly step: RatingStep & { kind: 'loading' }
  readonly position: number
  /** Nothing takes the field away. */
  readonly onChange: (field: 'by' | 'amount' | 'when', value: string | undefined) => void
}

/** How much more, and when, in one go. */
export function LoadingFields({ step, position, onChange }: LoadingFieldsProps) {
  const { t } = useTranslation('rating')
  const { isLocked } = useRatingEditing()
  const place = { list: 'steps', position, per: null } as const
  return (
    <>
      <div className={rules.decision}>
        <span id={`loading-${position}`}>{t('loading.by')}</span>
        <SegmentedControl
          aria-labelledby={`loading-${position}`}
          value={step.by}
          readOnly={isLocked}
          data={loadingKinds.map((value) => ({ value, label: t(`loading.${value}`) }))}
          onChange={(by) => onChange('by', by)}
        />
      </div>
      <StepFormula
        label={t(step.by === 'percent' ? 'field.percent' : 'field.amount')}
        description=""
        place={{ ...place, field: 'amount' }}
        wanted="number"
        value={step.amount}
        onChange={(amount) => onChange('amount', amount)}
      />
      <ConditionField
        when={step.when ?? ''}
        place={{ ...place, field: 'when' }}
        hint={t('step.whenEmpty')}
        always={t('step.always')}
        onChange={(when) => onChange('when', when === '' ? undefined : when)}
      />
    </>
  )
}
