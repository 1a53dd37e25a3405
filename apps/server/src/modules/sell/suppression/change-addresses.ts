import type { suppression } from '@coverwright/contract/sell/suppression'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { addressHash, suppress, toSuppression } from './internal.ts'
import { suppressions } from './tables.ts'

export const addAddress: HandlerOf<typeof suppression, 'addAddress'> = async ({ tx, audit, actor }, { email }) => {
  const row = await suppress(tx, { addressHash: addressHash(actor.companyId, email), origin: 'by-hand' })
  await audit(row.id, { origin: row.origin })
  return toSuppression(row)
}

export const removeAddress: HandlerOf<typeof suppression, 'removeAddress'> = async ({ tx, audit }, { id }) => {
  const [row] = await tx.select().from(suppressions).where(eq(suppressions.id, id)).for('update')
  if (!row) return fail('suppression.not-found')
  if (row.origin === 'unsubscribed') return fail('suppression.own-wish')
  await tx.delete(suppressions).where(eq(suppressions.id, id))
  await audit(id, { origin: row.origin })
  return null
}
