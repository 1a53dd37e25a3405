import {
  BatchResult,
  Invitation,
  InvitationBatch,
  InvitationFilter,
  InvitationRef,
  LinkedInvitation,
} from '@coverwright/domain/company/invitation/invitation'
import { ListedPerson } from '@coverwright/domain/company/invitation/read-list'
import {
  GroupChange,
  GroupForm,
  GroupRef,
  MemberPlaceForm,
  MemberRef,
  RoleChange,
  RoleForm,
  RoleRef,
  TeamFilter,
  TeamGroup,
  TeamMember,
  TeamRole,
} from '@coverwright/domain/company/member/team'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const managing = ['member.not-found', 'member.not-below', 'member.is-primary'] as const
const nothing = z.strictObject({})

export const permission = group('permission', {
  'user/getSubordinateUserList': call({
    access: can('users'),
    method: 'GET',
    paged: ['name', 'email', 'role', 'state', 'createdAt'],
    input: TeamFilter,
    output: TeamMember,
    errors: ['group.not-found'],
  }),
  'user/getUser': call({ access: can('users'), input: MemberRef, output: TeamMember, errors: ['member.absent'] }),
  /** Makes a colleague something else: role, custom role, group. */
  'user/updateUser': call({
    access: can('users'),
    audit: true,
    input: MemberPlaceForm,
    output: TeamMember,
    errors: [
      ...managing,
      'member.grants-too-much',
      'member.too-many-standard',
      'role.not-found',
      'role.for-standard-only',
      'group.not-found',
    ],
  }),
  /** Ends a colleague's access; what they made stays. */
  'user/removeUser': call({
    access: can('users'),
    audit: true,
    input: MemberRef,
    output: TeamMember,
    errors: [...managing, 'member.already-removed'],
  }),
  'user/restoreUser': call({
    access: can('users'),
    audit: true,
    input: MemberRef,
    output: TeamMember,
    errors: [...managing, 'member.already-registered', 'member.too-many-standard'],
  }),
  /** Erases the personal data of somebody who was removed. Audit rows keep an id that leads nowhere. */
  'user/eraseUser': call({
    access: can('users'),
    audit: true,
    input: MemberRef,
    output: z.null(),
    errors: [...managing, 'member.still-registered'],
  }),

  'role/getRoleList': call({ access: can('users'), method: 'GET', input: nothing, output: z.array(TeamRole) }),
  'role/createPermissionsRole': call({
    access: can('users'),
    audit: true,
    input: RoleForm,
    output: TeamRole,
    errors: ['role.name-taken', 'role.too-many', 'member.grants-too-much', 'member.reserved'],
  }),
  'role/updateRole': call({
    access: can('users'),
    audit: true,
    input: RoleChange,
    output: TeamRole,
    errors: ['role.not-found', 'role.name-taken', 'member.grants-too-much', 'member.reserved'],
  }),
  'role/deleteRole': call({
    access: can('users'),
    audit: true,
    input: RoleRef,
    output: z.null(),
    errors: ['role.not-found', 'role.in-use'],
  }),

  'group/getGroupList': call({ access: can('users'), method: 'GET', input: nothing, output: z.array(TeamGroup) }),
  'group/createGroup': call({
    access: can('users'),
    audit: true,
    input: GroupForm,
    output: TeamGroup,
    errors: ['group.name-taken', 'group.too-many'],
  }),
  'group/updateGroup': call({
    access: can('users'),
    audit: true,
    input: GroupChange,
    output: TeamGroup,
    errors: ['group.not-found', 'group.name-taken'],
  }),
  'group/deleteGroup': call({
    access: can('users'),
    audit: true,
    input: GroupRef,
    output: z.null(),
    errors: ['group.not-found'],
  }),

  'invitation/getInvitationList': call({
    access: can('users'),
    paged: ['email', 'role', 'sentAt', 'expiresAt'],
    input: InvitationFilter,
    output: Invitation,
  }),
  /** Invites many at once, once every row is right; until then it answers what is wrong with which, and sends nothing. */
  'invitation/inviteMany': call({
    access: can('users'),
    audit: true,
    input: InvitationBatch,
    output: z.array(BatchResult),
    errors: ['group.not-found'],
  }),
  /** The people a workbook or a CSV file lists, to be looked through before they are invited. */
  'invitation/readList': call({
    access: can('users'),
    audit: true,
    takesFile: true,
    input: z
      .strictObject({ fileName: z.string().trim().min(1).max(200) })
      .meta({ examples: [{ fileName: 'People.csv' }], 'x-file': 'Email,Name\nnoor@tarnbrook.example,Noor\n' }),
    output: z.array(ListedPerson),
    errors: ['invitation.unreadable', 'file.too-large', 'file.empty'],
  }),
  /** The link that was sent before stops working. */
  'invitation/resendInvitation': call({
    showsSecret: true,
    access: can('users'),
    audit: true,
    input: InvitationRef,
    output: LinkedInvitation,
    errors: [
      'invitation.not-found',
      'invitation.not-open',
      'invitation.sent-lately',
      'member.not-below',
      'member.is-primary',
      'member.too-many-standard',
    ],
  }),
  'invitation/revokeInvitation': call({
    access: can('users'),
    audit: true,
    input: InvitationRef,
    output: Invitation,
    errors: ['invitation.not-found', 'invitation.not-open', 'member.not-below', 'member.is-primary'],
  }),
})
