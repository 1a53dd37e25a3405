import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { fail } from '@coverwright/domain/errors'
import type { MountEventKind } from '@coverwright/domain/publish/publisher/stage'
import type { Mount } from '@coverwright/domain/publish/release/mount'
import { mountedStates } from '@coverwright/domain/publish/release/mount-lifecycle'
import type { Release } from '@coverwright/domain/publish/release/release'
import { renewalOf } from '@coverwright/domain/publish/release/term'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getProductInCompany, saveProductState } from '../../build/product/index.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { type MountRow, mountHistory, mounts, type ReleaseRow, releases } from './tables.ts'

/** Who moves a mount, when, and who approved of it. */
export interface Mover {
  /** The company itself where nobody pressed anything. */
  readonly actorId: string
  readonly approvedBy?: string | null
  readonly now: Date
}

/** What lists show of a release: without its content, which is large. */
export type ReleaseHead = Omit<ReleaseRow, 'content' | 'artefact'>

export async function getReleaseInCompany(tx: ReadTx, id: string): Promise<ReleaseHead> {
  const { content, artefact, ...head } = getTableColumns(releases)
  const [row] = await tx.select(head).from(releases).where(eq(releases.id, id))
  return row ?? fail('release.not-found')
}

export async function getMountInCompany(tx: ReadTx, id: string): Promise<MountRow> {
  const [row] = await tx.select().from(mounts).where(eq(mounts.id, id))
  return row ?? fail('publisher.not-found')
}

/**
 * Nobody else moves it until the transaction ends. The company's moves come one after the other: each touches a mount
 * and a product or two, and two of them in another order would wait for one another for ever.
 */
export async function lockMountInCompany(tx: WriteTx, id: string): Promise<MountRow> {
  await lockOwnCompany(tx)
  const [row] = await tx.select().from(mounts).where(eq(mounts.id, id)).for('update')
  return row ?? fail('publisher.not-found')
}

/** What answers at the host, as far as it is the company's. */
export async function lockMountAt(tx: WriteTx, host: string): Promise<MountRow | undefined> {
  await lockOwnCompany(tx)
  const [row] = await tx
    .select()
    .from(mounts)
    .where(and(eq(mounts.host, host), inArray(mounts.state, [...mountedStates])))
    .for('update')
  return row
}

export async function versionOf(tx: ReadTx, releaseId: string): Promise<number> {
  return (await getReleaseInCompany(tx, releaseId)).version
}

export async function recordMove(
  tx: WriteTx,
  mount: MountRow,
  version: number,
  what: MountEventKind,
  { actorId, approvedBy = null, now }: Mover,
  changes: string[] = [],
) {
  const { id: mountId, host } = mount
  await tx.insert(mountHistory).values({ mountId, host, what, version, actorId, approvedBy, changes, createdAt: now })
  publish(tx, { kind: 'release', subjectId: mount.releaseId })
}

/** A product is online while one of its releases is live; in staging it has been handed to the publisher. */
export async function settleProduct(tx: WriteTx, productId: string) {
  const { state } = await getProductInCompany(tx, productId)
  const mine = await tx
    .select({ state: mounts.state })
    .from(mounts)
    .where(and(eq(mounts.productId, productId), inArray(mounts.state, [...mountedStates])))
  const event = mine.some((mount) => mount.state === 'live') ? 'publish' : state === 'online' ? 'unpublish' : 'hand'
  const next = mine.length > 0 || event === 'unpublish' ? productLifecycle.next(state, event) : undefined
  if (next && next !== state) await saveProductState(tx, productId, next)
}

/** Every server forgets where the host led. */
export const tellSites = (tx: WriteTx, host: string) => publish(tx, { kind: 'mount', subjectId: host.slice(0, 200) })

export const toMount = (row: MountRow, version: number, now: Date): Mount => ({
  id: row.id,
  productId: row.productId,
  releaseId: row.releaseId,
  version,
  host: row.host,
  mode: row.mode,
  state: row.state,
  mountedAt: row.mountedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt.toISOString(),
  renewal: row.state === 'expired' ? 'expired' : renewalOf(row, now),
  isAutoRenewed: row.isAutoRenewed,
})

export const toRelease = (row: ReleaseHead, last: MountRow | undefined): Release => ({
  id: row.id,
  productId: row.productId,
  version: row.version,
  contentHash: row.contentHash,
  programHash: row.programHash,
  state: last?.state ?? null,
  host: last?.host ?? null,
  mode: last?.mode ?? null,
  publishedAt: last?.mountedAt.toISOString() ?? null,
  expiresAt: last?.expiresAt.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})
