export { createMember, createMemberUnlessTaken } from './create-member.ts'
export { type Account, findAccount } from './find-account.ts'
export {
  getGroupInCompany,
  getMemberInCompany,
  getRoleInCompany,
  maskedEmail,
  type TeamNames,
  teamNames,
} from './internal.ts'
export { type CustomRoleRow, customRoles, type MemberRow, memberGroups, members } from './tables.ts'
