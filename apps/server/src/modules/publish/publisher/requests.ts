import type { publisher } from '@coverwright/contract/publish/publisher'
import { fail } from '@coverwright/domain/errors'
import { changesBetween } from '@coverwright/domain/publish/publisher/changes'
import { type PublishRequest, requestLifecycle } from '@coverwright/domain/publish/publisher/publish-request'
import { eq } from 'drizzle-orm'
import { selectPage } from '../../../platform/database/select-page.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { publish } from '../../../platform/live/publish.ts'
import { getProductInCompany, refuseReader } from '../../build/product/index.ts'
import { getRelease, getReleaseInCompany, lockMountAt, versionOf } from '../release/index.ts'
import { checkPlace } from '../site-host/index.ts'
import { moveRelease } from './move-release.ts'
import { namesOf } from './names.ts'
import { addEvent } from './schedule-event.ts'
import { type PublishRequestRow, publishRequests } from './tables.ts'
import { checkTried } from './tried.ts'

export const requestApproval: HandlerOf<typeof publisher, 'requestApproval'> = async (
  context,
  { releaseId, host, kind, name, localTime, casesReason },
) => {
  const { tx, actor, audit, ports } = context
  const { companyId, memberId } = actor
  const { productId } = await getReleaseInCompany(tx, releaseId)
  const there = await lockMountAt(tx, host)
  // An address is no id, yet a swap takes what stands there off it.
  if (there && kind === 'swap') await refuseReader(context, [there.productId])
  if (kind === 'swap' && there?.state !== 'live') return fail('publisher.nothing-there')
  if (kind === 'online' && there && there.productId !== productId) return fail('release.host-taken')
  if (!there) await checkPlace(tx, host, ports.domains.hostRules)
  const tried = await checkTried(tx, releaseId, casesReason)
  const { content } = await getRelease(tx, { companyId, releaseId })
  const before = there?.state === 'live' ? (await getRelease(tx, there)).content : undefined
  const [row] = await tx
    .insert(publishRequests)
    .values({
      kind,
      host,
      productId,
      releaseId,
      name: name ?? null,
      localTime: localTime ?? null,
      changes: changesBetween(before, content),
      casesReason: tried.casesReason ?? null,
      askedBy: memberId,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return fail('publisher.request-pending')
  await audit(row.id, { kind, host, releaseId, ...tried })
  publish(tx, { kind: 'release', subjectId: row.id })
  return toRequest(tx, row, memberId)
}

export const listRequests: HandlerOf<typeof publisher, 'listRequests'> = async ({ tx, actor }, _input, paging) => {
  const { items, ...page } = await selectPage(tx, publishRequests, undefined, paging)
  const requests: PublishRequest[] = []
  for (const row of items) requests.push(await toRequest(tx, row, actor.memberId))
  return { items: requests, ...page }
}

/** Four eyes: whoever asked cannot be the one who approves. */
export const approveRequest: HandlerOf<typeof publisher, 'approveRequest'> = async (
  { tx, actor, audit, now, ports },
  { id },
) => {
  const before = await lockRequest(tx, id)
  const state = requestLifecycle.next(before.state, 'approve') ?? fail('publisher.decided')
  if (before.askedBy === actor.memberId) return fail('publisher.own-request')
  const { kind, host, releaseId, productId, name, localTime, askedBy } = before
  const approvedBy = actor.memberId
  if (localTime)
    await addEvent(tx, { kind, host, releaseId, productId, name: name || host, localTime, askedBy, approvedBy }, now)
  else await moveRelease(tx, { kind, host, releaseId }, { actorId: askedBy, approvedBy, now }, ports.domains.hostRules)
  const row = await saveRequest(tx, id, { state, decidedBy: approvedBy, decidedAt: now })
  await audit(id, { host, releaseId, askedBy })
  raiseEvent(tx, 'publisher.approved', { requestId: id })
  return toRequest(tx, row, approvedBy)
}

export const rejectRequest: HandlerOf<typeof publisher, 'rejectRequest'> = async (
  { tx, actor, audit, now },
  { id, reason },
) => {
  const before = await lockRequest(tx, id)
  const state = requestLifecycle.next(before.state, 'reject') ?? fail('publisher.decided')
  const row = await saveRequest(tx, id, { state, decidedBy: actor.memberId, decidedAt: now, reason })
  await audit(id, { host: before.host, reason })
  raiseEvent(tx, 'publisher.rejected', { requestId: id })
  return toRequest(tx, row, actor.memberId)
}

async function lockRequest(tx: WriteTx, id: string): Promise<PublishRequestRow> {
  const [row] = await tx.select().from(publishRequests).where(eq(publishRequests.id, id)).for('update')
  return row ?? fail('publisher.not-found')
}

async function saveRequest(tx: WriteTx, id: string, change: Partial<PublishRequestRow>): Promise<PublishRequestRow> {
  const [row] = await tx.update(publishRequests).set(change).where(eq(publishRequests.id, id)).returning()
  return row ?? fail('publisher.not-found')
}

async function toRequest(tx: ReadTx, row: PublishRequestRow, memberId: string): Promise<PublishRequest> {
  const people = await namesOf(tx, [row.askedBy, row.decidedBy])
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    host: row.host,
    productId: row.productId,
    productName: (await getProductInCompany(tx, row.productId)).name,
    releaseId: row.releaseId,
    version: await versionOf(tx, row.releaseId),
    localTime: row.localTime,
    changes: row.changes,
    casesReason: row.casesReason,
    askedBy: people.get(row.askedBy) ?? '',
    isOwn: row.askedBy === memberId,
    decidedBy: (row.decidedBy && people.get(row.decidedBy)) ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
  }
}
