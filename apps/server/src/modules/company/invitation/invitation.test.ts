import { beforeEach, describe, expect, test } from 'vitest'
import { aLabel, anXls } from '../../../../test/an-xls.ts'
import { aGroup, aMember, anInvitation, aRole } from '../../../../test/builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { writeXlsx } from '../../../adapters/spreadsheets/write-xlsx.ts'

const app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
const { visitor, clock, owner } = app
const hour = 3_600_000
const alreadyConfirmed = {
  code: 'invitation.already-confirmed',
  message: 'User cannot be confirmed. Current status is CONFIRMED',
}

let company: TestCompany
let number = 0
beforeEach(async () => {
  clock.now = () => new Date()
  company = await app.aCompany()
})

const form = (change: object = {}) => ({
  email: `Sol.${++number}@Tarnbrook.example`,
  name: 'Sol Marrick',
  role: 'standard' as const,
  roleId: null,
  groupId: null,
  ...change,
})

const registration = (token: string, email: string, change: object = {}) => ({
  token,
  email,
  name: 'Sol Marrick',
  title: 'Underwriter',
  password: 'Otter-and-Reed-26',
  confirmation: 'Otter-and-Reed-26',
  hasAgreed: true,
  ...change,
})

/** The link as the invited person finds it. */
async function mailedTo(email: string) {
  const { rows } = await owner.query<{ text: string }>(
    'select text from outbox_message where recipient = $1 order by created_at desc, id desc',
    [email.toLowerCase()],
  )
  const link = /https:\S+/.exec(rows[0]?.text ?? '')?.[0] ?? ''
  return { link, token: new URL(link).searchParams.get('token') ?? '', count: rows.length }
}

describe('an invited standard user', () => {
  test('gets a mail, registers with the invited address and signs in', async () => {
    const group = await aGroup(company)
    const role = await aRole(company, { permissions: ['project', 'domain'] })
    const invited = form({ groupId: group.id, roleId: role.id })
    const sent = await company.client.login.sendSecondaryUserEmail(invited)
    expect(sent).toMatchObject({
      status: 'pending',
      roleName: role.name,
      groupName: group.name,
      invitedBy: 'Wren Okafor',
    })

    const { link, token } = await mailedTo(invited.email)
    expect(link).toMatch(/^https:\/\/studio\.example\/confirmStatus\?token=/)
    expect(await visitor.insurers.getCreatUserTokenInfo({ token })).toMatchObject({
      email: invited.email.toLowerCase(),
      needsConfirmation: false,
      roleName: role.name,
    })
    expect(await visitor.login.verifyLinkOutOfDate({ token })).toEqual({
      isOutOfDate: false,
      reason: null,
      message: null,
    })
    await visitor.insurers.creatCompanyUser(registration(token, invited.email))

    expect(await visitor.login.landingV2({ email: invited.email, password: 'Otter-and-Reed-26' })).toMatchObject({
      outcome: 'new-device',
    })
    const card = await company.client.login.getUserInfoByEmail({ email: invited.email })
    expect(card).toMatchObject({ role: 'standard', roleId: role.id, groupId: group.id, state: 'registered' })
    const held = await company.client.permissions.getPermissionsListById({ id: card.id })
    expect(held.map(({ code }) => code)).toEqual(['project', 'domain'])
    const { items } = await company.client.message.listNotifications({})
    expect(items[0]).toMatchObject({ title: 'Sol Marrick has registered', link: '/users' })
  })

  test('registers with no other address', async () => {
    const { token } = await anInvitation(app, company)
    await expect(
      visitor.insurers.creatCompanyUser(registration(token, 'someone.else@tarnbrook.example')),
    ).rejects.toMatchObject({
      code: 'invitation.other-email',
      fields: { email: 'Incorrect company name or username. Please check and try again.' },
    })
  })

  test('must agree, and repeat the password as it is', async () => {
    const { token, email } = await anInvitation(app, company)
    const send = (change: object) => visitor.insurers.creatCompanyUser(registration(token, email, change))
    await expect(send({ hasAgreed: false })).rejects.toMatchObject({
      status: 422,
      fields: { hasAgreed: expect.any(String) },
    })
    await expect(send({ confirmation: 'Another-one-26' })).rejects.toMatchObject({
      fields: { confirmation: "These password don't match. Try again?" },
    })
    await expect(send({ password: 'short', confirmation: 'short' })).rejects.toMatchObject({
      fields: { password: 'Incorrect password format' },
    })
  })
})

