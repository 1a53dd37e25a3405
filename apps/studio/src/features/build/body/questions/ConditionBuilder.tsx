import type { Condition, ConditionTest } from '@coverwright/domain/build/question/condition'
import { ActionIcon, Button, MultiSelect, SegmentedControl, Select, TagsInput, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { type Path, placeText } from '../../body-editing/place.ts'
import { sayName } from '../../body-editing/say-name.ts'
import { labelsOf } from '../../body-editing/words-of-data.ts'
import { setAt } from '../editing/at-path.ts'
import { answersTo, comparisonsFor, earlierNames, testOf, withComparison, withoutTest } from './condition-values.ts'
import classes from './QuestionInspector.module.css'
import { propertyOf, type QuestionPlace } from './question-operations.ts'

interface ConditionBuilderProps {
  readonly at: Path
  readonly place: QuestionPlace
  readonly condition: Condition | undefined
  /** What holds while there is no condition. */
  readonly always: string
}

/** When a question is asked, or must be answered. */
export function ConditionBuilder({ place, at, ...shown }: ConditionBuilderProps) {
  const { t } = useTranslation('body')
  const { body, change } = useBody()
  const put = (next: Condition | undefined) => change((draft) => setAt(draft, at, next), t('logic.change'))
  return <ConditionFields at={at} names={earlierNames(body, place)} put={put} {...shown} />
}

interface ConditionFieldsProps extends Omit<ConditionBuilderProps, 'place'> {
  /** What can decide. */
  readonly names: readonly string[]
  readonly put: (next: Condition | undefined) => void
}

/** Tests of earlier answers, all of which must hold, or any. */
export function ConditionFields({ at, names, condition, always, put }: ConditionFieldsProps) {
  const { t } = useTranslation('body')
  const { body, isLocked } = useBody()
  const [first] = names.toReversed()
  const add = () => {
    if (first === undefined) return
    put({ match: condition?.match ?? 'all', tests: [...(condition?.tests ?? []), testOf(body, first)] })
  }
  return (
    <div data-at={placeText(at)} className={classes.condition}>
      {!condition && <p className={classes.hint}>{always}</p>}
      {condition && condition.tests.length > 1 && (
        <SegmentedControl
          fullWidth
          aria-label={t('logic.match')}
          data={[
            { value: 'all', label: t('logic.all') },
            { value: 'any', label: t('logic.any') },
          ]}
          value={condition.match}
          disabled={isLocked}
          onChange={(match) => put({ ...condition, match: match === 'any' ? 'any' : 'all' })}
        />
      )}
      {condition?.tests.map((test, position) => (
        <TestFields
          // oxlint-disable-next-line react/no-array-index-key -- two tests may be alike; their order is all that tells them apart
          key={position}
          at={[...at, 'tests', position]}
          test={test}
          names={names}
          onChange={(next) => put({ ...condition, tests: condition.tests.with(position, next) })}
          onRemove={() => put(withoutTest(condition, position))}
        />
      ))}
      {names.length === 0 ? (
        <p className={classes.hint}>{t('logic.nothingEarlier')}</p>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={isLocked}
          onClick={add}
        >
          {t('logic.add')}
        </Button>
      )}
    </div>
  )
}

interface TestFieldsProps {
  readonly at: Path
  readonly test: ConditionTest
  readonly names: readonly string[]
  readonly onChange: (test: ConditionTest) => void
  readonly onRemove: () => void
}

function TestFields({ at, test, names, onChange, onRemove }: TestFieldsProps) {
  const { t } = useTranslation('body')
  const { body, isLocked, problems } = useBody()
  const answers = answersTo(body, test.name)
  const labels = labelsOf(body)
  const isDate = propertyOf(body, test.name)?.type === 'date'
  const problem = (key: string) =>
    problems.find(({ path }) => placeText(path).startsWith(placeText([...at, key])))?.message
  const comparisons = comparisonsFor(body, test.name)
  return (
    <div className={classes.test}>
      <div className={classes.testHead}>
        <Select
          size="sm"
          aria-label={t('logic.answer')}
          data={[...new Set([...names, test.name])].map((name) => ({
            value: name,
            label: labels.get(name) ?? sayName(name),
          }))}
          value={test.name}
          allowDeselect={false}
          searchable={names.length > 8}
          readOnly={isLocked}
          onChange={(name) => name !== null && onChange(testOf(body, name))}
          error={problem('name')}
          data-at={placeText([...at, 'name'])}
        />
        <ActionIcon size="sm" aria-label={t('logic.remove')} disabled={isLocked} onClick={onRemove}>
          <IconTrash size={14} />
        </ActionIcon>
      </div>
      <Select
        size="sm"
        aria-label={t('logic.comparison')}
        data={comparisons.map((value) => ({ value, label: t(`condition.is.${value}`) }))}
        value={test.is}
        allowDeselect={false}
        readOnly={isLocked}
        onChange={(next) => {
          const is = comparisons.find((one) => one === next)
          if (is) onChange(withComparison(test, is))
        }}
        error={problem('is')}
      />
      {'values' in test && answers && (
        <MultiSelect
          size="sm"
          aria-label={t('logic.values')}
          placeholder={test.values.length === 0 ? t('logic.values') : ''}
          data={answers
            .filter(({ value }) => value !== '')
            .map(({ value, label }) => ({ value, label: label || value }))}
          value={test.values}
          searchable={answers.length > 8}
          readOnly={isLocked}
          onChange={(values) => onChange({ ...test, values })}
          error={problem('values')}
        />
      )}
      {'values' in test && !answers && (
        <TagsInput
          size="sm"
          aria-label={t('logic.values')}
          placeholder={t('logic.valuesHint')}
          value={test.values}
          readOnly={isLocked}
          onChange={(values) => onChange({ ...test, values })}
        />
      )}
      {'value' in test && (
        <TextInput
          size="sm"
          type={isDate ? 'date' : 'text'}
          inputMode={isDate ? 'text' : 'decimal'}
          aria-label={t('logic.value')}
          placeholder={t('logic.value')}
          value={test.value}
          maxLength={40}
          readOnly={isLocked}
          onChange={(event) => onChange({ ...test, value: event.currentTarget.value })}
          error={problem('value')}
        />
      )}
    </div>
  )
}
