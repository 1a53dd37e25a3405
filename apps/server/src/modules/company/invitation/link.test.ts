import { maxStandardUsers } from '@coverwright/domain/company/member/member-limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, anInvitation } from '../../../../test/builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
const { visitor, clock, owner } = app
const hour = 3_600_000
const linkExpired = {
  code: 'invitation.link-expired',
  message: 'The link expired. Please ask your colleague to send you the link again.',
}
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

describe('a link', () => {
  test('works once', async () => {
    const { token, email } = await anInvitation(app, company)
    await visitor.insurers.creatCompanyUser(registration(token, email))
    for (const call of [visitor.insurers.getCreatUserTokenInfo, visitor.login.afterInviteAction]) {
      await expect(call({ token })).rejects.toMatchObject(alreadyConfirmed)
    }
    await expect(visitor.insurers.creatCompanyUser(registration(token, email))).rejects.toMatchObject(alreadyConfirmed)
    expect(await visitor.login.verifyLinkOutOfDate({ token })).toMatchObject({ isOutOfDate: true, reason: 'used' })
  })

  test('works for 24 hours', async () => {
    const invited = form()
    await company.client.login.sendSecondaryUserEmail(invited)
    const { token } = await mailedTo(invited.email)
    clock.now = () => new Date(Date.now() + 24 * hour - 60_000)
    await visitor.insurers.getCreatUserTokenInfo({ token })
    clock.now = () => new Date(Date.now() + 24 * hour + 1000)
    await expect(visitor.insurers.getCreatUserTokenInfo({ token })).rejects.toMatchObject(linkExpired)
    await expect(visitor.insurers.creatCompanyUser(registration(token, invited.email))).rejects.toMatchObject(
      linkExpired,
    )
    expect(await visitor.login.verifyLinkOutOfDate({ token })).toMatchObject({
      reason: 'expired',
      message: linkExpired.message,
    })
  })

  test('that is revoked, replaced, of another company or made up answers the same', async () => {
    const revoked = await anInvitation(app, company, { state: 'revoked' })
    const open = await anInvitation(app, company)
    const other = await app.aCompany()
    const [companyId, id, secret] = open.token.split('.')
    const bad = [
      revoked.token,
      `${other.companyId}.${id}.${secret}`,
      `${companyId}.${crypto.randomUUID()}.${secret}`,
      `${companyId}.${id}.guess`,
      'nonsense',
      `${companyId}.${id}`,
    ]
    for (const token of bad) {
      await expect(visitor.insurers.getCreatUserTokenInfo({ token })).rejects.toMatchObject(linkExpired)
      await expect(visitor.login.afterInviteAction({ token })).rejects.toMatchObject(linkExpired)
      await expect(visitor.insurers.creatCompanyUser(registration(token, open.email))).rejects.toMatchObject(
        linkExpired,
      )
    }
  })

  test('makes one member of two who register by it at once', async () => {
    const { token, email } = await anInvitation(app, company)
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => visitor.insurers.creatCompanyUser(registration(token, email))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    for (const reason of reasons) expect(reason).toMatchObject(alreadyConfirmed)
    expect((await owner.query('select from member where email = $1', [email])).rowCount).toBe(1)
  })

  test('sent again replaces the one before, and not at once', async () => {
    const invited = form()
    const { id } = await company.client.login.sendSecondaryUserEmail(invited)
    const first = await mailedTo(invited.email)
    const again = () => company.client.permission['invitation/resendInvitation']({ id })
    await expect(again()).rejects.toMatchObject({ status: 429 })
    clock.now = () => new Date(Date.now() + 25 * hour)
    expect((await again()).invitation.status).toBe('pending')
    const second = await mailedTo(invited.email)
    expect(second.count).toBe(2)
    await expect(visitor.insurers.getCreatUserTokenInfo({ token: first.token })).rejects.toMatchObject(linkExpired)
    await visitor.insurers.getCreatUserTokenInfo({ token: second.token })
  })

  test('revoked stops working and cannot be sent again', async () => {
    const { id, token } = await anInvitation(app, company)
    const { permission } = company.client
    expect((await permission['invitation/revokeInvitation']({ id })).status).toBe('revoked')
    await expect(visitor.insurers.getCreatUserTokenInfo({ token })).rejects.toMatchObject(linkExpired)
    await expect(permission['invitation/resendInvitation']({ id })).rejects.toMatchObject({
      code: 'invitation.not-open',
    })
    await expect(permission['invitation/revokeInvitation']({ id })).rejects.toMatchObject({
      code: 'invitation.not-open',
    })
  })
})

describe('who cannot be invited', () => {
  test('a registered colleague', async () => {
    const colleague = await aMember(app, company)
    await expect(
      company.client.login.sendSecondaryUserEmail(form({ email: colleague.email.toUpperCase() })),
    ).rejects.toMatchObject({ message: 'Email has been registered.', fields: { email: 'Email has been registered.' } })
  })

  test('someone with an open invitation; once it expired they can', async () => {
    const invited = form()
    await company.client.login.sendSecondaryUserEmail(invited)
    await expect(company.client.login.sendSecondaryUserEmail(invited)).rejects.toMatchObject({
      code: 'invitation.already-invited',
    })
    clock.now = () => new Date(Date.now() + 25 * hour)
    expect((await company.client.login.sendSecondaryUserEmail(invited)).status).toBe('pending')
  })

  test('an address that has an account elsewhere learns it when registering, and the inviter does not', async () => {
    const elsewhere = await app.aCompany()
    const sent = await company.client.login.sendSecondaryUserEmail(form({ email: elsewhere.email }))
    expect(sent.status).toBe('pending')
    const { token } = await mailedTo(elsewhere.email)
    await expect(visitor.insurers.creatCompanyUser(registration(token, elsewhere.email))).rejects.toMatchObject({
      message: 'Email has been registered.',
    })
    expect((await visitor.insurers.getCreatUserTokenInfo({ token })).email).toBe(elsewhere.email)
  })

  test('an address that is none', async () => {
    await expect(company.client.login.sendSecondaryUserEmail(form({ email: 'sol@' }))).rejects.toMatchObject({
      fields: { email: 'Email is not valid.' },
    })
  })

  test('more than ten standard users, those with an open invitation included', async () => {
    for (let n = 1; n < maxStandardUsers; n++) await aMember(app, company)
    const results = await Promise.allSettled([1, 2, 3].map(() => company.client.login.sendSecondaryUserEmail(form())))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(company.client.login.sendSecondaryUserEmail(form())).rejects.toMatchObject({
      code: 'member.too-many-standard',
    })
    expect((await company.client.login.sendSecondaryUserEmail(form({ role: 'designer' }))).status).toBe('pending')
    clock.now = () => new Date(Date.now() + 25 * hour)
    expect((await company.client.login.sendSecondaryUserEmail(form())).status).toBe('pending')
  })

  test('an admin by an admin', async () => {
    const admin = await app.aColleague(company, { role: 'admin' })
    await expect(admin.client.login.sendSecondaryUserEmail(form({ role: 'admin' }))).rejects.toMatchObject({
      code: 'member.not-below',
    })
    const { id } = await anInvitation(app, company, { role: 'admin' })
    for (const call of ['invitation/revokeInvitation', 'invitation/resendInvitation'] as const) {
      await expect(admin.client.permission[call]({ id })).rejects.toMatchObject({ code: 'member.not-below' })
    }
    expect((await admin.client.login.sendSecondaryUserEmail(form())).status).toBe('pending')
  })
})
