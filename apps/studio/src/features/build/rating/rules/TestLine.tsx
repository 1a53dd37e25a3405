import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import { ActionIcon, Select, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayName } from '../../body-editing/say-name.ts'
import { labelsOf, optionsOfData } from '../../body-editing/words-of-data.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { firstTest, type How, howsOf, isWhole, type Test } from './conditions.ts'
import classes from './Rules.module.css'

interface TestLineProps {
  readonly test: Test
  readonly named: ReadonlyMap<string, KnownName>
  readonly isReadOnly: boolean
  readonly onChange: (test: Test) => void
  readonly onRemove: () => void
}

/** One line of a condition, in the words of the questions. */
export function TestLine({ test, named, isReadOnly, onChange, onRemove }: TestLineProps) {
  const { t } = useTranslation('rating')
  const { body } = useRatingEditing()
  const labels = labelsOf(body)
  const names = [...new Set([...named.keys(), ...(test.name === '' ? [] : [test.name])])]
  const isKnown = test.name === '' || named.has(test.name)
  return (
    <div className={classes.test}>
      <Select
        size="sm"
        searchable
        aria-label={t('rule.name')}
        placeholder={t('rule.choose')}
        data={names.map((name) => ({ value: name, label: labels.get(name) ?? sayName(name) }))}
        value={test.name || null}
        error={isKnown ? undefined : t('rule.unknown')}
        readOnly={isReadOnly}
        allowDeselect={false}
        onChange={(name) => {
          const chosen = name === null ? undefined : named.get(name)
          if (name !== null && chosen) onChange(firstTest({ ...chosen, name }))
        }}
      />
      <Select
        size="sm"
        aria-label={t('rule.how')}
        data={howsOf(test.kind).map((how) => ({ value: how, label: t(`how.${words[how]}`) }))}
        value={test.how}
        readOnly={isReadOnly || test.name === ''}
        allowDeselect={false}
        onChange={(how) => how !== null && onChange({ ...test, how })}
      />
      <ValueField
        key={test.name}
        test={test}
        name={named.get(test.name)}
        isReadOnly={isReadOnly || test.name === ''}
        onChange={(value) => onChange({ ...test, value })}
      />
      <ActionIcon size="sm" aria-label={t('rule.removeTest')} disabled={isReadOnly} onClick={onRemove}>
        <IconTrash size={14} />
      </ActionIcon>
    </div>
  )
}

const words = {
  '=': 'is',
  '<>': 'isNot',
  '<': 'below',
  '<=': 'atMost',
  '>': 'above',
  '>=': 'atLeast',
} as const satisfies Record<How, string>

interface ValueFieldProps {
  readonly test: Test
  readonly name: KnownName | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

function ValueField({ test, name, isReadOnly, onChange }: ValueFieldProps) {
  const { t } = useTranslation('rating')
  const { body } = useRatingEditing()
  const label = t('rule.value')
  /** While it is written it may be nothing that a formula could hold. */
  const [typed, setTyped] = useState<string>()
  const isUnfinished = test.name !== '' && !isWhole(test)
  if (test.kind === 'yes-no' || name?.options)
    return (
      <Select
        size="sm"
        searchable={(name?.options?.length ?? 0) > 8}
        aria-label={label}
        data={
          name?.options
            ? optionsOfData(body, name.name, [...new Set([...name.options, ...(test.value ? [test.value] : [])])])
            : [
                { value: 'yes', label: t('rule.yes') },
                { value: 'no', label: t('rule.no') },
              ]
        }
        value={test.value || null}
        error={isUnfinished && t('rule.noValue')}
        readOnly={isReadOnly}
        allowDeselect={false}
        onChange={(value) => value !== null && onChange(value)}
      />
    )
  const written = test.value === '' ? (typed ?? '') : test.value
  return (
    <TextInput
      size="sm"
      aria-label={label}
      type={test.kind === 'date' ? 'date' : 'text'}
      {...(test.kind === 'number' && { inputMode: 'decimal' })}
      value={written}
      error={isUnfinished && t(test.kind === 'number' && written !== '' ? 'rule.noNumber' : 'rule.noValue')}
      readOnly={isReadOnly}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        // What no formula can hold is still to be said: the value before it must not go on counting unseen.
        onChange(isWhole({ ...test, value }) ? value : '')
      }}
    />
  )
}
