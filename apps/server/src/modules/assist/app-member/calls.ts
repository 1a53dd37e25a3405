import type { appMember } from '@coverwright/contract/assist/app-member'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { blockMember, eraseMember, moveMember, promoteMember, revertMember, unblockMember } from './change-member.ts'
import { getMember, getReadiness } from './get-member.ts'
import { createGroup, deleteGroup, listGroups, renameGroup } from './groups.ts'
import { inviteMember, sendLink } from './invite-member.ts'
import { listMembers } from './list-members.ts'

export const appMemberCalls: HandlersOf<typeof appMember> = {
  listMembers,
  getMember,
  getReadiness,
  inviteMember,
  sendLink,
  moveMember,
  promoteMember,
  revertMember,
  blockMember,
  unblockMember,
  eraseMember,
  listGroups,
  createGroup,
  renameGroup,
  deleteGroup,
}
