import type { Cover, Plan } from '@coverwright/domain/build/plan/cover'
import { sayLimit } from '@coverwright/domain/build/plan/limit'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBody } from '../../body-editing/body-editing.ts'
import classes from './Plans.module.css'
import { setLimit, valueLeft } from './plan-operations.ts'

interface LimitCellProps {
  /** The plan's position. */
  readonly at: number
  readonly plan: Plan
  readonly item: Cover['items'][number]
}

/** What one plan pays for one item. What was written becomes a value when it is left, and only if it was changed. */
export function LimitCell({ at, plan, item }: LimitCellProps) {
  const { t } = useTranslation('body')
  const { body, change, isLocked } = useBody()
  const [typed, setTyped] = useState<string | null>(null)
  const { currency } = body.rating
  const limit = plan.limits[item.name]
  const put = (next: typeof limit) => change((draft) => setLimit(draft, at, item.name, next ?? ''), t('plans.amount'))
  return (
    <TextInput
      size="sm"
      aria-label={t('plans.amountOf', { item: item.title || item.name, plan: plan.title || plan.code })}
      placeholder={t('plans.notCovered')}
      value={limit === undefined ? '' : sayLimit(limit, { currency, currencyDisplay: 'narrowSymbol' })}
      maxLength={80}
      readOnly={isLocked}
      {...(typeof limit === 'object' && { classNames: { input: classes.value ?? '' } })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        put(currentTarget.value)
      }}
      onBlur={() => {
        const value = valueLeft(limit, typed, currency)
        if (value) put(value)
        setTyped(null)
      }}
    />
  )
}
