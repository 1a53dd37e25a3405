import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { tellSites } from '../../publish/release/index.ts'
import { findHosts } from '../../publish/site-host/index.ts'

/** Every server forgets what it showed there. */
export async function tellServers(tx: WriteTx, pageId: string) {
  const host = (await findHosts(tx, [pageId])).get(pageId)
  if (host) tellSites(tx, host)
}
