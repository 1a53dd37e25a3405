import { accountLimits, eraseDateOf } from '@coverwright/domain/company/account/account-limits'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aFile, aPhoto, aProduct } from '../../../../test/builders.ts'
import { aReactivation } from '../../../../test/company-builders.ts'
import { aFont } from '../../../../test/design-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { codeIn, lastMessageTo, tokenIn } from '../../../../test/sign-ups.ts'
import { rowsOfCompany } from '../../../../test/sweeps/tenant-tables.ts'
import { startTestApp, type TestCompany, testPassword } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { filesOfFonts } from '../../build/font/index.ts'
import { filesOfPhotos } from '../../build/photo/index.ts'
import { accountJobs } from './handle-jobs.ts'

const app = await startTestApp()
const { clock, visitor } = app
let passedMs = 0
clock.now = () => new Date(Date.now() + passedMs)
const worker = await startWorker(
  app.serverUrl,
  accountJobs({
    ...waysIn(app.pool, 'job'),
    files: app.ports.files,
    filesOf: [filesOfPhotos, filesOfFonts],
    forgets: [],
  }),
  { now: () => clock.now() },
)
afterAll(() => worker.stop())
const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
const staff = await app.aColleague({ companyId: rows[0]?.id ?? '' }, { role: 'super' })

let company: TestCompany
beforeEach(async () => {
  passedMs = 0
  company = await app.aCompany()
})

async function signInAnew() {
  const outcome = await visitor.login.landingV2({ email: company.email, password: testPassword })
  if (outcome.outcome !== 'new-device') throw new Error('The device is known')
  const { ticket } = outcome
  await visitor.login.sendNewDeviceCode({ ticket })
  return visitor.login.saveUserEquipment({ ticket, code: codeIn(await lastMessageTo(app, company.email)) })
}

const deactivate = (password = testPassword) => company.client.company.deactivateAccount({ password })
const signIn = () =>
  visitor.login.landingV2({ email: company.email, password: testPassword, deviceKey: company.tokens.deviceKey })
async function signInAgain() {
  const outcome = await signIn()
  if (outcome.outcome !== 'signed-in') throw new Error('The device is not known')
  return outcome.tokens
}
/** The queue keeps the database's time: what waits for next year is made due. */
const makeDue = () => app.owner.query(`update pgboss.job set start_after = now() where name = 'account.erase'`)

const sender = (n = company.companyId.slice(-6)) => `hello@sender-${n}.example`
const senderState = async () => (await company.client.company.getAccount({})).senderEmail?.state

describe('the sender email', () => {
  test('is ready once the link mailed to it was opened, and stays so when it is opened again', async () => {
    await company.client.company.saveSenderEmail({ email: sender() })
    expect(await senderState()).toBe('pending')
    const token = tokenIn(await lastMessageTo(app, sender()))
    for (let n = 0; n < 2; n++)
      expect(await visitor.company.verifySenderEmail({ token })).toMatchObject({ email: sender() })
    expect(await senderState()).toBe('ready')
    await expect(company.client.company.resendSenderEmail({})).rejects.toMatchObject({ code: 'account.sender-ready' })
  })

  test('has failed when nobody opened the link in a day, and can be sent again', async () => {
    await company.client.company.saveSenderEmail({ email: sender() })
    const late = tokenIn(await lastMessageTo(app, sender()))
    passedMs = accountLimits.senderLinkMs
    expect(await senderState()).toBe('failure')
    await expect(visitor.company.verifySenderEmail({ token: late })).rejects.toMatchObject({ message: 'Link expired' })
    await company.client.company.resendSenderEmail({})
    expect(await senderState()).toBe('pending')
    await expect(visitor.company.verifySenderEmail({ token: late })).rejects.toMatchObject({
      code: 'account.sender-failed',
    })
    await visitor.company.verifySenderEmail({ token: tokenIn(await lastMessageTo(app, sender())) })
    expect(await senderState()).toBe('ready')
  })

  test('another address is verified anew; one link a minute', async () => {
    await company.client.company.saveSenderEmail({ email: sender() })
    await expect(company.client.company.saveSenderEmail({ email: sender('x') })).rejects.toMatchObject({ status: 429 })
    passedMs = accountLimits.senderResendMs
    await visitor.company.verifySenderEmail({ token: tokenIn(await lastMessageTo(app, sender())) })
    await company.client.company.saveSenderEmail({ email: sender('y') })
    expect(await senderState()).toBe('pending')
  })

  test('links that were made up, or are another company’s, answer alike', async () => {
    await company.client.company.saveSenderEmail({ email: sender() })
    const token = tokenIn(await lastMessageTo(app, sender()))
    const other = await app.aCompany()
    for (const wrong of ['x', `${other.companyId}.${token.split('.')[1]}`, `${crypto.randomUUID()}.x`, `${token}x`])
      await expect(visitor.company.verifySenderEmail({ token: wrong })).rejects.toMatchObject({
        message: 'Something wrong happened. Failed to execute verification process',
      })
  })

  test('is a business address', async () => {
    await expect(company.client.company.saveSenderEmail({ email: 'us@gmail.com' })).rejects.toMatchObject({
      fields: { email: expect.stringContaining('free email providers') },
    })
  })
})

