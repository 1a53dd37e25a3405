import { messages } from '@coverwright/domain/messages'
import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, aRole } from '../../../../test/builders.ts'
import { codeIn, lastMessageTo, tokenIn } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { visitor, clock, owner } = app
const linkExpired = { status: 422, code: 'primary-transfer.link-expired', message: messages.linkExpired }
const quarter = 15 * 60_000

let primary: TestCompany
let heir: TestCompany
beforeEach(async () => {
  clock.now = () => new Date()
  primary = await app.aCompany()
  heir = await app.aColleague(primary, { role: 'admin' })
})

async function begun(password = testPassword) {
  await primary.client.login.sendTransferMessage({ memberId: heir.memberId, password })
  return tokenIn(await lastMessageTo(app, heir.email))
}

async function ticketOf(token: string) {
  return (await visitor.login.getTransferMessage({ token })).ticket
}

async function proofOf(ticket: string) {
  await visitor.login.sendTransferCode({ ticket })
  const code = codeIn(await lastMessageTo(app, heir.email))
  return (await visitor.login.verifyTransferCode({ ticket, code })).proof
}

const rolesOf = async () => {
  const { rows } = await owner.query<{ id: string; role: string }>(
    'select id, role from member where company_id = $1',
    [primary.companyId],
  )
  return new Map(rows.map(({ id, role }) => [id, role]))
}

describe('a transfer', () => {
  test('leaves the old primary user a standard one, by link and code, and ends every session of both', async () => {
    const token = await begun()
    expect(await visitor.login.getTransferMessage({ token })).toMatchObject({ fromRoleName: 'Standard' })
    const bystander = await app.aColleague(primary, { role: 'standard' })
    await visitor.login.transferPermissionByCode({ proof: await proofOf(await ticketOf(token)) })

    const roles = await rolesOf()
    expect([roles.get(primary.memberId), roles.get(heir.memberId)]).toEqual(['standard', 'primary'])
    for (const { client } of [primary, heir]) {
      await expect(client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
    }
    await bystander.client.login.getUserData({})
    expect(await lastMessageTo(app, primary.email)).toContain('primary user')
  })

  test('by password in place of the link', async () => {
    await begun()
    const wrong = visitor.login.getTransferMessage({ email: heir.email, password: 'Not-the-one-1' })
    await expect(wrong).rejects.toMatchObject({ code: 'session.incorrect' })
    const { ticket } = await visitor.login.getTransferMessage({ email: heir.email, password: testPassword })
    await visitor.login.transferPermissionByCode({ proof: await proofOf(ticket) })
    expect((await rolesOf()).get(heir.memberId)).toBe('primary')
  })

  test('leaves the old primary user no custom role of the new one', async () => {
    const { id: roleId } = await aRole(primary, { permissions: ['project'] })
    heir = await app.aColleague(primary, { role: 'standard' })
    await owner.query('update member set custom_role_id = $1 where id = $2', [roleId, heir.memberId])
    await visitor.login.transferPermissionByCode({ proof: await proofOf(await ticketOf(await begun())) })
    const { rows } = await owner.query('select id, role, custom_role_id from member where id = any($1) order by role', [
      [primary.memberId, heir.memberId],
    ])
    expect(rows).toEqual([
      { id: heir.memberId, role: 'primary', custom_role_id: null },
      { id: primary.memberId, role: 'standard', custom_role_id: null },
    ])
  })

  test('never restarts or lengthens a trial', async () => {
    const endsAt = new Date(Date.now() + 3_600_000)
    await owner.query('update company set trial_ends_at = $1 where id = $2', [endsAt, primary.companyId])
    await visitor.login.transferPermissionByCode({ proof: await proofOf(await ticketOf(await begun())) })
    const { rows } = await owner.query('select trial_ends_at from company where id = $1', [primary.companyId])
    expect(rows).toEqual([{ trial_ends_at: endsAt }])
  })

  test('confirmed twice at once happens once', async () => {
    const proof = await proofOf(await ticketOf(await begun()))
    const orders = await Promise.allSettled([1, 2].map(() => visitor.login.transferPermissionByCode({ proof })))
    expect(orders.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(orders.find(({ status }) => status === 'rejected')).toMatchObject({ reason: linkExpired })
    expect([...(await rolesOf()).values()].toSorted()).toEqual(['primary', 'standard'])
  })
})

describe('is refused', () => {
  test('after 15 minutes, whatever was proved by then', async () => {
    const token = await begun()
    const ticket = await ticketOf(token)
    const proof = await proofOf(ticket)
    clock.now = () => new Date(Date.now() + quarter)
    await expect(visitor.login.getTransferMessage({ token })).rejects.toMatchObject(linkExpired)
    await expect(visitor.login.sendTransferCode({ ticket })).rejects.toMatchObject(linkExpired)
    await expect(visitor.login.transferPermissionByCode({ proof })).rejects.toMatchObject(linkExpired)
  })

  test('by any link but the newest', async () => {
    const first = await begun()
    const second = await begun()
    await expect(visitor.login.getTransferMessage({ token: first })).rejects.toMatchObject(linkExpired)
    await ticketOf(second)
    const stranger = await app.aCompany()
    const [, id, secret] = second.split('.')
    for (const token of ['nonsense', `${stranger.companyId}.${id}.${secret}`, `${primary.companyId}.${id}.guess`]) {
      await expect(visitor.login.getTransferMessage({ token })).rejects.toMatchObject(linkExpired)
    }
  })

  test('without the right code, which is spent by five guesses', async () => {
    const ticket = await ticketOf(await begun())
    await visitor.login.sendTransferCode({ ticket })
    const right = codeIn(await lastMessageTo(app, heir.email))
    const wrong = right === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 5; guess++) {
      await expect(visitor.login.verifyTransferCode({ ticket, code: wrong })).rejects.toMatchObject({
        message: messages.codeInvalid,
      })
    }
    await expect(visitor.login.verifyTransferCode({ ticket, code: right })).rejects.toMatchObject({
      message: messages.codeExpired,
    })
    await expect(visitor.login.transferPermissionByCode({ proof: ticket })).rejects.toMatchObject(linkExpired)
  })

  test('to whom it does not fit, from whom it does not come, and with a wrong password', async () => {
    const trial = await aMember(app, primary, { role: 'trial' })
    const removed = await aMember(app, primary, { state: 'unregistered' })
    for (const memberId of [trial.id, removed.id, primary.memberId]) {
      const tried = primary.client.login.sendTransferMessage({ memberId, password: testPassword })
      await expect(tried).rejects.toMatchObject({ code: 'primary-transfer.not-eligible' })
    }
    const asAdmin = heir.client.login.sendTransferMessage({ memberId: heir.memberId, password: testPassword })
    await expect(asAdmin).rejects.toMatchObject({ code: 'primary-transfer.only-primary', status: 403 })
    await expect(begun('Not-the-one-1')).rejects.toMatchObject({ message: messages.passwordIncorrect })
  })

  test('when the chosen one has been removed meanwhile', async () => {
    const proof = await proofOf(await ticketOf(await begun()))
    await primary.client.permission['user/removeUser']({ id: heir.memberId })
    await expect(visitor.login.transferPermissionByCode({ proof })).rejects.toMatchObject(linkExpired)
    expect((await rolesOf()).get(primary.memberId)).toBe('primary')
  })
})
