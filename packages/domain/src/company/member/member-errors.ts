import { messages } from '../../messages.ts'
import { maxGroups, maxRoles, maxStandardUsers } from './member-limits.ts'

export const memberErrors = {
  'member.not-found': { status: 404, message: messages.userNotFound },
  'member.absent': { status: 404, message: messages.userAbsent },
  'member.not-below': { status: 403, message: 'You can manage only people whose role is below yours.' },
  'member.is-primary': { status: 403, message: 'The primary user changes by a transfer only.' },
  'member.grants-too-much': { status: 403, message: 'You cannot give a permission that you do not have yourself.' },
  'member.reserved': { status: 409, message: 'This permission comes with the role Admin and cannot be given.' },
  'member.permissions-fixed': { status: 409, message: 'Only the permissions of standard users can be changed.' },
  'member.too-many-standard': {
    status: 409,
    message: `A company has up to ${maxStandardUsers} standard users, those with an open invitation included.`,
  },
  'member.still-registered': { status: 409, message: 'Remove the user before you erase their data.' },
  'member.already-registered': { status: 409, message: 'The user is registered.' },
  'member.already-removed': { status: 409, message: 'The user was removed already.' },
  'role.not-found': { status: 404, message: 'The role could not be found!' },
  'role.name-taken': { status: 409, message: `This role name ${messages.alreadyExists}.` },
  'role.in-use': { status: 409, message: 'Users or open invitations have this role. Give them another one first.' },
  'role.for-standard-only': { status: 409, message: 'A custom role is for standard users.' },
  'role.too-many': { status: 409, message: `A company has up to ${maxRoles} roles of its own.` },
  'group.not-found': { status: 404, message: 'The group could not be found!' },
  'group.name-taken': { status: 409, message: `This group name ${messages.alreadyExists}.` },
  'group.too-many': { status: 409, message: `A company has up to ${maxGroups} groups.` },
} as const
