export {
  countMembers,
  getAppMemberInCompany,
  holdAppGroupInCompany,
  holdAppMemberInCompany,
  lockAppMemberInCompany,
} from './internal.ts'
export { freshLink, isLinkOf, mailLink, readLink } from './link.ts'
export { type AppMemberRow, appGroups, appMembers, appSessions } from './tables.ts'
