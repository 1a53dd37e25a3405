import type { RatingStep } from '@coverwright/domain/build/rating/rating-step'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sayName } from '../../body-editing/say-name.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { DatedRates } from './DatedRates.tsx'
import { DecimalField } from './DecimalField.tsx'
import { LoadingFields } from './LoadingFields.tsx'
import { LookupFields } from './LookupFields.tsx'
import { NameField } from './NameField.tsx'
import { PerField } from './PerField.tsx'
import { RoundFields } from './RoundFields.tsx'
import { StepFormula } from './StepFormula.tsx'
import classes from './Steps.module.css'

interface StepFormProps {
  readonly step: RatingStep
  readonly position: number
}

/** Formulas by the step's kind: which fields there are and what each must come to. */
const formulaFields = {
  formula: [['formula', 'any']],
  premium: [['formula', 'number']],
  discount: [
    ['percent', 'number'],
    ['when', 'condition'],
  ],
  'add-on': [
    ['price', 'number'],
    ['when', 'condition'],
  ],
  driver: [['percent', 'number']],
  'personal-accident': [
    ['persons', 'number'],
    ['sumInsured', 'number'],
    ['ratePerThousand', 'number'],
    ['when', 'condition'],
  ],
  commission: [['percent', 'number']],
  fee: [
    ['amount', 'number'],
    ['when', 'condition'],
  ],
} as const

type FieldName = 'formula' | 'percent' | 'when' | 'price' | 'persons' | 'sumInsured' | 'ratePerThousand' | 'amount'

/** Everything that can be said about one step. */
export function StepForm({ step, position }: StepFormProps) {
  const { t } = useTranslation('rating')
  const { check, isLocked, change, rename } = useRatingEditing()
  const label = t('did.change', { name: step.kind === 'lookup' ? step.table : sayName(step.name) })
  const edit = (recipe: (draft: RatingStep) => void) =>
    change(({ steps }) => {
      const draft = steps[position]
      if (draft) recipe(draft)
    }, label)

  if (step.kind === 'lookup')
    return (
      <LookupFields
        step={step}
        position={position}
        onChange={(recipe) => edit((draft) => draft.kind === 'lookup' && recipe(draft))}
      />
    )

  const per = step.kind === 'driver' ? step.group : 'per' in step ? (step.per ?? null) : null
  const fields = step.kind in formulaFields ? formulaFields[step.kind as keyof typeof formulaFields] : []
  const written: { readonly kind: string } & Partial<Record<FieldName, string | undefined>> = step
  return (
    <>
      <div className={classes.pair}>
        <NameField
          label={t('field.name')}
          name={step.name}
          isTaken={(name) => check.names.some((known) => known.name === name)}
          isReadOnly={isLocked}
          onRename={(name) => rename(step.name, name, t('did.rename', { name }))}
        />
        {(step.kind === 'formula' || step.kind === 'round') && (
          <PerField per={step.per} onChange={(group) => edit((draft) => assignOptional(draft, 'per', group))} />
        )}
        {step.kind === 'driver' && (
          <Select
            size="sm"
            label={t('field.group')}
            data={[...new Set([...check.groups, step.group])].filter(Boolean)}
            value={step.group}
            readOnly={isLocked}
            allowDeselect={false}
            onChange={(group) => group !== null && edit((draft) => Object.assign(draft, { group }))}
          />
        )}
      </div>
      {fields.map(([field, wanted]) => (
        <StepFormula
          key={field}
          label={t(`field.${field}`)}
          description={field === 'when' && step.kind !== 'add-on' ? t('step.whenEmpty') : ''}
          place={{ list: 'steps', position, field, per }}
          wanted={wanted}
          value={written[field] ?? ''}
          onChange={(text) =>
            edit((draft) =>
              assignOptional(
                draft,
                field,
                text === '' && field === 'when' && step.kind !== 'add-on' ? undefined : text,
              ),
            )
          }
        />
      ))}
      {step.kind === 'loading' && (
        <LoadingFields
          step={step}
          position={position}
          onChange={(field, value) => edit((draft) => assignOptional(draft, field, value))}
        />
      )}
      {step.kind === 'discount' && (
        <div className={classes.pair}>
          <DecimalField
            label={t('field.atMostPercent')}
            unit="%"
            value={step.atMostPercent ?? ''}
            onClear={() => edit((draft) => assignOptional(draft, 'atMostPercent', undefined))}
            onChange={(most) => edit((draft) => assignOptional(draft, 'atMostPercent', most))}
          />
        </div>
      )}
      {(step.kind === 'round' || step.kind === 'premium' || step.kind === 'instalments') && (
        <RoundFields
          step={step}
          position={position}
          onChange={(values) => edit((draft) => Object.assign(draft, values))}
        />
      )}
      {(step.kind === 'tax' || step.kind === 'premium-levy') && (
        <>
          <DatedRates rates={step.rates} onChange={(rates) => edit((draft) => Object.assign(draft, { rates }))} />
          <div className={classes.pair}>
            <Select
              size="sm"
              label={t('field.on')}
              data={(['premium', 'premium-and-fees'] as const).map((value) => ({ value, label: t(`on.${value}`) }))}
              value={step.on}
              readOnly={isLocked}
              allowDeselect={false}
              onChange={(on) => on !== null && edit((draft) => Object.assign(draft, { on }))}
            />
            {step.kind === 'premium-levy' && (
              <DecimalField
                label={t('field.atMost')}
                value={step.atMost ?? ''}
                onClear={() => edit((draft) => assignOptional(draft, 'atMost', undefined))}
                onChange={(most) => edit((draft) => assignOptional(draft, 'atMost', most))}
              />
            )}
          </div>
        </>
      )}
    </>
  )
}

/** A field that is not said is not there: the model knows no empty one. */
function assignOptional(draft: object, field: string, value: string | undefined) {
  if (value === undefined) Reflect.deleteProperty(draft, field)
  else Object.assign(draft, { [field]: value })
}