test('links to the stores are links to the stores', async () => {
  const form = { appStoreLink: '', googlePlayLink: '', hasLoginNotification: true }
  const { client } = company
  await expect(
    client.company.updateAccount({ ...form, appStoreLink: 'https://play.google.com/x' }),
  ).rejects.toMatchObject({ fields: { appStoreLink: expect.stringContaining('App Store') } })
  await expect(client.company.updateAccount({ ...form, googlePlayLink: 'play' })).rejects.toMatchObject({ status: 422 })
  const links = {
    ...form,
    appStoreLink: 'https://apps.apple.com/gb/app/cover/id1',
    googlePlayLink: 'https://play.google.com/store/apps/details?id=a.b',
  }
  expect(await client.company.updateAccount(links)).toMatchObject(links)
})

describe('signing in on a new device', () => {
  test('is told to the person, with time and address', async () => {
    const { deviceKey } = await signInAnew()
    expect(await lastMessageTo(app, company.email)).toMatch(/from the address 127\.0\.0\.1/)
    await app.owner.query(`delete from outbox_message where recipient = $1`, [company.email])
    await visitor.login.landingV2({ email: company.email, password: testPassword, deviceKey })
    expect(await lastMessageTo(app, company.email)).toBe('')
  })

  test('a known device at an address it was never used from is told too, once', async () => {
    const { client, email } = company
    await client.login.saveIpAddressInfo({ place: 'Europe/London' })
    expect(await lastMessageTo(app, email), 'the only sign-in there is').toBe('')
    await app.owner.query(`update session set address = '198.51.100.7' where member_id = $1`, [company.memberId])
    const { idToken } = await signInAgain()
    const again = app.signedIn(company.companyId, idToken)
    expect(await again.client.login.saveIpAddressInfo({ place: 'Europe/Lisbon' })).toEqual({
      address: '127.0.0.1',
      place: 'Europe/Lisbon',
    })
    expect(await lastMessageTo(app, email)).toContain('from the address 127.0.0.1 (Europe/Lisbon)')
    await app.owner.query('delete from outbox_message where recipient = $1', [email])
    const { idToken: third } = await signInAgain()
    await app.signedIn(company.companyId, third).client.login.saveIpAddressInfo({ place: 'Europe/Lisbon' })
    expect(await lastMessageTo(app, email)).toBe('')
  })

  test('is not told where the account does not want it', async () => {
    const account = { appStoreLink: '', googlePlayLink: '', hasLoginNotification: false }
    await company.client.company.updateAccount(account)
    await signInAnew()
    expect(await lastMessageTo(app, company.email)).toMatch(/Your code is/)
  })
})

