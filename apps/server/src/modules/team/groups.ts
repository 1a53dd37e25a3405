import { fail } from '@coverwright/domain/errors'
import type { TeamGroup } from '@coverwright/domain/member/team'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { memberGroups, members } from '../member/index.ts'

export async function toTeamGroup(tx: ReadTx, row: typeof memberGroups.$inferSelect): Promise<TeamGroup> {
  const { id, name, createdAt } = row
  const count = await tx.$count(members, and(eq(members.groupId, id), isNull(members.erasedAt)))
  return { id, name, members: count, createdAt: createdAt.toISOString() }
}

/** Asked while the company is locked: what is free now stays free until the group is saved. */
export async function requireFreeGroupName(tx: ReadTx, name: string, except?: string): Promise<void> {
  const isTaken = and(
    eq(sql`lower(${memberGroups.name})`, name.toLowerCase()),
    except ? ne(memberGroups.id, except) : undefined,
  )
  if ((await tx.$count(memberGroups, isTaken)) > 0) fail('group.name-taken')
}
