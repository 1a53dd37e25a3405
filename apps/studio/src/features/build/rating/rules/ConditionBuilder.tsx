import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FormulaScope, plainName } from '../formula/complete.ts'
import type { Conditions, Test } from './conditions.ts'
import classes from './Rules.module.css'
import { TestLine } from './TestLine.tsx'

interface ConditionBuilderProps {
  readonly conditions: Conditions
  readonly scope: FormulaScope
  readonly isReadOnly: boolean
  readonly onChange: (conditions: Conditions) => void
}

const nothing: Test = { name: '', how: '=', value: '', kind: 'text' }

/** A condition put together line by line. It writes the formula; a line without a name is in none yet. */
export function ConditionBuilder({ conditions, scope, isReadOnly, onChange }: ConditionBuilderProps) {
  const { t } = useTranslation('rating')
  const { join, tests } = conditions
  const [isBegun, begin] = useState(false)
  const known = scope.names.filter(({ group }) => group === null || group === scope.per)
  const named = new Map(known.map((name) => [plainName(name, scope.per), name]))
  const hasNew = !isReadOnly && (isBegun || tests.length === 0)
  // What is still to be said is of the kind that its name is.
  const withKind = (test: Test) =>
    test.value === '' ? { ...test, kind: named.get(test.name)?.kind ?? test.kind } : test
  const write = (at: number, test: Test) => {
    if (at >= tests.length) begin(false)
    onChange({ join, tests: at < tests.length ? tests.with(at, test) : [...tests, test] })
  }
  const remove = (at: number) => {
    if (at >= tests.length) begin(false)
    else onChange({ join, tests: tests.filter((_, index) => index !== at) })
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
      {[...tests.map(withKind), ...(hasNew ? [nothing] : [])].map((test, at) => (
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
        disabled={isReadOnly || known.length === 0 || hasNew}
        onClick={() => begin(true)}
      >
        {t('rule.addTest')}
      </Button>
    </div>
  )
}
