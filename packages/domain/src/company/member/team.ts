import { z } from 'zod'
import { emailAddress, idOf, moment, oneOf, requiredText } from '../../fields.ts'
import { permissions } from '../../permissions.ts'
import { memberStates } from './member.ts'
import { assignableRoles, roles } from './roles.ts'

/** A colleague as the list of users shows them. */
export const TeamMember = z
  .object({
    id: idOf('member'),
    email: z.string(),
    name: z.string(),
    title: z.string(),
    role: z.enum(roles),
    /** The custom role, where one refines the role. */
    roleId: idOf('role').nullable(),
    roleName: z.string(),
    groupId: idOf('group').nullable(),
    groupName: z.string(),
    state: z.enum(memberStates),
    /** When a trial user's time is over. */
    accessEndsAt: moment.nullable(),
    createdAt: moment,
    /** Whether whoever asks may manage them. */
    isBelow: z.boolean(),
  })
  .meta({ id: 'TeamMember' })

export const TeamFilter = z.strictObject({
  /** Those below the caller, or everyone in the company. */
  scope: z.enum(['below', 'company']).optional(),
  role: z.enum(roles).optional(),
  state: z.enum(memberStates).optional(),
  groupId: idOf('group').optional(),
  search: z.string().trim().max(200).optional(),
})

export const MemberRef = z.strictObject({ id: idOf('member') })

export const EmailForm = z
  .strictObject({ email: emailAddress })
  .meta({ id: 'EmailForm', examples: [{ email: 'mei.rowley@tarnbrook.example' }] })

export const MemberType = z
  .object({ role: z.enum(roles).nullable(), state: z.enum([...memberStates, 'unknown']) })
  .meta({ id: 'MemberType' })

/** What a colleague is in the company. */
export const MemberPlaceForm = z
  .strictObject({
    id: idOf('member'),
    role: oneOf(assignableRoles),
    roleId: idOf('role').nullable(),
    groupId: idOf('group').nullable(),
  })
  .meta({ id: 'MemberPlaceForm', examples: [{ role: 'standard', roleId: null, groupId: null }] })

const permissionCodes = z.array(z.enum(permissions)).max(permissions.length)

export const MemberPermissionsForm = z
  .strictObject({ id: idOf('member'), permissions: permissionCodes })
  .meta({ id: 'MemberPermissionsForm', examples: [{ permissions: ['project'] }] })

export const PermissionCard = z
  .object({
    code: z.enum(permissions),
    title: z.string(),
    kind: z.enum(['page', 'action']),
    /** It comes with the role alone. */
    isReserved: z.boolean(),
  })
  .meta({ id: 'PermissionCard' })

/** A permission with what a user has of it, and whether the caller may give it. */
export const PermissionMark = PermissionCard.extend({ isHeld: z.boolean(), isGrantable: z.boolean() }).meta({
  id: 'PermissionMark',
})

export const RoleForm = z
  .strictObject({ name: requiredText(60), description: z.string().trim().max(300), permissions: permissionCodes })
  .meta({
    id: 'RoleForm',
    examples: [{ name: 'Claims desk', description: 'Looks after customers', permissions: ['project'] }],
  })

export const RoleChange = z
  .strictObject({ id: idOf('role'), ...RoleForm.shape })
  .meta({ id: 'RoleChange', examples: [{ name: 'Service desk', description: '', permissions: ['project'] }] })

export const RolePermissionsForm = z
  .strictObject({ id: idOf('role'), permissions: permissionCodes })
  .meta({ id: 'RolePermissionsForm', examples: [{ permissions: ['designStudio'] }] })

export const RoleRef = z.strictObject({ id: idOf('role') })

/** A role of the product, or one of the company's own over the standard user's. */
export const TeamRole = z
  .object({
    /** Of the company's own roles only. */
    id: idOf('role').nullable(),
    role: z.enum(roles),
    name: z.string(),
    description: z.string(),
    permissions: permissionCodes,
    members: z.int(),
  })
  .meta({ id: 'TeamRole' })

export const GroupForm = z
  .strictObject({ name: requiredText(60) })
  .meta({ id: 'GroupForm', examples: [{ name: 'Pricing' }] })

export const GroupChange = z
  .strictObject({ id: idOf('group'), ...GroupForm.shape })
  .meta({ id: 'GroupChange', examples: [{ name: 'Pricing and rating' }] })

export const GroupRef = z.strictObject({ id: idOf('group') })

export const TeamGroup = z
  .object({ id: idOf('group'), name: z.string(), members: z.int(), createdAt: moment })
  .meta({ id: 'TeamGroup' })

export type TeamMember = z.output<typeof TeamMember>
export type TeamRole = z.output<typeof TeamRole>
export type TeamGroup = z.output<typeof TeamGroup>
export type RoleForm = z.output<typeof RoleForm>
export type PermissionMark = z.output<typeof PermissionMark>
