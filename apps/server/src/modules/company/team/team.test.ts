import { permissionsOfRole } from '@coverwright/domain/permissions'
import { beforeEach, describe, expect, test } from 'vitest'
import { aContact, aFile, aGroup, aMember, anInvitation, aRole } from '../../../../test/builders.ts'
import { rowsOfCompany } from '../../../../test/sweeps/tenant-tables.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
let primary: TestCompany
let admin: TestCompany
let standard: TestCompany
beforeEach(async () => {
  primary = await app.aCompany()
  admin = await app.aColleague(primary, { role: 'admin' })
  standard = await app.aColleague(primary, { role: 'standard' })
})

const codes = (marks: readonly { code: string; isHeld: boolean }[]) =>
  marks.filter(({ isHeld }) => isHeld).map(({ code }) => code)

const emails = async (company: TestCompany, filter = {}) =>
  (await company.client.permission['user/getSubordinateUserList'](filter)).items.map(({ email }) => email).toSorted()

const edit = (company: TestCompany, id: string) =>
  company.client.permissions.updateUserPermissions({ id, permissions: ['project'] })

const makeOf = (company: TestCompany, id: string, role: 'admin' | 'standard' | 'designer') =>
  company.client.permission['user/updateUser']({ id, role, roleId: null, groupId: null })

const call = (company: TestCompany, name: 'user/removeUser' | 'user/restoreUser' | 'user/eraseUser', id: string) =>
  company.client.permission[name]({ id })

