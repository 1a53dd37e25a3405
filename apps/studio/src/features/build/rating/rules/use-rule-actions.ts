import type { UnderwritingRule } from '@coverwright/domain/build/rating/rating-step'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import { sayName } from '../../body-editing/say-name.ts'
import { useRatingEditing } from '../rating-editing.ts'
import { useRowList } from '../rows/use-row-list.ts'
import { freeName } from '../steps/new-step.ts'

export const titleOfRule = ({ name }: UnderwritingRule) => sayName(name)

export function useRuleActions() {
  const { i18n } = useTranslation('rating')
  const { product } = useBody()
  const { body, change } = useRatingEditing()
  const { rules } = body.rating
  // In the product's language, whichever the studio speaks.
  const sayToCustomers = i18n.getFixedT(product.languages[0] ?? null, 'rating')
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
          reason: sayToCustomers(outcome === 'refer' ? 'rule.newReason' : 'rule.newRefusal'),
        },
        rules.length,
      ),
    addTable: (table: string) =>
      list.insert({ kind: 'table', name: freeName(table, names), table, using: {} }, rules.length),
  }
}

export type RuleActions = ReturnType<typeof useRuleActions>
