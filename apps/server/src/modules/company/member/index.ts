export { createMember, createMemberUnlessTaken } from './create-member.ts'
export { type Account, findAccount } from './find-account.ts'
export {
  getGroupInCompany,
  getMemberInCompany,
  getRoleInCompany,
  lockMemberInCompany,
  maskedEmail,
  type TeamNames,
  teamNames,
} from './internal.ts'
export { findLeaders, findStaff, newsForLeaders } from './leaders.ts'
export {
  type CustomRoleRow,
  customRoles,
  type MemberGroupRow,
  type MemberRow,
  memberGroups,
  members,
} from './tables.ts'