describe('an invited admin', () => {
  test('confirms by a button, once, and then registers', async () => {
    const invited = form({ role: 'admin' })
    await company.client.login.sendSecondaryUserEmail(invited)
    const { token } = await mailedTo(invited.email)
    await expect(visitor.insurers.creatCompanyUser(registration(token, invited.email))).rejects.toMatchObject({
      code: 'invitation.unconfirmed',
    })
    expect(await visitor.login.afterInviteAction({ token })).toMatchObject({
      needsConfirmation: false,
      roleName: 'Admin',
    })
    await expect(visitor.login.afterInviteAction({ token })).rejects.toMatchObject(alreadyConfirmed)
    await visitor.insurers.creatCompanyUser(registration(token, invited.email))
    expect((await company.client.login.getUserInfoByEmail({ email: invited.email })).role).toBe('admin')
  })

  test('of two who confirm at once one wins', async () => {
    const { token } = await anInvitation(app, company, { role: 'admin' })
    const results = await Promise.allSettled([1, 2, 3].map(() => visitor.login.afterInviteAction({ token })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a trial user', () => {
  test('is invited by a link that is handed over, and looks around for 21 days', async () => {
    const email = form().email
    const { link, invitation } = await company.client.login.inviteTrialUser({ email, name: '' })
    expect(invitation).toMatchObject({ role: 'trial', roleName: 'Trial', status: 'pending' })
    expect((await owner.query('select from outbox_message where recipient = $1', [email.toLowerCase()])).rowCount).toBe(
      0,
    )
    const token = new URL(link).searchParams.get('token') ?? ''
    await visitor.insurers.creatCompanyUser(registration(token, email))

    const signIn = () => visitor.login.landingV2({ email, password: 'Otter-and-Reed-26' })
    expect(await signIn()).toMatchObject({ outcome: 'new-device' })
    clock.now = () => new Date(Date.now() + 21 * 24 * hour + 1000)
    await expect(signIn()).rejects.toMatchObject({ code: 'session.access-ended' })
  })

  test('is let into nothing when the time is over, whatever token they hold', async () => {
    const trial = await app.aColleague(company, { role: 'trial' })
    await trial.client.login.getUserData({})
    await owner.query(`update member set access_ends_at = now() - interval '1 second' where id = $1`, [trial.memberId])
    await expect(trial.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
  })
})

const readList = (content: Buffer<ArrayBuffer> | string, fileName = 'People.xlsx') =>
  company.client.permission['invitation/readList']({ fileName }, new Blob([content]))

describe('many at once', () => {
  test('are looked through before anything is sent, row by row with the reason', async () => {
    const registered = await aMember(app, company)
    const role = await aRole(company, { name: 'Claims desk' })
    const right = [
      { email: 'a.batch@tarnbrook.example', name: 'A', role: 'Standard' },
      { email: 'b.batch@tarnbrook.example', name: '', role: 'claims DESK' },
    ]
    const wrong = [
      { email: 'not an address', name: '', role: 'Standard' },
      { email: registered.email, name: '', role: 'standard' },
      { email: 'A.batch@tarnbrook.example', name: '', role: 'Admin' },
      { email: 'c.batch@tarnbrook.example', name: '', role: 'Emperor' },
      { email: 'd.batch@tarnbrook.example', name: '', role: 'primary user' },
    ]
    const invite = (rows: typeof right) => company.client.permission['invitation/inviteMany']({ groupId: null, rows })
    const open = async () =>
      (await company.client.permission['invitation/getInvitationList']({ search: 'batch' })).items
        .map(({ email, roleName }) => `${email} ${roleName}`)
        .toSorted()
    const looked = await invite([...right, ...wrong])
    expect(looked.some(({ isInvited }) => isInvited)).toBe(false)
    expect(looked.map(({ message }) => message)).toEqual([
      '',
      '',
      'Email is not valid.',
      'Email has been registered.',
      'This address is in the list twice',
      'There is no such role',
      'Nobody can be invited as primary',
    ])
    expect(await open()).toEqual([])
    expect((await invite(right)).every(({ isInvited }) => isInvited)).toBe(true)
    expect(await open()).toEqual(['a.batch@tarnbrook.example Standard', `b.batch@tarnbrook.example ${role.name}`])
    expect((await invite(right))[0]?.message).toBe('An invitation to this address is open. Send it again instead.')
  })

  test('are read from a workbook, by the headings of its first sheet with anything in it', async () => {
    const rows = [
      ['Name', 'E-mail', 'Role'],
      ['Noor Haddad', 'noor@tarnbrook.example', 'Admin'],
      [null, 'sol@tarnbrook.example', null],
    ]
    const sheets = [
      { name: 'Notes', rows: [], merges: [] },
      { name: 'Team', rows, merges: [] },
    ]
    const listed = [
      { name: 'Noor Haddad', email: 'noor@tarnbrook.example', role: 'Admin' },
      { name: '', email: 'sol@tarnbrook.example', role: 'Standard' },
    ]
    expect(await readList(Buffer.from(writeXlsx(sheets)))).toEqual(listed)
    const cells = rows.flatMap((row, at) =>
      row.flatMap((text, column) => (text === null ? [] : aLabel(at, column, text))),
    )
    expect(await readList(Buffer.from(anXls({ sheet: cells })), 'People.xls')).toEqual(listed)
    expect(await readList('E-mail;Name\nsol@tarnbrook.example;', 'People.csv')).toEqual(listed.slice(1))
    await expect(readList(Buffer.from(writeXlsx(sheets)), 'My people (1).xlsx')).rejects.toMatchObject({
      code: 'invitation.unreadable',
      fields: { file: 'Name the file with letters and numbers only, such as People2026.xlsx.' },
    })
    expect(await readList('E-mail;Name\nsol@tarnbrook.example;', 'My people.csv')).toEqual(listed.slice(1))
    await expect(readList('PK\u0003\u0004 torn')).rejects.toMatchObject({
      code: 'invitation.unreadable',
      fields: { file: expect.any(String) },
    })
    await expect(readList('x'.repeat(1024 * 1024 + 1))).rejects.toMatchObject({ code: 'file.too-large' })
  })

  test('stop at the tenth standard user', async () => {
    const rows = Array.from({ length: 12 }, (_, n) => ({
      email: `n${n}.${number}@tarnbrook.example`,
      name: '',
      role: 'Standard',
    }))
    const results = await company.client.permission['invitation/inviteMany']({ rows, groupId: null })
    expect(results.filter(({ message }) => message === '')).toHaveLength(10)
    expect(results.some(({ isInvited }) => isInvited)).toBe(false)
  })

  test('may be a hundred, not more', async () => {
    const rows = Array.from({ length: 101 }, () => ({ email: '', name: '', role: '' }))
    await expect(company.client.permission['invitation/inviteMany']({ rows, groupId: null })).rejects.toMatchObject({
      status: 422,
    })
  })
})

test('the list tells the states apart', async () => {
  await anInvitation(app, company, { email: 'p@x.example' })
  await anInvitation(app, company, { email: 'c@x.example', role: 'admin', state: 'confirmed' })
  await anInvitation(app, company, { email: 'r@x.example', state: 'revoked' })
  await anInvitation(app, company, { email: 'e@x.example', expiresAt: new Date(Date.now() - 1000) })
  const emails = async (status: 'pending' | 'confirmed' | 'revoked' | 'expired' | 'accepted') =>
    (await company.client.permission['invitation/getInvitationList']({ status })).items.map(({ email }) => email)
  expect(await emails('pending')).toEqual(['p@x.example'])
  expect(await emails('confirmed')).toEqual(['c@x.example'])
  expect(await emails('revoked')).toEqual(['r@x.example'])
  expect(await emails('expired')).toEqual(['e@x.example'])
  expect(await emails('accepted')).toEqual([])
  expect(await company.client.login.getUserType({ email: 'p@x.example' })).toEqual({
    role: 'standard',
    state: 'unregistered',
  })
  expect(await company.client.login.getUserType({ email: 'nobody@x.example' })).toEqual({
    role: null,
    state: 'unknown',
  })
})
