import type { UnderwritingRule } from '@coverwright/domain/build/rating/rating-step'
import { SegmentedControl, Select, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { namesAt, problemsOf, useRatingEditing } from '../rating-editing.ts'
import { NameField } from '../steps/NameField.tsx'
import { PerField } from '../steps/PerField.tsx'
import { StepFormula } from '../steps/StepFormula.tsx'
import stepClasses from '../steps/Steps.module.css'
import { ConditionBuilder } from './ConditionBuilder.tsx'
import { readConditions, writeConditions } from './conditions.ts'
import classes from './Rules.module.css'
import { isRuleTable } from './rule-tables.ts'
import { titleOfRule } from './use-rule-actions.ts'

interface RuleFormProps {
  readonly rule: UnderwritingRule
  readonly position: number
}

/** Everything that can be said about one rule. */
export function RuleForm({ rule, position }: RuleFormProps) {
  const { t } = useTranslation('rating')
  const { body, isLocked, change, tables, check } = useRatingEditing()
  const edit = (values: Readonly<Record<string, unknown>>) =>
    change(
      ({ rules }) => {
        const draft = rules[position]
        if (!draft) return
        for (const [key, value] of Object.entries(values))
          if (value === undefined) Reflect.deleteProperty(draft, key)
          else Object.assign(draft, { [key]: value })
      },
      t('did.change', { name: titleOfRule(rule) }),
    )
  const table = rule.kind === 'table' ? tables.find(({ name }) => name === rule.table) : undefined
  const problems = problemsOf(check, { list: 'rules', position })
  return (
    <>
      <div className={stepClasses.pair}>
        <NameField
          label={t('field.name')}
          name={rule.name}
          isTaken={(name) => body.rating.rules.some((each) => each.name === name)}
          isReadOnly={isLocked}
          onRename={(name) => edit({ name })}
        />
        <PerField per={rule.per} onChange={(per) => edit({ per })} />
        {rule.kind === 'table' && (
          <Select
            size="sm"
            label={t('field.table')}
            data={tables.filter(isRuleTable).map(({ name }) => name)}
            value={table ? rule.table : null}
            error={table ? undefined : t('step.noTable', { table: rule.table })}
            readOnly={isLocked}
            allowDeselect={false}
            onChange={(chosen) => chosen !== null && edit({ table: chosen, using: {} })}
          />
        )}
      </div>
      {rule.kind === 'table' && table && (
        <fieldset className={stepClasses.rates}>
          <legend>{t('field.columns')}</legend>
          <div className={stepClasses.pair}>
            {table.dimensions.map(({ name }) => (
              <Select
                key={name}
                size="sm"
                searchable
                label={name}
                data={[...new Set([name, ...check.names.map((known) => known.name)])]}
                value={rule.using[name] ?? name}
                error={problems.find(({ place }) => place.column === name)?.message}
                readOnly={isLocked}
                allowDeselect={false}
                onChange={(chosen) => {
                  const { [name]: _, ...others } = rule.using
                  edit({ using: chosen === null || chosen === name ? others : { ...others, [name]: chosen } })
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      {rule.kind === 'condition' && (
        <>
          <Condition rule={rule} position={position} onChange={(when) => edit({ when })} />
          <div className={classes.decision}>
            <span id={`outcome-${position}`}>{t('rule.then')}</span>
            <SegmentedControl
              aria-labelledby={`outcome-${position}`}
              value={rule.outcome}
              readOnly={isLocked}
              data={[
                { value: 'refer', label: t('rule.refer') },
                { value: 'decline', label: t('rule.decline') },
              ]}
              onChange={(outcome) => edit({ outcome })}
            />
          </div>
          <Textarea
            size="sm"
            autosize
            minRows={1}
            maxLength={500}
            label={t('rule.reason')}
            description={t('rule.reasonHint')}
            value={rule.reason}
            error={rule.reason.trim() === '' ? t('rule.reasonMissing') : undefined}
            readOnly={isLocked}
            onChange={({ currentTarget }) => edit({ reason: currentTarget.value })}
          />
        </>
      )}
    </>
  )
}

interface ConditionProps {
  readonly rule: UnderwritingRule & { kind: 'condition' }
  readonly position: number
  readonly onChange: (when: string) => void
}

/** Line by line where that is enough, as a formula where it is not, or where one prefers to write. */
function Condition({ rule, position, onChange }: ConditionProps) {
  const { t } = useTranslation('rating')
  const { check, isLocked } = useRatingEditing()
  const [isWritten, setWritten] = useState(false)
  const per = rule.per ?? null
  const names = useMemo(() => namesAt(check, { list: 'rules', position }), [check, position])
  const conditions = readConditions(rule.when)
  const isFormula = isWritten || conditions === null
  return (
    <div className={classes.condition}>
      <div className={classes.modes}>
        <span>{t('rule.when')}</span>
        <SegmentedControl
          aria-label={t('rule.mode')}
          value={isFormula ? 'formula' : 'lines'}
          data={[
            { value: 'lines', label: t('rule.lines'), disabled: conditions === null },
            { value: 'formula', label: t('rule.formula') },
          ]}
          onChange={(mode) => setWritten(mode === 'formula')}
        />
      </div>
      {isFormula || !conditions ? (
        <StepFormula
          label={t('field.when')}
          description={conditions === null ? t('rule.onlyFormula') : ''}
          place={{ list: 'rules', position, field: 'when', per }}
          wanted="condition"
          value={rule.when}
          onChange={onChange}
        />
      ) : (
        <ConditionBuilder
          conditions={conditions}
          scope={{ names, groups: check.groups, per }}
          isReadOnly={isLocked}
          onChange={(changed) => onChange(writeConditions(changed))}
        />
      )}
    </div>
  )
}
