import { isRoleOfProduct } from '@coverwright/domain/company/member/roles'
import type { TeamRole } from '@coverwright/domain/company/member/team'
import { errors, fail } from '@coverwright/domain/errors'
import type { Permission } from '@coverwright/domain/permissions'
import { and, eq, isNull } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { type CustomRoleRow, customRoles, members } from '../member/index.ts'

export const membersWithRole = (tx: ReadTx, id: string) =>
  tx.$count(members, and(eq(members.customRoleId, id), isNull(members.erasedAt)))

export async function toTeamRole(tx: ReadTx, row: CustomRoleRow): Promise<TeamRole> {
  const { id, name, description, permissions } = row
  return { id, role: 'standard', name, description, permissions, members: await membersWithRole(tx, id) }
}

export function requireOwnName(name: string): void {
  if (isRoleOfProduct(name)) fail('role.name-taken', { name: errors['role.name-taken'].message })
}

export async function saveRole(
  tx: WriteTx,
  id: string,
  change: { readonly name?: string; readonly description?: string; readonly permissions?: Permission[] },
): Promise<TeamRole> {
  const [row] = await tx.update(customRoles).set(change).where(eq(customRoles.id, id)).returning()
  publish(tx, { kind: 'rights' })
  return row ? toTeamRole(tx, row) : fail('role.not-found')
}

/** Once each, in the order of the catalogue's own. */
export const unique = (codes: readonly Permission[]): Permission[] => [...new Set(codes)]
