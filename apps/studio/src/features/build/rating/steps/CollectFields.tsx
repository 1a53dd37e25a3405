import { combines, noneAnswers, type RatingStep } from '@coverwright/domain/build/rating/rating-step'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemsOf, useRatingEditing } from '../rating-editing.ts'

type Lookup = RatingStep & { kind: 'lookup' }

interface CollectFieldsProps {
  readonly step: Lookup
  readonly position: number
  readonly onChange: (recipe: (step: Lookup) => void) => void
}

/** What becomes of the rows that apply, and of a price where none does. */
export function CollectFields({ step, position, onChange }: CollectFieldsProps) {
  const { t } = useTranslation('rating')
  const { check, isLocked } = useRatingEditing()
  const problem = problemsOf(check, { list: 'steps', position }).find(({ place }) => place.field === 'whenNone')
  return (
    <>
      <Select
        size="sm"
        label={t('field.combine')}
        data={combines.map((value) => ({ value, label: t(`combine.${value}`) }))}
        value={step.combine ?? null}
        readOnly={isLocked}
        allowDeselect={false}
        onChange={(combine) =>
          onChange((draft) => {
            if (combine) draft.combine = combine
          })
        }
      />
      <Select
        size="sm"
        label={t('field.whenNone')}
        placeholder={t('none.ask')}
        data={noneAnswers.map((value) => ({ value, label: t(`none.${value}`) }))}
        value={step.whenNone === 'ask' ? null : (step.whenNone ?? null)}
        error={problem?.message}
        readOnly={isLocked}
        allowDeselect={false}
        onChange={(whenNone) =>
          onChange((draft) => {
            if (whenNone) draft.whenNone = whenNone
          })
        }
      />
    </>
  )
}
