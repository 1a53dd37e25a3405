import { permissionsOf, requireBelow } from '@coverwright/domain/company/member/granting'
import { isBelow, type Role, roleNames } from '@coverwright/domain/company/member/roles'
import type { TeamMember } from '@coverwright/domain/company/member/team'
import { fail } from '@coverwright/domain/errors'
import { and, eq, isNull } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Grants } from '../../../platform/http/context.ts'
import { getRoleInCompany, type MemberRow, members, type TeamNames, teamNames } from '../member/index.ts'

export async function getColleague(tx: ReadTx, id: string): Promise<MemberRow> {
  const row = await selectRow(tx, members, id)
  return row && !row.erasedAt ? row : fail('member.not-found')
}

/** A colleague whom the caller may manage, held until the transaction ends. */
export async function lockSubordinate(tx: WriteTx, id: string, { role }: Grants): Promise<MemberRow> {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.erasedAt)))
    .for('update')
  if (!row) return fail('member.not-found')
  requireBelow(row.role, role)
  return row
}

/** What a colleague may do now. */
export async function permissionsOfMember(tx: ReadTx, row: MemberRow) {
  const role = row.customRoleId ? await getRoleInCompany(tx, row.customRoleId) : undefined
  return permissionsOf(row, role?.permissions)
}

export const toTeamMember = (row: MemberRow, { roles, groups }: TeamNames, actor: Role): TeamMember => ({
  id: row.id,
  email: row.email,
  name: row.name,
  title: row.title,
  role: row.role,
  roleId: row.customRoleId,
  roleName: roles.get(row.customRoleId ?? '') ?? roleNames[row.role],
  groupId: row.groupId,
  groupName: groups.get(row.groupId ?? '') ?? '',
  state: row.state,
  accessEndsAt: row.accessEndsAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  isBelow: isBelow(row.role, actor),
})

export async function teamMemberOf(tx: ReadTx, id: string, { role }: Grants): Promise<TeamMember> {
  return toTeamMember(await getColleague(tx, id), await teamNames(tx), role)
}
