import { fail } from '@coverwright/domain/errors'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import {
  type CustomRoleRow,
  customRoles,
  type MemberGroupRow,
  type MemberRow,
  memberGroups,
  members,
} from './tables.ts'

export async function getMemberInCompany(tx: ReadTx, id: string): Promise<MemberRow> {
  return (await selectRow(tx, members, id)) ?? notInCompany()
}

/** Held until the transaction ends: of two who change their password at once the second gives an old one. */
export async function lockMemberInCompany(tx: WriteTx, id: string): Promise<MemberRow> {
  return (await selectRow(tx, members, id, 'for no key update')) ?? notInCompany()
}

function notInCompany(): never {
  throw new Error('A member of the session is not in its company')
}

export async function getRoleInCompany(tx: ReadTx, id: string): Promise<CustomRoleRow> {
  return (await selectRow(tx, customRoles, id)) ?? fail('role.not-found')
}

export async function getGroupInCompany(tx: ReadTx, id: string): Promise<MemberGroupRow> {
  return (await selectRow(tx, memberGroups, id)) ?? fail('group.not-found')
}

/** Names of the roles and groups of a company: few, and needed for every row of a list. */
export async function teamNames(tx: ReadTx) {
  const roleRows = await tx.select({ id: customRoles.id, name: customRoles.name }).from(customRoles)
  const groupRows = await tx.select({ id: memberGroups.id, name: memberGroups.name }).from(memberGroups)
  return { roles: byId(roleRows), groups: byId(groupRows) }
}

const byId = (rows: readonly { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]))

export type TeamNames = Awaited<ReturnType<typeof teamNames>>

/** Enough to know which mailbox to open, too little to learn the address. */
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1***$2')
