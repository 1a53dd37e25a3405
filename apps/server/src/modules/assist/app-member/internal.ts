import type { AppGroup, AppMember } from '@coverwright/domain/assist/app-member/app-member'
import { senderEmailState } from '@coverwright/domain/company/account/sender-email'
import { fail } from '@coverwright/domain/errors'
import { and, count, eq, inArray } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { type AppGroupRow, type AppMemberRow, appGroups, appMembers, appSessions } from './tables.ts'

export async function getAppMemberInCompany(tx: ReadTx, id: string): Promise<AppMemberRow> {
  return (await selectRow(tx, appMembers, id)) ?? fail('app-member.not-found')
}

export async function lockAppMemberInCompany(tx: WriteTx, id: string): Promise<AppMemberRow> {
  return (await selectRow(tx, appMembers, id, 'for update')) ?? fail('app-member.not-found')
}

/** Whoever writes something of theirs holds them: they are not erased meanwhile. */
export async function holdAppMemberInCompany(tx: WriteTx, id: string): Promise<AppMemberRow> {
  return (await selectRow(tx, appMembers, id, 'for key share')) ?? fail('app-member.not-found')
}

/** Whoever is about to name the group holds it: it is not deleted meanwhile. */
export async function holdAppGroupInCompany(tx: WriteTx, id: string): Promise<AppGroupRow> {
  return (await selectRow(tx, appGroups, id, 'for key share')) ?? fail('app-group.not-found')
}

export async function saveAppMember(tx: WriteTx, id: string, change: Partial<AppMemberRow>): Promise<AppMemberRow> {
  const [row] = await tx.update(appMembers).set(change).where(eq(appMembers.id, id)).returning()
  return row ?? fail('app-member.not-found')
}

/** Whoever is signed in is out at their next call. */
export const endAppSessions = (tx: WriteTx, memberId: string, now: Date) =>
  tx.update(appSessions).set({ endedAt: now }).where(eq(appSessions.memberId, memberId))

export async function toAppMembers(tx: ReadTx, rows: readonly AppMemberRow[]): Promise<AppMember[]> {
  const ids = [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))]
  const groups =
    ids.length === 0
      ? []
      : await tx.select({ id: appGroups.id, name: appGroups.name }).from(appGroups).where(inArray(appGroups.id, ids))
  const names = new Map(groups.map(({ id, name }) => [id, name]))
  return rows.map(({ id, name, email, groupId, isAdmin, state, questions, lastSeenAt, createdAt }) => ({
    id,
    name,
    email,
    groupId,
    groupName: names.get(groupId ?? '') ?? '',
    isAdmin,
    state,
    questions,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

export async function toAppMember(tx: ReadTx, row: AppMemberRow): Promise<AppMember> {
  const [member] = await toAppMembers(tx, [row])
  return member ?? fail('app-member.not-found')
}

export async function toAppGroups(tx: ReadTx, rows: readonly AppGroupRow[]): Promise<AppGroup[]> {
  const counts = await countMembers(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, createdAt }) => ({
    id,
    name,
    members: counts.get(id) ?? 0,
    createdAt: createdAt.toISOString(),
  }))
}

/** How many are in each of these groups. */
export async function countMembers(tx: ReadTx, groupIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (groupIds.length === 0) return new Map()
  const rows = await tx
    .select({ groupId: appMembers.groupId, members: count() })
    .from(appMembers)
    .where(inArray(appMembers.groupId, [...groupIds]))
    .groupBy(appMembers.groupId)
  return new Map(rows.map(({ groupId, members }) => [groupId ?? '', members]))
}

export const countAdmins = (tx: ReadTx) => tx.$count(appMembers, and(eq(appMembers.isAdmin, true)))

export async function readinessOf(tx: ReadTx, now: Date) {
  const row = await getOwnCompanyRow(tx)
  const { senderEmail, senderVerifiedAt: verifiedAt, senderExpiresAt: expiresAt, appStoreLink, googlePlayLink } = row
  return {
    isSenderVerified: Boolean(senderEmail) && senderEmailState({ verifiedAt, expiresAt }, now) === 'ready',
    hasAppLinks: appStoreLink !== '' && googlePlayLink !== '',
  }
}

/** Nobody is written to in the name of a company that has not proved its address, or has no app to lead to. */
export async function requireReady(tx: ReadTx, now: Date): Promise<void> {
  const { isSenderVerified, hasAppLinks } = await readinessOf(tx, now)
  if (!isSenderVerified) fail('app-member.sender-not-verified')
  if (!hasAppLinks) fail('app-member.no-app-links')
}
