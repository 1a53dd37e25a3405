import type { UnderwritingRule } from '@coverwright/domain/build/rating/rating-step'
import { useTranslation } from 'react-i18next'
import { sayName } from '../../body-editing/say-name.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { useRowList } from '../rows/use-row-list.ts'
import { freeName } from '../steps/new-step.ts'

export const titleOfRule = ({ name }: UnderwritingRule) => sayName(name)

export function useRuleActions() {
  const { t } = useTranslation('rating')
  const { body, change } = useRatingEditing()
  const { rules } = body.rating
  const names = new Set(rules.map(({ name }) => name))
  const list = useRowList<UnderwritingRule>({
    rows: rules,
    titleOf: titleOfRule,
    copyOf: (rule) => ({ ...structuredClone(rule), name: freeName(rule.name, names) }),
    change: (recipe, label) => change((rating) => recipe(rating.rules), label),
  })
  return {
    ...list,
    addCondition: (outcome: 'refer' | 'decline') =>
      list.insert(
        {
          kind: 'condition',
          name: freeName('rule', names),
          when: '',
          outcome,
          reason: t(outcome === 'refer' ? 'rule.newReason' : 'rule.newRefusal'),
        },
        rules.length,
      ),
    addTable: (table: string) =>
      list.insert({ kind: 'table', name: freeName(table, names), table, using: {} }, rules.length),
  }
}

export type RuleActions = ReturnType<typeof useRuleActions>
