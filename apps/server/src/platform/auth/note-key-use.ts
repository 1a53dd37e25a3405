import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { withTenant } from '../database/with-tenant.ts'
import type { KeyBearer } from './api-key.ts'
import { apiKeys } from './tables.ts'

const everyMs = 60_000

interface Uses {
  readonly bearer: Pick<KeyBearer, 'companyId' | 'keyId'>
  /** Not written yet. */
  count: number
  lastAt: Date
}

const notedOf = new WeakMap<Pool, Map<string, Uses>>()

/**
 * Counts a use. The first is written at once, those of the minute after it together: a write at every call would cost
 * more than most calls. Nothing waits for it.
 */
export function noteKeyUse(pool: Pool, { companyId, keyId }: KeyBearer, now: Date): void {
  const noted = notedOf.get(pool) ?? new Map<string, Uses>()
  notedOf.set(pool, noted)
  const uses = noted.get(keyId)
  if (uses) {
    uses.count++
    uses.lastAt = now
    return
  }
  const first: Uses = { bearer: { companyId, keyId }, count: 1, lastAt: now }
  noted.set(keyId, first)
  void write(pool, first)
  const again = () => {
    // A key that was quiet for a minute is forgotten until its next use.
    if (first.count === 0) {
      noted.delete(keyId)
      return
    }
    void write(pool, first)
    setTimeout(again, everyMs).unref()
  }
  setTimeout(again, everyMs).unref()
}

/** What is left when a server stops. */
export async function writeKeyUses(pool: Pool): Promise<void> {
  const noted = [...(notedOf.get(pool)?.values() ?? [])]
  await Promise.all(noted.filter(({ count }) => count > 0).map((uses) => write(pool, uses)))
}

async function write(pool: Pool, uses: Uses): Promise<void> {
  const { bearer, count, lastAt } = uses
  uses.count = 0
  const { companyId, keyId } = bearer
  await withTenant(pool, { companyId, mode: 'read write' }, (tx) =>
    tx
      .update(apiKeys)
      .set({ lastUsedAt: lastAt, uses: sql`${apiKeys.uses} + ${count}` })
      .where(eq(apiKeys.id, keyId)),
  ).catch(() => {
    uses.count += count
  })
}
