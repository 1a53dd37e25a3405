export { findMembers } from './find-members.ts'
