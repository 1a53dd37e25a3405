import type { secret } from '@coverwright/contract/company/secret'
import { fail } from '@coverwright/domain/errors'
import { eq } from 'drizzle-orm'
import { apiKeys } from '../../../platform/auth/tables.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { apiKeyOf } from './internal.ts'

/** Refused from its next call on. */
export const revokeKey: HandlerOf<typeof secret, 'revokeKey'> = async ({ tx, audit, now }, { id }) => {
  const [before] = await tx.select().from(apiKeys).where(eq(apiKeys.id, id)).for('update')
  if (!before) return fail('api-key.not-found')
  if (before.revokedAt) return fail('api-key.already-revoked')
  const [row] = await tx.update(apiKeys).set({ revokedAt: now }).where(eq(apiKeys.id, id)).returning()
  await audit(id, { revoked: true })
  return apiKeyOf(tx, row ?? before, now)
}
