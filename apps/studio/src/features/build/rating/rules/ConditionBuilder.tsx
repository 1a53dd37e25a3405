import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormulaScope, plainName } from '../formula/complete.ts'
import { type Conditions, isWhole, type Test } from './conditions.ts'
import classes from './Rules.module.css'
import { TestLine } from './TestLine.tsx'

interface ConditionBuilderProps {
  readonly conditions: Conditions
  readonly scope: FormulaScope
  readonly isReadOnly: boolean
  readonly onChange: (conditions: Conditions) => void
}

const nothing: Test = { name: '', how: '=', value: '', kind: 'text' }

/** A condition put together line by line. It writes the formula; a line that is not whole yet is in none. */
export function ConditionBuilder({ conditions, scope, isReadOnly, onChange }: ConditionBuilderProps) {
  const { t } = useTranslation('rating')
  const { join, tests } = conditions
  const [begun, begin] = useState<{ readonly at: number; readonly test: Test }>()
  const known = scope.names.filter(({ group }) => group === null || group === scope.per)
  const named = new Map(known.map((name) => [plainName(name, scope.per), name]))
  const pending = begun ?? (tests.length === 0 && !isReadOnly ? { at: 0, test: nothing } : undefined)
  const withLine = (at: number, test: Test) => (at < tests.length ? tests.with(at, test) : [...tests, test])
  const write = (at: number, test: Test) => {
    begin(isWhole(test) ? undefined : { at, test })
    if (isWhole(test)) onChange({ join, tests: withLine(at, test) })
  }
  const remove = (at: number) => {
    begin(undefined)
    if (at < tests.length) onChange({ join, tests: tests.filter((_, index) => index !== at) })
  }
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
      {(pending ? withLine(pending.at, pending.test) : tests).map((test, at) => (
        <TestLine
          // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own: the same one may stand there twice
          key={at}
          test={test}
          named={named}
          isReadOnly={isReadOnly}
          onChange={(next) => write(at, next)}
          onRemove={() => remove(at)}
        />
      ))}
      <Button
        size="xs"
        variant="subtle"
        leftSection={<IconPlus size={14} />}
        disabled={isReadOnly || known.length === 0 || pending !== undefined}
        onClick={() => begin({ at: tests.length, test: nothing })}
      >
        {t('rule.addTest')}
      </Button>
    </div>
  )
}
