import type { KnownName } from '@coverwright/domain/build/rating/check-program'
import { ActionIcon, Button, SegmentedControl, Select, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type FormulaScope, plainName } from '../formula/complete.ts'
import { type Conditions, firstTest, type How, howsOf, type Test } from './conditions.ts'
import classes from './Rules.module.css'

interface ConditionBuilderProps {
  readonly conditions: Conditions
  readonly scope: FormulaScope
  readonly isReadOnly: boolean
  readonly onChange: (conditions: Conditions) => void
}

/** A condition put together line by line. It writes the formula. */
export function ConditionBuilder({ conditions, scope, isReadOnly, onChange }: ConditionBuilderProps) {
  const { t } = useTranslation('rating')
  const { join, tests } = conditions
  const known = scope.names.filter(({ group }) => group === null || group === scope.per)
  const named = new Map(known.map((name) => [plainName(name, scope.per), name]))
  const set = (at: number, test: Test) =>
    onChange({ join, tests: tests.map((each, index) => (index === at ? test : each)) })
  const [first] = named.keys()
  return (
    <div className={classes.builder} role="group" aria-label={t('rule.condition')}>
      {tests.length > 1 && (
        <SegmentedControl
          aria-label={t('rule.join')}
          value={join}
          readOnly={isReadOnly}
          data={[
            { value: 'all', label: t('rule.all') },
            { value: 'any', label: t('rule.any') },
          ]}
          onChange={(chosen) => onChange({ join: chosen === 'any' ? 'any' : 'all', tests })}
        />
      )}
      {tests.map((test, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own: the same one may stand there twice
        <div key={at} className={classes.test}>
          <Select
            size="sm"
            searchable
            aria-label={t('rule.name')}
            data={[...new Set([...named.keys(), test.name])]}
            value={test.name}
            error={named.has(test.name) ? undefined : t('rule.unknown')}
            readOnly={isReadOnly}
            allowDeselect={false}
            onChange={(name) => {
              const chosen = name === null ? undefined : named.get(name)
              if (name !== null && chosen) set(at, firstTest({ ...chosen, name }))
            }}
          />
          <Select
            size="sm"
            aria-label={t('rule.how')}
            data={howsOf(test.kind).map((how) => ({ value: how, label: t(`how.${wordOf(how)}`) }))}
            value={test.how}
            readOnly={isReadOnly}
            allowDeselect={false}
            onChange={(how) => how !== null && set(at, { ...test, how })}
          />
          <ValueField
            test={test}
            name={named.get(test.name)}
            isReadOnly={isReadOnly}
            onChange={(value) => set(at, { ...test, value })}
          />
          <ActionIcon
            size="sm"
            aria-label={t('rule.removeTest')}
            disabled={isReadOnly}
            onClick={() => onChange({ join, tests: tests.filter((_, index) => index !== at) })}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </div>
      ))}
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        disabled={isReadOnly || first === undefined}
        onClick={() => {
          const name = first === undefined ? undefined : named.get(first)
          if (name && first !== undefined) onChange({ join, tests: [...tests, firstTest({ ...name, name: first })] })
        }}
      >
        {t('rule.addTest')}
      </Button>
    </div>
  )
}

const words = { '=': 'is', '<>': 'isNot', '<': 'below', '<=': 'atMost', '>': 'above', '>=': 'atLeast' } as const
const wordOf = (how: How) => words[how]

interface ValueFieldProps {
  readonly test: Test
  readonly name: KnownName | undefined
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

function ValueField({ test, name, isReadOnly, onChange }: ValueFieldProps) {
  const { t } = useTranslation('rating')
  const label = t('rule.value')
  if (test.kind === 'yes-no' || name?.options)
    return (
      <Select
        size="sm"
        searchable={(name?.options?.length ?? 0) > 8}
        aria-label={label}
        data={
          name?.options
            ? [...new Set([...name.options, test.value])]
            : [
                { value: 'yes', label: t('rule.yes') },
                { value: 'no', label: t('rule.no') },
              ]
        }
        value={test.value}
        readOnly={isReadOnly}
        allowDeselect={false}
        onChange={(value) => value !== null && onChange(value)}
      />
    )
  return (
    <TextInput
      size="sm"
      aria-label={label}
      type={test.kind === 'date' ? 'date' : 'text'}
      {...(test.kind === 'number' && { inputMode: 'decimal' })}
      value={test.value}
      readOnly={isReadOnly}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
