import { domainLifecycle } from '@coverwright/domain/publish/domain/domain-lifecycle'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { saveDomain } from './internal.ts'
import { domains } from './tables.ts'

/** Names under a proven one were proven by it: with it they are lost, and proven again after it. Says which they were. */
export async function loseBelow(tx: WriteTx, parentId: string): Promise<string[]> {
  const below = await tx.select().from(domains).where(eq(domains.parentId, parentId)).for('update')
  const lost: string[] = []
  for (const { id, name, state: before } of below) {
    const state = domainLifecycle.next(before, 'lose') ?? domainLifecycle.next(before, 'expire')
    if (!state) continue
    await saveDomain(tx, id, { state, lostChecks: 0 })
    publish(tx, { kind: 'domain', subjectId: name.slice(0, 200) })
    lost.push(name)
  }
  return lost
}
