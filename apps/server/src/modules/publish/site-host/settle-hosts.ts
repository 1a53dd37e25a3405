import { type HostRules, isUnder, placeOf, unprovenDays } from '@coverwright/domain/publish/release/site-host'
import { inArray } from 'drizzle-orm'
import { audited } from '../../../platform/audit/audited.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { InCompany, WaysIn } from '../../../platform/http/ways-in.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { findProvenNames } from '../domain/index.ts'
import { type SiteHostRow, siteHosts } from './tables.ts'

interface Settling {
  readonly rules: HostRules
  readonly now: Date
}

/**
 * What stood before proof was asked for, or under another site domain, gets its place: proven, or with an end. It is
 * done before the server listens, for only the configuration knows what is under the site domain; what has its place
 * is left alone, however often servers start.
 */
export async function settleHosts({ door }: Pick<WaysIn, 'door'>, inCompany: InCompany, settling: Settling) {
  const rows = await door(findAll)
  const unsettled = Map.groupBy(
    rows.filter((row) => !isSettled(row, settling.rules)),
    ({ companyId }) => companyId,
  )
  for (const [companyId, hosts] of unsettled)
    await inCompany(companyId, (tx) =>
      settleCompany(
        tx,
        companyId,
        hosts.map(({ host }) => host),
        settling,
      ),
    )
}

type Standing = Pick<SiteHostRow, 'companyId' | 'host' | 'proof' | 'unprovenUntil'>

const findAll = (door: ReadTx): Promise<Standing[]> => {
  const { companyId, host, proof, unprovenUntil } = siteHosts
  return door.select({ companyId, host, proof, unprovenUntil }).from(siteHosts)
}

/** As far as the configuration can tell: what a domain proves is looked at whenever somebody asks for the host. */
function isSettled({ host, proof, unprovenUntil }: Omit<Standing, 'companyId'>, rules: HostRules): boolean {
  const isLabel = placeOf(host, { ...rules, proven: [], ceded: [] }).proof === 'label'
  return proof === 'unproven' ? unprovenUntil !== null && !isLabel : (proof === 'label') === isLabel
}

async function settleCompany(tx: WriteTx, companyId: string, hosts: readonly string[], { rules, now }: Settling) {
  await lockOwnCompany(tx)
  const names = await findProvenNames(tx)
  const rows = await tx
    .select()
    .from(siteHosts)
    .where(inArray(siteHosts.host, [...hosts]))
    .for('update')
  // Another server may have done it meanwhile.
  const unsettled = rows.filter((row) => !isSettled(row, rules))
  for (const row of unsettled) {
    const { proof = 'unproven' } = placeOf(row.host, { ...rules, ...names })
    const unprovenUntil = proof === 'unproven' ? (row.unprovenUntil ?? daysAfter(now)) : null
    await audited(tx, companyId, 'site-host/settle', async (audit) => {
      await audit(row.id, { host: row.host, proof, ...(unprovenUntil && { until: unprovenUntil.toISOString() }) })
      await tx
        .update(siteHosts)
        .set({ proof, unprovenUntil })
        .where(inArray(siteHosts.id, [row.id]))
    })
    if (unprovenUntil)
      raiseEvent(tx, isUnder(row.host, rules.siteDomain) ? 'site-host.reserved' : 'site-host.unproven', {
        siteHostId: row.id,
        host: row.host,
        until: unprovenUntil.toISOString(),
      })
  }
}

const daysAfter = (now: Date) => new Date(now.getTime() + unprovenDays * 86_400_000)
