import { mediaLimits } from '@coverwright/domain/build/question/media'
import type { Question } from '@coverwright/domain/build/question/question'
import { countries } from '@coverwright/domain/fields'
import { useTranslation } from 'react-i18next'
import { PaneSection } from '../../../../framework/editor/Pane.tsx'
import { examplesOf } from '../../../../parts/product/line-examples.ts'
import { useBody } from '../../body-editing/body-editing.ts'
import type { Path } from '../../body-editing/place.ts'
import { DataNameField } from '../dataset/DataNameField.tsx'
import { PropertyFields } from '../dataset/PropertyFields.tsx'
import { UsesList, useUses } from '../dataset/UsesList.tsx'
import { setAt } from '../editing/at-path.ts'
import { ChoiceField, NumberField, SwitchField, TextField } from '../editing/fields.tsx'
import { suggestName } from '../editing/suggest-name.ts'
import { useNameFromTitle } from './use-name-from-title.ts'

interface QuestionWordsProps {
  readonly at: Path
  readonly question: Question
  readonly isNew: boolean
}

/** Everything about a question but its conditions and translations. */
export function QuestionWords({ at, question, isNew }: QuestionWordsProps) {
  const { t } = useTranslation('body')
  const { body, change, product } = useBody()
  const example = examplesOf(product.line).answer
  const uses = useUses(question.name)
  const property = body.dataset.properties.findIndex(({ name }) => name === question.name)
  const nameFromTitle = useNameFromTitle(question.name, isNew)
  const hasPlaceholder = ['input', 'select', 'phone', 'car-registration'].includes(question.type)
  return (
    <>
      <PaneSection>
        <TextField
          at={[...at, 'label']}
          label={t('fields.label')}
          hint={t('fields.labelHint', { example })}
          maxLength={300}
          lines={2}
          isFocused={isNew}
          onLeave={nameFromTitle}
        />
        <TextField
          at={[...at, 'shortLabel']}
          label={t('fields.shortLabel')}
          hint={t('fields.shortLabelHint')}
          maxLength={60}
          isOptional
        />
        <TextField
          at={[...at, 'help']}
          label={t('fields.help')}
          hint={t('fields.helpHint')}
          maxLength={1000}
          lines={2}
          isOptional
        />
        <TextField
          at={[...at, 'tooltip']}
          label={t('fields.tooltip')}
          hint={t('fields.tooltipHint')}
          maxLength={1000}
          lines={2}
          isOptional
        />
        {hasPlaceholder && (
          <TextField at={[...at, 'placeholder']} label={t('fields.placeholder')} maxLength={100} isOptional />
        )}
        <TypeFields at={at} question={question} />
      </PaneSection>
      <PaneSection title={t('questions.data')} end={t('dataset.usedIn', { count: uses.length })}>
        <DataNameField
          name={question.name}
          suggestion={suggestName(question.shortLabel || question.label)}
          at={[...at, 'name']}
        />
        <UsesList uses={uses} />
      </PaneSection>
      {property >= 0 && <PropertyFields at={['dataset', 'properties', property]} allowed={question.type} />}
      <PaneSection title={t('questions.validation')}>
        <SwitchField
          at={[...at, 'isOptional']}
          label={t('fields.required')}
          isOn={!question.isOptional}
          onChange={(isOn) =>
            change((draft) => setAt(draft, [...at, 'isOptional'], isOn ? undefined : true), t('fields.required'))
          }
        />
        <TextField at={[...at, 'missing']} label={t('fields.missing')} hint={t('fields.missingHint')} maxLength={200} />
        <TextField
          at={[...at, 'wrong']}
          label={t('fields.wrong')}
          hint={t('fields.wrongHint')}
          maxLength={200}
          isOptional
        />
        <TextField at={[...at, 'success']} label={t('fields.success')} maxLength={200} isOptional />
        <TextField
          at={[...at, 'standIn']}
          label={t('fields.standIn')}
          hint={t('fields.standInHint', { example: examplesOf(product.line).standIn })}
          maxLength={80}
          isOptional
        />
      </PaneSection>
    </>
  )
}

const layouts = ['cards', 'row'] as const
const autoCompletes = ['name', 'email', 'given-name', 'family-name', 'organization'] as const
const accepted = ['photo', 'video', 'photo-or-video'] as const

/** What only some kinds of question have. */
function TypeFields({ at, question }: Pick<QuestionWordsProps, 'at' | 'question'>) {
  const { t } = useTranslation('body')
  switch (question.type) {
    case 'radio':
    case 'checkboxes':
      return (
        <ChoiceField
          at={[...at, 'layout']}
          label={t('fields.layout')}
          data={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
        />
      )
    case 'input':
      return (
        <>
          <NumberField at={[...at, 'lines']} label={t('fields.lines')} hint={t('fields.linesHint')} min={1} max={20} />
          <ChoiceField
            at={[...at, 'autoComplete']}
            label={t('fields.autoComplete')}
            hint={t('fields.autoCompleteHint')}
            data={autoCompletes.map((value) => ({ value, label: t(`autoCompletes.${value}`) }))}
            isClearable
          />
        </>
      )
    case 'date':
      return (
        <TextField
          at={[...at, 'says']}
          label={t('fields.says')}
          hint={t('fields.saysHint')}
          maxLength={200}
          isOptional
        />
      )
    case 'phone':
      return <TextField at={[...at, 'areaCode']} label={t('fields.areaCode')} maxLength={4} />
    case 'address':
    case 'car-registration':
      return (
        <ChoiceField
          at={[...at, 'country']}
          label={t('fields.country')}
          data={countries.map((value) => ({ value, label: t(`product:countries.${value}`) }))}
        />
      )
    case 'photo-video':
      return (
        <>
          <ChoiceField
            at={[...at, 'accepts']}
            label={t('fields.accepts')}
            data={accepted.map((value) => ({ value, label: t(`accepts.${value}`) }))}
          />
          <NumberField
            at={[...at, 'most']}
            label={t('fields.most')}
            hint={t('fields.mostHint')}
            min={1}
            max={mediaLimits.mostPerQuestion}
          />
        </>
      )
    case 'select':
    default:
      return null
  }
}
