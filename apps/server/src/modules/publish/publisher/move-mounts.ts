// What can be done to one stay at an address, each in one transaction.
import type { publisher } from '@coverwright/contract/publish/publisher'
import { fail } from '@coverwright/domain/errors'
import { mountLifecycle } from '@coverwright/domain/publish/release/mount-lifecycle'
import type { HostRules } from '@coverwright/domain/publish/release/site-host'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockProductInCompany } from '../../build/product/index.ts'
import {
  endMount,
  lockMountAt,
  lockMountInCompany,
  type MountRow,
  mounts,
  recordMove,
  renew,
  toMount,
  versionOf,
} from '../release/index.ts'
import { checkApproval } from './approval.ts'
import { dropEventsOf } from './drop-events.ts'
import { moveRelease } from './move-release.ts'
import { checkTried } from './tried.ts'

const shown = async (tx: WriteTx, mount: MountRow, now: Date) =>
  toMount(mount, await versionOf(tx, mount.releaseId), now)

/** Who may not put something before the public may not take it away either. */
async function checkMode({ mode, state }: MountRow, grants: Promise<Grants>) {
  if (mode === 'live' && state === 'live' && !(await grants).permissions.includes('publish-live')) fail('not-allowed')
}

export const goLive: HandlerOf<typeof publisher, 'goLive'> = async (
  { tx, actor, audit, now, ports },
  { id, host, casesReason },
) => {
  const before = await lockMountInCompany(tx, id)
  if (!mountLifecycle.next(before.state, 'goLive')) return fail('publisher.not-possible')
  await checkApproval(tx)
  const tried = await checkTried(tx, before.releaseId, casesReason)
  const mover = { actorId: actor.memberId, now }
  const move = { kind: 'online', host, releaseId: before.releaseId } as const
  const mount = await moveRelease(tx, move, mover, ports.domains.hostRules)
  // What was taken offline goes on at another address.
  if (before.state === 'offline') await tx.update(mounts).set({ state: 'past' }).where(eq(mounts.id, id))
  await audit(id, { host, releaseId: before.releaseId, mountId: mount.id, ...tried })
  return shown(tx, mount, now)
}

export const swapDesign: HandlerOf<typeof publisher, 'swapDesign'> = async (
  { tx, actor, audit, now, ports },
  { id, releaseId, casesReason },
) => {
  const { host, state, releaseId: before } = await lockMountInCompany(tx, id)
  if (state !== 'live') return fail('publisher.not-possible')
  await checkApproval(tx)
  const tried = await checkTried(tx, releaseId, casesReason)
  const mover = { actorId: actor.memberId, now }
  const mount = await moveRelease(tx, { kind: 'swap', host, releaseId }, mover, ports.domains.hostRules)
  await audit(id, { host, from: before, to: releaseId, ...tried })
  return shown(tx, mount, now)
}

/** In a hurry, mostly: what was approved once needs no second look. */
export const rollBack: HandlerOf<typeof publisher, 'rollBack'> = async ({ tx, actor, audit, now, ports }, { id }) => {
  const backup = await lockMountInCompany(tx, id)
  if (!mountLifecycle.next(backup.state, 'rollBack')) return fail('publisher.not-possible')
  const mover = { actorId: actor.memberId, now }
  const mount = await remount(tx, backup, 'rolled-back', mover, ports.domains.hostRules)
  await audit(id, { host: backup.host, releaseId: backup.releaseId })
  return shown(tx, mount, now)
}

export const renewMount: HandlerOf<typeof publisher, 'renewMount'> = async (
  { tx, actor, audit, now, ports },
  { id },
) => {
  const before = await lockMountInCompany(tx, id)
  if (!mountLifecycle.next(before.state, 'renew')) return fail('publisher.not-possible')
  const mover = { actorId: actor.memberId, now }
  const mount =
    before.state === 'live'
      ? await renew(tx, before, mover)
      : await remount(tx, before, 'renewed', mover, ports.domains.hostRules)
  await audit(id, { host: before.host, expiresAt: mount.expiresAt.toISOString() })
  return shown(tx, mount, now)
}

/** A stay that is over begins anew at its address; what is live there meanwhile is swapped out. */
async function remount(
  tx: WriteTx,
  { id, host, releaseId }: MountRow,
  what: 'rolled-back' | 'renewed',
  mover: { readonly actorId: string; readonly now: Date },
  rules: HostRules,
): Promise<MountRow> {
  await tx.update(mounts).set({ state: 'past' }).where(eq(mounts.id, id))
  const there = await lockMountAt(tx, host)
  return moveRelease(tx, { kind: there?.state === 'live' ? 'swap' : 'online', host, releaseId, what }, mover, rules)
}

export const setAutoRenewal: HandlerOf<typeof publisher, 'setAutoRenewal'> = async (
  { tx, audit, now },
  { id, isOn },
) => {
  const before = await lockMountInCompany(tx, id)
  if (before.state !== 'live') return fail('publisher.not-possible')
  await tx.update(mounts).set({ isAutoRenewed: isOn }).where(eq(mounts.id, id))
  await audit(id, { host: before.host, from: before.isAutoRenewed, to: isOn })
  return shown(tx, { ...before, isAutoRenewed: isOn }, now)
}

export const takeOffline: HandlerOf<typeof publisher, 'takeOffline'> = async (
  { tx, actor, grants, audit, now },
  { id },
) => {
  const before = await lockMountInCompany(tx, id)
  await checkMode(before, grants)
  const mount = await endMount(tx, before, 'takeOffline', { actorId: actor.memberId, now })
  await audit(id, { host: before.host, from: before.state })
  return shown(tx, mount, now)
}

export const trashMount: HandlerOf<typeof publisher, 'trashMount'> = async (
  { tx, actor, grants, audit, now },
  { id },
) => {
  const before = await lockMountInCompany(tx, id)
  await checkMode(before, grants)
  const mover = { actorId: actor.memberId, now }
  const mount = await endMount(tx, before, 'trash', mover)
  const cancelled = await dropEventsOf(tx, mount, mover)
  await audit(id, { host: before.host, from: before.state, ...(cancelled.length > 0 && { cancelled }) })
  return shown(tx, mount, now)
}

/** It comes back where nothing answers: it must be put live again. */
export const restoreMount: HandlerOf<typeof publisher, 'restoreMount'> = async ({ tx, actor, audit, now }, { id }) => {
  const before = await lockMountInCompany(tx, id)
  const state = mountLifecycle.next(before.state, 'restore') ?? fail('publisher.not-possible')
  const product = await lockProductInCompany(tx, before.productId)
  // A product in the trash is restored among the products, as a draft.
  if (product.state === 'trash') return fail('publisher.not-possible')
  await tx.update(mounts).set({ state }).where(eq(mounts.id, id))
  const mount = { ...before, state }
  const version = await versionOf(tx, before.releaseId)
  await recordMove(tx, mount, version, 'restored', { actorId: actor.memberId, now })
  await audit(id, { host: before.host, to: state })
  return toMount(mount, version, now)
}
