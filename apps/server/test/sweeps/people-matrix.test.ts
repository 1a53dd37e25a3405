import type { Role } from '@coverwright/domain/company/member/roles'
import { beforeAll, expect, test } from 'vitest'
import { aMember, anInvitation, aPartnership } from '../builders.ts'
import { aLogo } from '../channel-builders.ts'
import { aReactivation } from '../company-builders.ts'
import { type TestCompany, testPassword } from '../test-app.ts'
import { startSweptApp } from './swept-app.ts'

const app = await startSweptApp()

/**
 * Who may do what to whom, written by hand from the specification's §6 and nothing else: the primary user adds admin
 * and secondary users and manages all; admins manage roles and edit standard users; standard users manage nobody;
 * nobody changes the primary user but by a transfer.
 */
const table = `
  what                       | primary | admin | standard | designer | trial
  see the users              | yes     | yes   | no       | no       | no
  see the roles              | yes     | yes   | no       | no       | no
  make a custom role         | yes     | yes   | no       | no       | no
  make a group               | yes     | yes   | no       | no       | no
  invite an admin            | yes     | no    | no       | no       | no
  invite a standard user     | yes     | yes   | no       | no       | no
  invite a designer          | yes     | yes   | no       | no       | no
  invite a trial user        | yes     | yes   | no       | no       | no
  invite many                | yes     | yes   | no       | no       | no
  revoke an admin's link     | yes     | no    | no       | no       | no
  revoke a standard's link   | yes     | yes   | no       | no       | no
  edit a standard user       | yes     | yes   | no       | no       | no
  edit an admin              | no      | no    | no       | no       | no
  edit the primary user      | no      | no    | no       | no       | no
  make a standard user admin | yes     | no    | no       | no       | no
  make an admin standard     | yes     | no    | no       | no       | no
  remove a standard user     | yes     | yes   | no       | no       | no
  remove a designer          | yes     | yes   | no       | no       | no
  remove an admin            | yes     | no    | no       | no       | no
  remove the primary user    | no      | no    | no       | no       | no
  read what was sent         | yes     | yes   | no       | no       | no
  set up a channel           | yes     | yes   | no       | no       | no
  hand the primary role over | yes     | no    | no       | no       | no
  see the partners           | yes     | yes   | yes      | yes      | yes
  invite a partner           | yes     | yes   | no       | no       | no
  answer a partner           | yes     | yes   | no       | no       | no
  end a partnership          | yes     | yes   | no       | no       | no
  add an agent               | yes     | yes   | no       | no       | no
  see the contacts           | yes     | yes   | yes      | yes      | yes
  add a contact              | yes     | yes   | no       | no       | no
  make an API key            | yes     | yes   | no       | no       | no
  read the audit log         | yes     | yes   | no       | no       | no
  write to support           | yes     | yes   | yes      | yes      | yes
  lengthen a trial           | no      | no    | no       | no       | no
  read the company profile   | yes     | yes   | no       | no       | no
  change account settings    | yes     | yes   | no       | no       | no
  see the agreements         | yes     | yes   | no       | no       | no
  verify companies           | no      | no    | no       | no       | no
  see one's own data         | yes     | yes   | yes      | yes      | yes
  change one's own name      | yes     | yes   | yes      | yes      | yes
`

let number = 0
const email = () => `matrix-${++number}@tarnbrook.example`
const place = { roleId: null, groupId: null }
const invited = (role: 'admin' | 'standard' | 'designer') => ({ email: email(), name: '', role, ...place })

let company: TestCompany
let primary: TestCompany
const someone = async (role: Role) => (await aMember(app, primary, { role })).id
const linkOf = async (role: 'admin' | 'standard') => (await anInvitation(app, primary, { role })).id

