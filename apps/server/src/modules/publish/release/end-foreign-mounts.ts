import { and, eq } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import { forCompany } from '../../../platform/database/for-company.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { isUnderName, siteHosts } from '../site-host/index.ts'
import { endMount } from './end-mount.ts'
import { lockMountAt, tellSites } from './internal.ts'
import { foreignHosts } from './views.ts'

/**
 * Ends what other companies have at or under a name of the company's own, in the transaction that proves it, and tells
 * them. Says which hosts they were.
 */
export async function endForeignMounts(tx: WriteTx, name: string, now: Date): Promise<string[]> {
  const found = await tx
    .selectDistinct({ companyId: foreignHosts.companyId, host: foreignHosts.host, name: foreignHosts.name })
    .from(foreignHosts)
    .where(isUnderName(foreignHosts.host, name))
  const companies = Map.groupBy(found, ({ companyId }) => companyId)
  const ended: string[] = []
  // In one order: two that prove names at once would else wait for one another.
  for (const companyId of [...companies.keys()].toSorted())
    await forCompany(tx, companyId, async () => {
      await lockOwnCompany(tx)
      for (const { host, name: proven } of companies.get(companyId) ?? [])
        if (await endAt(tx, { companyId, host, proven }, now)) ended.push(host)
    })
  return ended
}

interface Losing {
  readonly companyId: string
  readonly host: string
  readonly proven: string
}

async function endAt(tx: WriteTx, { companyId, host, proven }: Losing, now: Date): Promise<boolean> {
  const mount = await lockMountAt(tx, host)
  if (!mount) return loseName(tx, { companyId, host, proven })
  await audited(tx, companyId, 'release/prove-by-another', async (audit) => {
    await audit(mount.id, { host, proven })
    await endMount(tx, mount, 'takeOffline', { actorId: companyId, now }, 'proven-by-another')
  })
  raiseEvent(tx, 'release.proven-by-another', { mountId: mount.id, host, proven })
  return true
}

/** What is no product stays where it is kept; it answers nowhere until it has another name. False where it ended meanwhile. */
async function loseName(tx: WriteTx, { companyId, host, proven }: Losing): Promise<boolean> {
  const [lost] = await tx
    .delete(siteHosts)
    .where(and(eq(siteHosts.host, host), eq(siteHosts.kind, 'agent-page')))
    .returning({ id: siteHosts.id })
  if (!lost) return false
  await audited(tx, companyId, 'site-host/prove-by-another', (audit) => audit(lost.id, { host, proven }))
  raiseEvent(tx, 'site-host.lost', { siteHostId: lost.id, host, proven })
  tellSites(tx, host)
  return true
}
