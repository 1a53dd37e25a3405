import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { withTenant } from '../database/with-tenant.ts'
import type { KeyBearer } from './api-key.ts'
import { apiKeys } from './tables.ts'

const everyMs = 60_000
const maxKept = 10_000
const noted = new Map<string, number>()

/** To the minute: a write at every call would cost more than most calls. Nothing waits for it. */
export function noteKeyUse(pool: Pool, { companyId, keyId }: KeyBearer, now: Date): void {
  if (now.getTime() - (noted.get(keyId) ?? 0) < everyMs) return
  if (noted.size >= maxKept) noted.clear()
  noted.set(keyId, now.getTime())
  void withTenant(pool, { companyId, mode: 'read write' }, (tx) =>
    tx.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, keyId)),
  ).catch(() => noted.delete(keyId))
}