type Attempt = (client: TestCompany['client']) => Promise<unknown>
const attempts: Readonly<Record<string, Attempt>> = {
  'see the users': ({ permission }) => permission['user/getSubordinateUserList']({}),
  'see the roles': ({ permission }) => permission['role/getRoleList']({}),
  'make a custom role': ({ permission }) =>
    permission['role/createPermissionsRole']({ name: email(), description: '', permissions: ['project'] }),
  'make a group': ({ permission }) => permission['group/createGroup']({ name: email() }),
  'invite an admin': ({ login }) => login.sendSecondaryUserEmail(invited('admin')),
  'invite a standard user': ({ login }) => login.sendSecondaryUserEmail(invited('standard')),
  'invite a designer': ({ login }) => login.sendSecondaryUserEmail(invited('designer')),
  'invite a trial user': ({ login }) => login.inviteTrialUser({ email: email(), name: '' }),
  'invite many': ({ permission }) =>
    permission['invitation/inviteMany']({ rows: [{ email: email(), name: '', role: 'Designer' }], groupId: null }),
  "revoke an admin's link": async ({ permission }) =>
    permission['invitation/revokeInvitation']({ id: await linkOf('admin') }),
  "revoke a standard's link": async ({ permission }) =>
    permission['invitation/revokeInvitation']({ id: await linkOf('standard') }),
  'edit a standard user': async ({ permissions }) =>
    permissions.updateUserPermissions({ id: await someone('standard'), permissions: [] }),
  'edit an admin': async ({ permissions }) =>
    permissions.updateUserPermissions({ id: await someone('admin'), permissions: [] }),
  'edit the primary user': ({ permissions }) =>
    permissions.updateUserPermissions({ id: primary.memberId, permissions: [] }),
  'make a standard user admin': async ({ permission }) =>
    permission['user/updateUser']({ id: await someone('standard'), role: 'admin', ...place }),
  'make an admin standard': async ({ permission }) =>
    permission['user/updateUser']({ id: await someone('admin'), role: 'standard', ...place }),
  'remove a standard user': async ({ permission }) => permission['user/removeUser']({ id: await someone('standard') }),
  'remove a designer': async ({ permission }) => permission['user/removeUser']({ id: await someone('designer') }),
  'remove an admin': async ({ permission }) => permission['user/removeUser']({ id: await someone('admin') }),
  'remove the primary user': ({ permission }) => permission['user/removeUser']({ id: primary.memberId }),
  'read what was sent': ({ outbox }) => outbox.listMessages({}),
  'set up a channel': async ({ channel }) => {
    const said = { type: 'online', code: email(), email: email(), name: 'Harbour', country: 'GB' } as const
    return channel.createChannel({ ...said, logoFileId: await aLogo(primary) })
  },
  'hand the primary role over': async ({ login }) =>
    login.sendTransferMessage({ memberId: await someone('admin'), password: testPassword }),
  'see the partners': ({ login }) => login.getBrokerList({}),
  'invite a partner': ({ login }) =>
    login.sendInviteBrokerEmail({ email: email(), partnerType: 'broker', paymentMode: 'P2I', note: '' }),
  'answer a partner': async ({ login }) => {
    const askedBy = await app.aCompany({ businessType: 'broker' })
    const asked = { askedBy, ownType: 'broker', partnerType: 'insurer' } as const
    return login.connectBrokerInfo({ id: (await aPartnership(app, primary, asked)).id, answer: 'accept' })
  },
  'end a partnership': async ({ insurers }) =>
    insurers.endPartnership({ id: (await aPartnership(app, primary, { state: 'active' })).id, reason: '' }),
  'add an agent': ({ agent }) => agent.createAgent({ name: 'Edda', email: email(), code: email(), phone: '' }),
  'see the contacts': ({ contact }) => contact.listContacts({}),
  'add a contact': ({ contact }) =>
    contact.createContact({ name: 'Isla', department: '', email: email(), phone: '', isShared: false }),
  'make an API key': ({ secret }) => secret.createKey({ name: 'A key', permissions: ['project'], days: 30 }),
  'read the audit log': ({ audit }) => audit.listEntries({}),
  'write to support': ({ support }) => support.sendRequest({ topic: 'other', subject: 'Hello', message: 'Hello' }),
  'lengthen a trial': async ({ verification }) =>
    verification.grantReactivation({ id: (await aReactivation(app, primary)).id }),
  'read the company profile': ({ login }) => login.getCompanyData({}),
  'change account settings': ({ company: account }) =>
    account.updateAccount({ appStoreLink: '', googlePlayLink: '', hasLoginNotification: true }),
  'see the agreements': ({ agreement }) => agreement.listAgreements({}),
  'verify companies': ({ verification }) => verification.listReviews({}),
  "see one's own data": ({ login }) => login.getUserData({}),
  "change one's own name": ({ login }) => login.updateUserData({ name: 'Rowan Ellery', title: '' }),
}

const [heads = [], ...lines] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const cases = lines.flatMap(([what = '', ...answers]) =>
  answers.map((answer, at) => ({ what, role: (heads[at + 1] ?? '') as Role, answer })),
)

beforeAll(async () => {
  primary = await app.aCompany()
})

test('the table knows every attempt, and every attempt the table', () => {
  expect(lines.map(([what]) => what)).toEqual(Object.keys(attempts))
})

test.each(cases)('$role: $what? $answer', async ({ what, role, answer }) => {
  // The limit of standard users is another matter.
  await app.owner.query(`update member set state = 'unregistered' where role = 'standard'`)
  await app.owner.query(`update invitation set state = 'revoked' where role = 'standard'`)
  company = role === 'primary' ? primary : await app.aColleague(primary, { role })
  const outcome = await attempts[what]?.(company.client).then(
    () => 'yes',
    (error: { status: number; code?: string }) => {
      expect([403, 409], error.code).toContain(error.status)
      return 'no'
    },
  )
  expect(outcome).toBe(answer)
})
