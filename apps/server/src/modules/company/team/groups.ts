import type { TeamGroup } from '@coverwright/domain/company/member/team'
import { and, eq, isNull } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type MemberGroupRow, members } from '../member/index.ts'

export async function toTeamGroup(tx: ReadTx, row: MemberGroupRow): Promise<TeamGroup> {
  const { id, name, createdAt } = row
  const count = await tx.$count(members, and(eq(members.groupId, id), isNull(members.erasedAt)))
  return { id, name, members: count, createdAt: createdAt.toISOString() }
}
