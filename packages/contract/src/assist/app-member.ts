import {
  AppGroup,
  AppGroupChange,
  AppGroupFilter,
  AppGroupForm,
  AppGroupRef,
  AppMember,
  AppMemberFilter,
  AppMemberForm,
  AppMemberMove,
  AppMemberRef,
  AppReadiness,
} from '@coverwright/domain/assist/app-member/app-member'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const access = can('manage-hub')
const managing = { access, audit: true } as const
const notReady = ['app-member.sender-not-verified', 'app-member.no-app-links'] as const

/** The people of the app, and the groups that decide what they read. */
export const appMember = group('appMember', {
  listMembers: call({
    access,
    paged: ['name', 'email', 'state', 'lastSeenAt', 'createdAt'],
    input: AppMemberFilter,
    output: AppMember,
  }),
  getMember: call({ access, input: AppMemberRef, output: AppMember, errors: ['app-member.not-found'] }),
  getReadiness: call({ access, input: z.strictObject({}), output: AppReadiness }),
  inviteMember: call({
    ...managing,
    input: AppMemberForm,
    output: AppMember,
    errors: [...notReady, 'app-member.email-taken', 'app-member.too-many', 'app-group.not-found'],
  }),
  sendLink: call({
    ...managing,
    input: AppMemberRef,
    output: AppMember,
    errors: [...notReady, 'app-member.not-found', 'app-member.not-in-state', 'app-member.sent-lately'],
  }),
  moveMember: call({
    ...managing,
    input: AppMemberMove,
    output: AppMember,
    errors: ['app-member.not-found', 'app-group.not-found'],
  }),
  promoteMember: call({
    ...managing,
    input: AppMemberRef,
    output: AppMember,
    errors: ['app-member.not-found', 'app-member.admin-limit', 'app-member.admin-already'],
  }),
  revertMember: call({
    ...managing,
    input: AppMemberRef,
    output: AppMember,
    errors: ['app-member.not-found', 'app-member.no-admin'],
  }),
  blockMember: call({
    ...managing,
    input: AppMemberRef,
    output: AppMember,
    errors: ['app-member.not-found', 'app-member.not-in-state'],
  }),
  unblockMember: call({
    ...managing,
    input: AppMemberRef,
    output: AppMember,
    errors: ['app-member.not-found', 'app-member.not-in-state'],
  }),
  /** With every question they asked. */
  eraseMember: call({ ...managing, input: AppMemberRef, output: z.null(), errors: ['app-member.not-found'] }),
  listGroups: call({ access, paged: ['name', 'createdAt'], input: AppGroupFilter, output: AppGroup }),
  createGroup: call({
    ...managing,
    input: AppGroupForm,
    output: AppGroup,
    errors: ['app-group.name-taken', 'app-group.too-many'],
  }),
  renameGroup: call({
    ...managing,
    input: AppGroupChange,
    output: AppGroup,
    errors: ['app-group.not-found', 'app-group.name-taken'],
  }),
  /** Its people are in no group from then on. */
  deleteGroup: call({ ...managing, input: AppGroupRef, output: z.null(), errors: ['app-group.not-found'] }),
})