describe('a deactivated account', () => {
  test('takes the password of the primary user, and nothing published', async () => {
    await expect(deactivate('Wrong-one-1')).rejects.toMatchObject({ fields: { password: 'Password incorrect!' } })
    await aProduct(app, company, { state: 'online' })
    await expect(deactivate()).rejects.toMatchObject({ code: 'company.still-published' })
    const admin = await app.aColleague(company, { role: 'admin' })
    await expect(admin.client.company.deactivateAccount({ password: testPassword })).rejects.toMatchObject({
      code: 'not-allowed',
    })
  })

  test('lets nobody in, on any way in', async () => {
    const colleague = await app.aColleague(company, { role: 'standard' })
    const outcome = await visitor.login.landingV2({ email: company.email, password: testPassword })
    if (outcome.outcome !== 'new-device') throw new Error('The device is known')
    await visitor.login.sendNewDeviceCode({ ticket: outcome.ticket })
    const code = codeIn(await lastMessageTo(app, company.email))
    const { refreshToken, deviceKey } = company.tokens
    await deactivate()
    await expect(company.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
    await expect(colleague.client.login.getUserData({})).rejects.toMatchObject({ status: 401 })
    await expect(visitor.identity.refreshToken({ refreshToken, deviceKey })).rejects.toMatchObject({ status: 401 })
    await expect(signIn()).rejects.toMatchObject({ code: 'session.account-deactivated' })
    await expect(visitor.login.saveUserEquipment({ ticket: outcome.ticket, code })).rejects.toMatchObject({
      code: 'session.account-deactivated',
    })
    expect(await lastMessageTo(app, company.email)).toContain('deactivated the account')
  })

  test('is opened again by the operator within the time, with all it had', async () => {
    const product = await aProduct(app, company)
    await deactivate()
    await visitor.login.requestReactivation({ email: company.email, note: 'We are back.' })
    const { items } = await staff.client.verification.listReactivations({ isOpen: true })
    const request = items.find(({ note }) => note === 'We are back.')
    await staff.client.verification.grantReactivation({ id: request?.id ?? '' })
    await eventually(async () => expect(await signIn()).toMatchObject({ outcome: 'signed-in' }))
    const { rows: kept } = await app.owner.query('select from product where id = $1', [product.id])
    expect(kept).toHaveLength(1)
    // The old time being over erases nothing any more.
    passedMs = eraseDateOf(new Date()).getTime() - Date.now()
    await makeDue()
    await eventually(async () => {
      const { rows: jobs } = await app.owner.query(
        `select from pgboss.job where name = 'account.erase' and state = 'completed' and data ->> 'companyId' = $1`,
        [company.companyId],
      )
      expect(jobs).toHaveLength(1)
    })
    passedMs = 0
    expect((await rowsOfCompany(app.owner, company.companyId)).length).toBeGreaterThan(5)
  })

  test('is kept for twelve months, then erased with its files', async () => {
    const { id } = await aFile(company)
    const { id: fontId } = await aFont(company)
    const { id: photoId, width } = await aPhoto(company)
    const keys = [id, `fonts/${fontId}`, `photos/${photoId}/${width}`].map((key) => `${company.companyId}/${key}`)
    const stand = () => Promise.all(keys.map(app.ports.files.exists))
    expect(await stand()).toEqual([true, true, true])
    await aProduct(app, company)
    await aReactivation(app, staff)
    await app.owner.query('update reactivation_request set for_company_id = $1', [company.companyId])
    await deactivate()
    const before = (await rowsOfCompany(app.owner, company.companyId)).length

    passedMs = eraseDateOf(new Date()).getTime() - Date.now() - 60_000
    await makeDue()
    await eventually(async () => {
      const { rows: waiting } = await app.owner.query(
        `select from pgboss.job where name = 'account.erase' and state = 'created' and start_after > now() and data ->> 'companyId' = $1`,
        [company.companyId],
      )
      expect(waiting).toHaveLength(1)
    })
    expect((await rowsOfCompany(app.owner, company.companyId)).length).toBe(before)

    passedMs += 120_000
    await makeDue()
    await eventually(async () => {
      const { rows: left } = await app.owner.query(`select name from company where id = $1`, [company.companyId])
      expect(left).toEqual([{ name: '' }])
    })
    const tables = new Set((await rowsOfCompany(app.owner, company.companyId)).map((row) => Object.keys(row).join()))
    // Its own empty row, and the audit.
    expect(tables.size).toBe(2)
    await eventually(async () => expect(await stand()).toEqual([false, false, false]))
    expect((await app.owner.query('select from reactivation_request')).rowCount).toBe(0)
    await expect(signIn()).rejects.toMatchObject({ code: 'session.incorrect' })
  })
})
