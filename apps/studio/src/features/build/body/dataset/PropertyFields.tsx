import { type Property, severalLimits, textFormats } from '@coverwright/domain/build/dataset/property'
import { asksFor } from '@coverwright/domain/build/question/ask'
import type { QuestionType } from '@coverwright/domain/build/question/question'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { useBody } from '../../body-editing/body-editing.ts'
import { type Path, placeText } from '../../body-editing/place.ts'
import { setAt, valueAt } from '../editing/at-path.ts'
import { ChoiceField, DayField, NumberField, TextField } from '../editing/fields.tsx'
import classes from '../questions/QuestionInspector.module.css'
import { propertyFor } from '../questions/question-operations.ts'
import { OptionsEditor } from './OptionsEditor.tsx'
import { SourceFields } from './SourceFields.tsx'

interface PropertyFieldsProps {
  readonly at: Path
  /** The kind of question that asks for it: only what it can ask for is offered. */
  readonly allowed: QuestionType
}

/** Type, limits and options of the data that a question asks for. */
export function PropertyFields({ at, allowed }: PropertyFieldsProps) {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const property = valueAt(body, at) as Property | undefined
  if (!property) return null
  const types = asksFor[allowed]
  const hasOptions = 'options' in property
  return (
    <PaneSection title={t(hasOptions ? 'dataset.options' : 'dataset.limits')}>
      {types.length > 1 && (
        <Select
          size="sm"
          label={t('dataset.type')}
          data={types.map((type) => ({ value: type, label: t(`propertyTypes.${type}`) }))}
          value={property.type}
          allowDeselect={false}
          readOnly={isLocked}
          onChange={(next) => {
            const type = types.find((one) => one === next)
            if (type) change((draft) => setAt(draft, at, propertyFor(property.name, type)), t('dataset.changeType'))
          }}
          data-at={placeText([...at, 'type'])}
        />
      )}
      <LimitFields at={at} property={property} />
      {property.type !== 'json' && property.type !== 'several' && (
        <TextField
          at={[...at, 'default']}
          label={t('dataset.default')}
          hint={t('dataset.defaultHint')}
          maxLength={200}
          isOptional
        />
      )}
    </PaneSection>
  )
}

export function LimitFields({ at, property }: { readonly at: Path; readonly property: Property }) {
  const { t } = useTranslation('body')
  switch (property.type) {
    case 'text':
      return (
        <>
          <ChoiceField
            at={[...at, 'format']}
            label={t('dataset.format')}
            data={textFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          <div className={classes.pair}>
            <NumberField at={[...at, 'minLength']} label={t('dataset.minLength')} min={0} max={5000} />
            <NumberField at={[...at, 'maxLength']} label={t('dataset.maxLength')} min={1} max={5000} isRequired />
          </div>
        </>
      )
    case 'number':
    case 'money':
      return (
        <>
          <div className={classes.pair}>
            <NumberField at={[...at, 'min']} label={t('dataset.min')} isText decimals={10} />
            <NumberField at={[...at, 'max']} label={t('dataset.max')} isText decimals={10} />
          </div>
          {property.type === 'number' && (
            <NumberField at={[...at, 'decimals']} label={t('dataset.decimals')} min={0} max={10} isRequired />
          )}
        </>
      )
    case 'date':
      return (
        <>
          <div className={classes.pair}>
            <NumberField at={[...at, 'minAge']} label={t('dataset.minAge')} min={0} max={150} />
            <NumberField at={[...at, 'maxAge']} label={t('dataset.maxAge')} min={0} max={150} />
          </div>
          <div className={classes.pair}>
            <NumberField
              at={[...at, 'earliestInDays']}
              label={t('dataset.earliestInDays')}
              min={-60_000}
              max={60_000}
            />
            <NumberField at={[...at, 'latestInDays']} label={t('dataset.latestInDays')} min={-60_000} max={60_000} />
          </div>
          <div className={classes.pair}>
            <DayField at={[...at, 'from']} label={t('dataset.from')} />
            <DayField at={[...at, 'to']} label={t('dataset.to')} />
          </div>
        </>
      )
    case 'choice':
      return <OptionsEditor at={[...at, 'options']} options={property.options} />
    case 'several':
      return (
        <>
          <OptionsEditor at={[...at, 'options']} options={property.options} />
          <div className={classes.pair}>
            <NumberField at={[...at, 'atLeast']} label={t('dataset.atLeast')} min={1} max={severalLimits.options} />
            <NumberField at={[...at, 'atMost']} label={t('dataset.atMost')} min={1} max={severalLimits.options} />
          </div>
        </>
      )
    case 'csv':
      return <SourceFields at={at} />
    case 'boolean':
    case 'json':
    default:
      return null
  }
}
