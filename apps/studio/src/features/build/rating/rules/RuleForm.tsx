import { waitsForPrice } from '@coverwright/domain/build/flow/early-declines'
import type { UnderwritingRule } from '@coverwright/domain/build/rating/rating-step'
import { SegmentedControl, Select, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { said } from '../../../../core/text/said.ts'
import { problemsOf, useRatingEditing } from '../rating-editing.ts'
import { NameField } from '../steps/NameField.tsx'
import { PerField } from '../steps/PerField.tsx'
import stepClasses from '../steps/Steps.module.css'
import { ConditionField } from './ConditionField.tsx'
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
                error={said(problems.find(({ place }) => place.column === name)?.message ?? '') || undefined}
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
          <ConditionField
            when={rule.when}
            place={{ list: 'rules', position, field: 'when', per: rule.per ?? null }}
            onChange={(when) => edit({ when })}
          />
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
          {rule.outcome === 'decline' && (
            <div className={classes.decision}>
              <span id={`said-${position}`}>{t('rule.said')}</span>
              <SegmentedControl
                aria-labelledby={`said-${position}`}
                value={rule.isSaidAtOnce ? 'once' : 'end'}
                readOnly={isLocked}
                data={[
                  { value: 'end', label: t('rule.atEnd') },
                  { value: 'once', label: t('rule.atOnce') },
                ]}
                onChange={(when) => edit({ isSaidAtOnce: when === 'once' || undefined })}
              />
            </div>
          )}
          {rule.outcome === 'decline' && rule.isSaidAtOnce && (
            <p className={classes.note}>{t(waitsForPrice(body, rule) ? 'rule.waitsForPrice' : 'rule.atOnceHint')}</p>
          )}
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
