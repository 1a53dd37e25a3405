import {
  MemberPermissionsForm,
  MemberRef,
  PermissionCard,
  PermissionMark,
  RolePermissionsForm,
  RoleRef,
  TeamRole,
} from '@coverwright/domain/company/member/team'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

const granting = [
  'member.not-found',
  'member.not-below',
  'member.is-primary',
  'member.grants-too-much',
  'member.reserved',
  'member.permissions-fixed',
] as const

export const permissions = group('permissions', {
  getPermissionsList: call({ access: can('users'), input: z.strictObject({}), output: z.array(PermissionCard) }),
  getPermissionsListById: call({
    access: can('users'),
    input: MemberRef,
    output: z.array(PermissionCard),
    errors: ['member.not-found'],
  }),
  getByIdAllPermissionsList: call({
    access: can('users'),
    method: 'GET',
    input: MemberRef,
    output: z.array(PermissionMark),
    errors: ['member.not-found'],
  }),
  addUserPermissions: call({
    access: can('users'),
    audit: true,
    input: MemberPermissionsForm,
    output: z.array(PermissionMark),
    errors: granting,
  }),
  updateUserPermissions: call({
    access: can('users'),
    audit: true,
    input: MemberPermissionsForm,
    output: z.array(PermissionMark),
    errors: granting,
  }),
  getRolePermissions: call({
    access: can('users'),
    method: 'GET',
    input: RoleRef,
    output: z.array(PermissionCard),
    errors: ['role.not-found'],
  }),
  addRolePermissions: call({
    access: can('users'),
    audit: true,
    input: RolePermissionsForm,
    output: TeamRole,
    errors: ['role.not-found', 'member.grants-too-much', 'member.reserved'],
  }),
})
