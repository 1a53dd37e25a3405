import type { number } from '@coverwright/contract/build/number'
import { capacityOf, formatNumber, remainingOf } from '@coverwright/domain/build/policy-number/policy-number'
import { contains } from '../../../platform/database/select-page.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { policyNumbers } from './tables.ts'

export const listScopes: HandlerOf<typeof number, 'findPolicyNoScopeList'> = async ({ tx }, { search }) => {
  const rows = await tx.select().from(policyNumbers).where(contains(policyNumbers.name, search))
  const scopes = rows.map((row) => {
    const remaining = remainingOf(row, row.usedCount)
    return {
      id: row.id,
      name: row.name,
      firstNumber: formatNumber(row, row.startCount),
      lastNumber: formatNumber(row, row.startCount + capacityOf(row) - 1),
      usedCount: row.usedCount,
      remaining,
      isLow: remaining < (row.minCount ?? 1),
    }
  })
  return scopes.toSorted((left, right) => left.remaining - right.remaining)
}
