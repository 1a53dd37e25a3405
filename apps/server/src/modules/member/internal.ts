import type { Member, UserData } from '@coverwright/domain/member/member'
import { roleNames } from '@coverwright/domain/member/roles'
import { urlOfPermission } from '@coverwright/domain/permissions'
import { selectRow } from '../../platform/database/select-row.ts'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import type { ReadContext } from '../../platform/http/context.ts'
import { getOwnCompany } from '../company/index.ts'
import { type MemberRow, members } from './tables.ts'

export async function getMemberInCompany(tx: ReadTx, id: string): Promise<MemberRow> {
  const row = await selectRow(tx, members, id)
  if (!row) throw new Error('A member of the session is not in its company')
  return row
}

/** Everything the studio must know about the person who is signed in. */
export async function userDataOf({ tx, actor, grants }: ReadContext): Promise<UserData> {
  const member = await getMemberInCompany(tx, actor.memberId)
  const company = await getOwnCompany(tx)
  const { permissions } = await grants
  return {
    subId: member.id,
    paymentMode: company.paymentMode,
    businessType: company.businessType,
    member: toMember(member),
    company,
    permissionList: {
      roleList: [{ name: roleNames[member.role] }],
      requestList: permissions.map((code) => ({ url: urlOfPermission(code) })),
    },
  }
}

const toMember = ({ id, email, name, title, role, avatarFileId }: MemberRow): Member => ({
  id,
  email,
  name,
  title,
  role,
  avatarFileId,
})

/** Enough to know which mailbox to open, too little to learn the address. */
export const maskedEmail = (email: string) => email.replace(/^(.).*(@.*)$/, '$1***$2')