describe('the list', () => {
  test('holds those below, or the whole company', async () => {
    expect(await emails(primary)).toEqual([admin.email, standard.email].toSorted())
    expect(await emails(admin)).toEqual([standard.email])
    expect(await emails(admin, { scope: 'company' })).toEqual([primary.email, admin.email, standard.email].toSorted())
    await expect(emails(standard)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('is narrowed by role, state, group and words', async () => {
    const group = await aGroup(primary)
    const inGroup = await aMember(app, primary, { groupId: group.id, name: '100% Ash' })
    expect(await emails(primary, { groupId: group.id })).toEqual([inGroup.email])
    expect(await emails(primary, { role: 'admin' })).toEqual([admin.email])
    expect(await emails(primary, { search: '100%' })).toEqual([inGroup.email])
    expect(await emails(primary, { state: 'unregistered' })).toEqual([])
  })
})

test('the search palette finds colleagues for who manages users, and for nobody else', async () => {
  const colleague = await aMember(app, primary, { name: 'Isolde Tarrant' })
  const found = await admin.client.search.findRecords({ text: 'tarrant' })
  expect(found).toEqual([expect.objectContaining({ kind: 'member', link: `/users?member=${colleague.id}` })])
  expect(await standard.client.search.findRecords({ text: 'tarrant' })).toEqual([])
})

describe('permissions of a standard user', () => {
  test('hold from the next call on, with the same token', async () => {
    const { memberId: id } = standard
    await expect(standard.client.outbox.listMessages({})).rejects.toMatchObject({ status: 403 })
    await admin.client.permissions.addUserPermissions({ id, permissions: ['read-outbox'] })
    await standard.client.outbox.listMessages({})
    const marks = await primary.client.permissions.updateUserPermissions({ id, permissions: ['project'] })
    expect(codes(marks)).toEqual(['project'])
    await expect(standard.client.outbox.listMessages({})).rejects.toMatchObject({ status: 403 })
    expect((await standard.client.login.getUserData({})).permissionList.requestList).toEqual([{ url: '/project' }])
  })

  test('given back as the role’s own follow the role again', async () => {
    const { memberId: id } = standard
    await primary.client.permissions.updateUserPermissions({ id, permissions: [] })
    await primary.client.permissions.updateUserPermissions({ id, permissions: permissionsOfRole('standard') })
    const { rows } = await app.owner.query('select permissions from member where id = $1', [id])
    expect(rows).toEqual([{ permissions: null }])
  })

  test('include nothing the giver does not hold', async () => {
    await app.owner.query(`update member set permissions = '{users,project}' where id = $1`, [admin.memberId])
    const give = (permissions: ('project' | 'domain')[]) =>
      admin.client.permissions.updateUserPermissions({ id: standard.memberId, permissions })
    await expect(give(['project', 'domain'])).rejects.toMatchObject({ code: 'member.grants-too-much' })
    expect(codes(await give(['project']))).toEqual(['project'])
    const marks = await admin.client.permissions.getByIdAllPermissionsList({ id: standard.memberId })
    expect(marks.filter(({ isGrantable }) => isGrantable).map(({ code }) => code)).toEqual(['project'])
  })

  test('never include managing users', async () => {
    const give = primary.client.permissions.addUserPermissions({ id: standard.memberId, permissions: ['users'] })
    await expect(give).rejects.toMatchObject({ code: 'member.reserved' })
    await expect(aRole(primary, { permissions: ['users'] })).rejects.toMatchObject({ code: 'member.reserved' })
  })

  test('are the only ones that can be changed', async () => {
    const designer = await aMember(app, primary, { role: 'designer' })
    await expect(edit(admin, primary.memberId)).rejects.toMatchObject({ code: 'member.is-primary' })
    await expect(edit(primary, primary.memberId)).rejects.toMatchObject({ code: 'member.is-primary' })
    await expect(edit(admin, admin.memberId)).rejects.toMatchObject({ code: 'member.not-below' })
    await expect(edit(primary, admin.memberId)).rejects.toMatchObject({ code: 'member.permissions-fixed' })
    await expect(edit(admin, designer.id)).rejects.toMatchObject({ code: 'member.permissions-fixed' })
  })
})

describe('a custom role', () => {
  test('gives its permissions to who has it, at their next call, and names itself to the session', async () => {
    const role = await aRole(primary, { name: 'Mail room', permissions: ['read-outbox'] })
    const place = { id: standard.memberId, role: 'standard', roleId: role.id, groupId: null } as const
    expect(await admin.client.permission['user/updateUser'](place)).toMatchObject({ roleName: 'Mail room' })
    await standard.client.outbox.listMessages({})
    const { permissionList } = await standard.client.login.getUserData({})
    expect(permissionList.roleList).toEqual([{ name: 'Standard' }, { name: 'Mail room' }])

    const change = { id: role.id ?? '', name: 'Mail room', description: 'Reads', permissions: ['project' as const] }
    await primary.client.permission['role/updateRole'](change)
    await expect(standard.client.outbox.listMessages({})).rejects.toMatchObject({ status: 403 })
    await primary.client.permissions.addRolePermissions({ id: change.id, permissions: ['read-outbox'] })
    await standard.client.outbox.listMessages({})
    const held = await primary.client.permissions.getRolePermissions({ id: change.id })
    expect(held.map(({ code }) => code)).toEqual(['project', 'read-outbox'])
  })

  test('has a name of its own, also of two made at once', async () => {
    const results = await Promise.allSettled([1, 2].map(() => aRole(primary, { name: 'Desk' })))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(aRole(primary, { name: ' dESK ' })).rejects.toMatchObject({
      message: 'This role name already exists.',
    })
    await expect(aRole(primary, { name: ' ' })).rejects.toMatchObject({ fields: { name: 'The field is required' } })
  })

  test('is not deleted while someone has it or is invited with it', async () => {
    const { id } = await aRole(primary)
    if (!id) throw new Error('A role has an id')
    const remove = () => primary.client.permission['role/deleteRole']({ id })
    const colleague = await aMember(app, primary, { customRoleId: id })
    await expect(remove()).rejects.toMatchObject({ code: 'role.in-use' })
    await app.owner.query('update member set custom_role_id = null where id = $1', [colleague.id])
    const invitation = await anInvitation(app, primary, { customRoleId: id })
    await expect(remove()).rejects.toMatchObject({ code: 'role.in-use' })
    await primary.client.permission['invitation/revokeInvitation']({ id: invitation.id })
    await remove()
    expect((await primary.client.permission['role/getRoleList']({})).some((role) => role.id === id)).toBe(false)
  })

  test('is for standard users', async () => {
    const { id: roleId } = await aRole(primary)
    const place = { id: standard.memberId, role: 'designer', roleId, groupId: null } as const
    await expect(primary.client.permission['user/updateUser'](place)).rejects.toMatchObject({
      code: 'role.for-standard-only',
    })
  })
})

describe('groups', () => {
  test('have a name of their own; deleted, they leave their members', async () => {
    const group = await aGroup(primary)
    const colleague = await aMember(app, primary, { groupId: group.id })
    await anInvitation(app, primary, { groupId: group.id })
    await expect(
      primary.client.permission['group/createGroup']({ name: group.name.toUpperCase() }),
    ).rejects.toMatchObject({ message: 'This group name already exists.' })
    const [listed] = await primary.client.permission['group/getGroupList']({})
    expect(listed).toMatchObject({ name: group.name, members: 1 })
    await primary.client.permission['group/updateGroup']({ id: group.id, name: 'Pricing' })
    await primary.client.permission['group/deleteGroup']({ id: group.id })
    expect(await primary.client.permission['user/getUser']({ id: colleague.id })).toMatchObject({ groupId: null })
  })
})

describe('a member’s place', () => {
  test('admins are made and unmade by the primary user alone', async () => {
    await expect(makeOf(admin, standard.memberId, 'admin')).rejects.toMatchObject({ code: 'member.not-below' })
    await expect(makeOf(admin, primary.memberId, 'standard')).rejects.toMatchObject({ code: 'member.is-primary' })
    await makeOf(primary, standard.memberId, 'admin')
    await standard.client.permission['user/getSubordinateUserList']({})
    await makeOf(primary, standard.memberId, 'standard')
    await expect(standard.client.permission['user/getSubordinateUserList']({})).rejects.toMatchObject({ status: 403 })
  })

  test('what one was given as something else does not follow', async () => {
    const { memberId: id } = standard
    await primary.client.permissions.addUserPermissions({ id, permissions: ['domain'] })
    await makeOf(primary, id, 'designer')
    const held = await primary.client.permissions.getPermissionsListById({ id })
    expect(held.map(({ code }) => code)).toEqual(permissionsOfRole('designer'))
  })

  test('an eleventh standard user is not made', async () => {
    for (let n = 1; n < 10; n++) await aMember(app, primary)
    await expect(makeOf(primary, admin.memberId, 'standard')).rejects.toMatchObject({
      code: 'member.too-many-standard',
    })
  })
})

describe('someone who leaves', () => {
  test('is signed out at once and cannot sign in until restored', async () => {
    const { memberId: id } = standard
    await call(admin, 'user/removeUser', id)
    await expect(standard.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
    await expect(call(admin, 'user/removeUser', id)).rejects.toMatchObject({ code: 'member.already-removed' })
    expect(await call(admin, 'user/restoreUser', id)).toMatchObject({ state: 'registered' })
    await expect(standard.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
  })

  test('is never the primary user, and an admin only by the primary user', async () => {
    for (const name of ['user/removeUser', 'user/eraseUser'] as const) {
      await expect(call(primary, name, primary.memberId)).rejects.toMatchObject({ code: 'member.is-primary' })
      await expect(call(admin, name, primary.memberId)).rejects.toMatchObject({ code: 'member.is-primary' })
      await expect(call(admin, name, admin.memberId)).rejects.toMatchObject({ code: 'member.not-below' })
    }
    await call(primary, 'user/removeUser', admin.memberId)
  })

  test('erased, leaves no personal data, and an id in the audit', async () => {
    const { memberId: id, client, email } = standard
    const name = 'Ottoline Ferrers-Quill'
    await client.login.updateUserData({ name, title: 'Curator of rarities' })
    await client.payment.savePassOrAvatar({ id: (await aFile(standard)).id })
    const invitation = await anInvitation(app, primary, { email: email.replace('@', '+old@'), memberId: id, name })
    const inviting = await app.aColleague(primary, { role: 'admin' })
    await app.owner.query('update member set name = $1 where id = $2', [`${name} II`, inviting.memberId])
    await inviting.client.login.sendSecondaryUserEmail({
      email: 'reader@tarnbrook.example',
      name: '',
      role: 'designer',
      roleId: null,
      groupId: null,
    })
    await primary.client.permission['user/getUser']({ id })
    await aContact(primary, { name, email: email.toUpperCase() })
    await client.support.sendRequest({ topic: 'other', subject: 'Rarities', message: 'Of the collection' })

    await expect(call(primary, 'user/eraseUser', id)).rejects.toMatchObject({ code: 'member.still-registered' })
    await call(primary, 'user/removeUser', id)
    await call(primary, 'user/eraseUser', id)

    await call(primary, 'user/removeUser', inviting.memberId)
    await call(primary, 'user/eraseUser', inviting.memberId)
    const left = JSON.stringify(await rowsOfCompany(app.owner, primary.companyId))
    for (const trace of [email, email.toUpperCase(), name, 'Curator of rarities', invitation.email, inviting.email]) {
      expect(left).not.toContain(trace)
    }
    const { rowCount } = await app.owner.query('select from audit where actor_id = $1', [id])
    expect(rowCount).toBeGreaterThan(0)
    await expect(primary.client.permission['user/getUser']({ id })).rejects.toMatchObject({
      code: 'member.absent',
      message: 'User does not exist.',
    })
    await expect(call(primary, 'user/restoreUser', id)).rejects.toMatchObject({ code: 'member.not-found' })
  })
})

test.each(['Primary', ' primary ', 'ADMIN', 'Standard User', 'de-signer', 'S u p e r', 'Trial users', 'secondary'])(
  'no role of a company is called %s',
  async (name) => {
    const refused = { code: 'role.name-taken', fields: { name: expect.stringContaining('already exists') } }
    const form = { name, description: '', permissions: [] }
    await expect(primary.client.permission['role/createPermissionsRole'](form)).rejects.toMatchObject(refused)
    const { id } = await aRole(primary)
    await expect(primary.client.permission['role/updateRole']({ id: id ?? '', ...form })).rejects.toMatchObject(refused)
  },
)

test('companies read of no permission that only the staff of the product hold', async () => {
  const ofStaff = new Set<string>(['verify-companies', 'grant-reactivation', 'issue-security-keys', 'write-articles'])
  const listed = (await primary.client.permissions.getPermissionsList({})).map(({ code }) => code)
  const { memberId: id } = standard
  const marked = (await primary.client.permissions.getByIdAllPermissionsList({ id })).map(({ code }) => code)
  expect(listed).toEqual(marked)
  expect(listed).toContain('project')
  expect(listed.filter((code) => ofStaff.has(code))).toEqual([])
})
