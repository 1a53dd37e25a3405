import { beforeEach, expect, test } from 'vitest'
import { aMember, aPartnership } from '../../../../test/builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})

const entries = (filter: Parameters<TestCompany['client']['audit']['listEntries']>[0] = {}) =>
  company.client.audit.listEntries(filter)

test('shows who did what, and filters by member, noun and time', async () => {
  const admin = await app.aColleague(company, { role: 'admin' })
  await company.client.permission['group/createGroup']({ name: 'Motor' })
  const between = new Date().toISOString()
  await admin.client.permission['role/createPermissionsRole']({ name: 'Reader', description: '', permissions: [] })

  expect((await entries({ memberId: admin.memberId })).items).toMatchObject([
    { noun: 'role', call: 'permission/role/createPermissionsRole', actor: { kind: 'member', name: 'Wren Okafor' } },
  ])
  expect((await entries({ noun: 'group' })).items).toMatchObject([{ call: 'permission/group/createGroup' }])
  expect((await entries({ since: between, noun: 'group' })).items).toEqual([])
  expect((await entries({ until: between, noun: 'group' })).total).toBe(1)
  expect(await company.client.audit.listNouns({})).toEqual(expect.arrayContaining(['group', 'role']))
})

test('says who did what to which named thing, from what to what, without calls and ids', async () => {
  const said = async (noun: string) => (await entries({ noun })).items.map(({ words }) => words)
  const role = await company.client.permission['role/createPermissionsRole']({
    name: 'Reader',
    description: '',
    permissions: ['project'],
  })
  const form = { id: role.id ?? '', name: 'Reader', description: '', permissions: ['project', 'domain'] as const }
  await company.client.permission['role/updateRole']({ ...form, permissions: [...form.permissions] })
  const { partner, id } = await aPartnership(app, company, { state: 'active' })
  await company.client.insurers.endPartnership({ id, reason: '' })
  const { name } = (await partner.client.login.getUserData({})).company
  const colleague = await app.aColleague(company, { role: 'standard' })
  await company.client.permission['user/updateUser']({
    id: colleague.memberId,
    role: 'designer',
    roleId: null,
    groupId: null,
  })
  expect(await said('role')).toEqual(['changed the role Reader (given: Domains)', 'made the role Reader'])
  expect(await said('partnership')).toEqual([`ended the partnership with ${name} (active → ended)`])
  expect(await said('user')).toEqual(['changed what Wren Okafor is in the company (Standard → Designer)'])
  await company.client.permission['user/updateUser']({
    id: colleague.memberId,
    role: 'standard',
    roleId: null,
    groupId: null,
  })
  await company.client.permission['role/deleteRole']({ id: role.id ?? '' })
  expect(await said('role')).toContain('made the role that is no longer there')
  const { items } = await entries()
  for (const { words, call, subjectId } of items) {
    expect(words).not.toContain(call)
    expect(words).not.toContain(subjectId)
    expect(words).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|undefined|\[object|[{}]/)
  }
})

test('is searched by what was done, and shows so many of each', async () => {
  await company.client.permission['group/createGroup']({ name: 'Motor' })
  const { total } = await entries()
  await app.owner.query(
    `insert into audit (id, company_id, actor_id, call, subject_id, detail)
     select gen_random_uuid(), $1, $1, 'channel/createChannel', $1, '{}' from generate_series(1, 205)`,
    [company.companyId],
  )
  expect((await entries({ search: 'Made the GROUP' })).items).toMatchObject([{ call: 'permission/group/createGroup' }])
  expect(await entries({ search: 'channel/' })).toMatchObject({ total: 201, more: true })
  // Somebody who reads German searched for it.
  const calls = ['permission/group/createGroup', 'permission/group/no-such-call']
  expect((await entries({ search: 'Gruppe', calls })).items).toMatchObject([{ call: 'permission/group/createGroup' }])
  expect(await entries({ search: 'no such call' })).toMatchObject({ total: 0, items: [] })
  expect(await company.client.audit.listNouns({})).toContain('channel')
  expect((await entries()).total).toBe(total + 205)
})

test('of an erased person it keeps an id and no name', async () => {
  const member = await app.aColleague(company, { role: 'standard' })
  await member.client.login.updateUserData({ name: 'Odalys Quern', title: 'Analyst' })
  await company.client.permission['user/removeUser']({ id: member.memberId })
  await company.client.permission['user/eraseUser']({ id: member.memberId })
  const { items } = await entries({ memberId: member.memberId })
  expect(items).toMatchObject([{ call: 'login/updateUserData', actor: { kind: 'former', name: '' } }])
  expect(JSON.stringify((await entries()).items)).not.toContain('Odalys')
})

test('holds no password, code, link or address of anybody', async () => {
  const invited = { email: 'sol.marrick@tarnbrook.example', name: 'Sol Marrick', role: 'standard' } as const
  await company.client.login.sendSecondaryUserEmail({ ...invited, roleId: null, groupId: null })
  await company.client.login.sendInviteBrokerEmail({
    email: 'hidden@quayside.example',
    partnerType: 'broker',
    paymentMode: 'P2I',
    note: 'Between us',
  })
  const { link } = await company.client.login.inviteTrialUser({ email: 'ines@tarnbrook.example', name: '' })
  const text = JSON.stringify((await entries()).items)
  for (const secret of [invited.email, invited.name, 'hidden@', 'Between us', 'ines@', link.split('.').at(-1) ?? '']) {
    expect(text).not.toContain(secret)
  }
})

test('is read by who may, of their own company', async () => {
  const standard = await app.aColleague(company, { role: 'standard' })
  await expect(standard.client.audit.listEntries({})).rejects.toMatchObject({ status: 403 })
  const stranger = await aMember(app, await app.aCompany())
  await expect(entries({ memberId: stranger.id })).rejects.toMatchObject({ code: 'member.not-found' })
})
