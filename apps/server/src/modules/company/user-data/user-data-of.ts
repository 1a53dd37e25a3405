import type { Member, UserData } from '@coverwright/domain/company/member/member'
import { roleNames } from '@coverwright/domain/company/member/roles'
import { urlOfPermission } from '@coverwright/domain/permission-url'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadContext } from '../../../platform/http/context.ts'
import { getOwnCompany } from '../company/index.ts'
import { customRoles, getMemberInCompany, type MemberRow } from '../member/index.ts'
import { ownPaymentMode } from '../partnership/index.ts'

/** Everything the studio must know about the person who is signed in. */
export async function userDataOf({ tx, actor, grants, ports }: ReadContext): Promise<UserData> {
  const member = await getMemberInCompany(tx, actor.memberId)
  const company = await getOwnCompany(tx)
  const { permissions } = await grants
  const customRole = member.customRoleId ? await selectRow(tx, customRoles, member.customRoleId) : undefined
  return {
    subId: member.id,
    paymentMode: await ownPaymentMode(tx),
    businessType: company.businessType,
    member: toMember(member),
    company,
    hasHelpDesk: ports.helpDesk !== undefined,
    permissionList: {
      roleList: [{ name: roleNames[member.role] }, ...(customRole ? [{ name: customRole.name }] : [])],
      requestList: permissions.map((code) => ({ url: urlOfPermission(code) })),
    },
  }
}

const toMember = ({ id, email, name, title, role, avatarFileId, language }: MemberRow): Member => ({
  id,
  email,
  name,
  title,
  role,
  avatarFileId,
  language,
})
