import { sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { agentPages } from './tables.ts'
import { tellServers } from './tell-servers.ts'

/** Nobody's page is shown any more until it is activated again; names stay theirs. Says how many it were. */
export async function takePagesOffline(tx: WriteTx): Promise<number> {
  const gone = await tx
    .update(agentPages)
    .set({ state: 'inactive' })
    .where(sql`${agentPages.state} = 'active'`)
    .returning({ id: agentPages.id })
  for (const { id } of gone) await tellServers(tx, id)
  return gone.length
}
