import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TestValues } from '../engine/protocol.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { AnswerField } from './AnswerField.tsx'
import classes from './Test.module.css'
import { type TestGroup, testFields } from './test-fields.ts'
import { usualItem } from './usual-values.ts'

type Item = Readonly<Record<string, string>>

/** The answers of a test quote. They are nobody's, and change nothing but this quote. */
export function AnswersForm() {
  const { t } = useTranslation('rating')
  const { body, program, question, setQuestion } = useRatingEditing()
  const { fields, groups } = useMemo(() => testFields(body, program), [body, program])
  const { values, startDate } = question
  const set = (change: TestValues) => setQuestion({ startDate, values: { ...values, ...change } })
  return (
    <form className={classes.answers} aria-label={t('test.answers')} onSubmit={(event) => event.preventDefault()}>
      {fields.map((field) => (
        <AnswerField
          key={field.name}
          field={field}
          value={textOf(values[field.name])}
          onChange={(value) => set({ [field.name]: value })}
        />
      ))}
      <TextInput
        size="sm"
        type="date"
        label={t('test.startDate')}
        value={startDate}
        onChange={({ currentTarget }) => currentTarget.value && setQuestion({ values, startDate: currentTarget.value })}
      />
      {groups.map((group) => (
        <Items
          key={group.name}
          group={group}
          items={itemsOf(values[group.name])}
          onChange={(items) => set({ [group.name]: items })}
        />
      ))}
    </form>
  )
}

interface ItemsProps {
  readonly group: TestGroup
  readonly items: readonly Item[]
  readonly onChange: (items: Item[]) => void
}

function Items({ group, items, onChange }: ItemsProps) {
  const { t } = useTranslation('rating')
  const { name, item: word, min, max, fields } = group
  return (
    <fieldset className={classes.items}>
      <legend>{t('test.items', { item: word, count: items.length })}</legend>
      {items.map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- items have no name of their own, and stay in their place
        <div key={`${name} ${at}`} className={classes.item}>
          <span className={classes.itemHead}>
            {t('test.item', { item: word, number: at + 1 })}
            {items.length > min && (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconTrash size={13} />}
                onClick={() => onChange(items.filter((_, index) => index !== at))}
              >
                {t('test.removeItem')}
              </Button>
            )}
          </span>
          {fields.map((field) => (
            <AnswerField
              key={field.name}
              field={field}
              value={item[field.name] ?? ''}
              onChange={(value) =>
                onChange(items.map((each, index) => (index === at ? { ...each, [field.name]: value } : each)))
              }
            />
          ))}
        </div>
      ))}
      {items.length < max && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={13} />}
          onClick={() => onChange([...items, usualItem(fields.map(({ input }) => input))])}
        >
          {t('test.addItem', { item: word })}
        </Button>
      )}
    </fieldset>
  )
}

const textOf = (value: TestValues[string] | undefined) => (typeof value === 'string' ? value : '')
const itemsOf = (value: TestValues[string] | undefined): readonly Item[] => (typeof value === 'object' ? value : [])
