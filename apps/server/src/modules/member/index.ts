export { createMember } from './create-member.ts'
export { type Account, findAccount } from './find-account.ts'
export { getMemberInCompany, maskedEmail } from './internal.ts'
export { type MemberRow, members } from './tables.ts'
