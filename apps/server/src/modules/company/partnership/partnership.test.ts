import { PartnerInvitationForm } from '@coverwright/domain/company/partnership/partnership'
import { exampleOf } from '@coverwright/domain/fields'
import { messages } from '@coverwright/domain/messages'
import { expect, test } from 'vitest'
import { aContact, aPartnership } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { lastMessageTo, tokenIn } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { withTenant } from '../../../platform/database/with-tenant.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { partnershipJobs } from './handle-jobs.ts'
import { partnerships } from './tables.ts'
import { knownCompanies, partnerCompanies, partnerContacts } from './views.ts'

const app = await startTestApp()
let number = 0

const anInsurer = () => app.aCompany()
const aBroker = () => app.aCompany({ businessType: 'broker' })
const nameOf = async ({ client }: TestCompany) => (await client.login.getUserData({})).company.name

/** An invitation mailed to a broker, and the token of its link. */
async function anInvited(insurer: TestCompany, form: Partial<PartnerInvitationForm> = {}) {
  const email = `broker-${++number}@quayside.example`
  const partnership = await insurer.client.login.sendInviteBrokerEmail({
    ...exampleOf(PartnerInvitationForm),
    partnerType: 'broker',
    email,
    ...form,
  })
  return { partnership, email, token: tokenIn(await lastMessageTo(app, email)) }
}

const listOf = ({ client }: TestCompany) => client.login.getBrokerList({})

test('an insurer invites, a broker accepts by the link, and both see the one record', async () => {
  const [insurer, broker] = [await anInsurer(), await aBroker()]
  const { partnership, token } = await anInvited(insurer, { note: 'As agreed in May', paymentMode: 'P1B' })
  expect(partnership).toMatchObject({ status: 'invited', isOurs: true, side: 'provider', partner: null })

  const card = await app.visitor.login.getConnectCompanyInfo({ token })
  expect(card).toMatchObject({ company: { name: await nameOf(insurer) }, side: 'seller', note: 'As agreed in May' })
  expect(await app.visitor.login.getCompanyInfo({ token })).toEqual(card.company)

  await broker.client.login.connectBrokerInfo({ token, answer: 'accept' })
  const [mine] = (await listOf(insurer)).items
  const [theirs] = (await listOf(broker)).items
  expect(mine).toMatchObject({
    id: partnership.id,
    status: 'active',
    paymentMode: 'P1B',
    partner: { name: await nameOf(broker), partnerType: 'broker' },
    side: 'provider',
  })
  expect(theirs).toMatchObject({
    id: partnership.id,
    status: 'active',
    paymentMode: 'P1B',
    partner: { name: await nameOf(insurer) },
    partnerType: 'insurer',
    side: 'seller',
    email: null,
    isOurs: false,
  })
})

test('a link works once, for 24 hours, and not for strangers: all the same words', async () => {
  const [insurer, broker, other] = [await anInsurer(), await aBroker(), await aBroker()]
  const { token, partnership } = await anInvited(insurer)
  const [companyId, , secret] = token.split('.')
  const refused = { status: 422, message: messages.linkExpired }
  const foreign = (await aPartnership(app, await anInsurer())).id
  for (const bad of ['nonsense', `${companyId}.${foreign}.${secret}`, `${companyId}.${partnership.id}.guess`]) {
    await expect(app.visitor.login.getConnectCompanyInfo({ token: bad }), bad).rejects.toMatchObject(refused)
    await expect(broker.client.login.connectBrokerInfo({ token: bad, answer: 'accept' })).rejects.toMatchObject(refused)
  }
  const late = await aPartnership(app, insurer, { expiresAt: new Date(Date.now() - 1000) })
  await expect(app.visitor.login.getConnectCompanyInfo({ token: late.token })).rejects.toMatchObject(refused)
  await expect(broker.client.login.connectBrokerInfo({ token: late.token, answer: 'accept' })).rejects.toMatchObject(
    refused,
  )

  await broker.client.login.connectBrokerInfo({ token, answer: 'accept' })
  await expect(other.client.login.connectBrokerInfo({ token, answer: 'accept' })).rejects.toMatchObject(refused)
  await expect(app.visitor.login.getConnectCompanyInfo({ token })).rejects.toMatchObject(refused)
})

test('sent again, the link before it stops working', async () => {
  const insurer = await anInsurer()
  const { id, token, email } = await aPartnership(app, insurer)
  await insurer.client.insurers.resendPartnership({ id })
  await expect(app.visitor.login.getConnectCompanyInfo({ token })).rejects.toMatchObject({ status: 422 })
  const fresh = tokenIn(await lastMessageTo(app, email ?? ''))
  expect(await app.visitor.login.getConnectCompanyInfo({ token: fresh })).toMatchObject({ partnerType: 'broker' })
  await expect(insurer.client.insurers.resendPartnership({ id })).rejects.toMatchObject({ status: 429 })
})

test('two brokers answer one link at once: one is bound, the other reads that the link expired', async () => {
  const [insurer, one, two] = [await anInsurer(), await aBroker(), await aBroker()]
  const { token } = await anInvited(insurer)
  const answers = await Promise.allSettled(
    [one, two].map(({ client }) => client.login.connectBrokerInfo({ token, answer: 'accept' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: messages.linkExpired },
  })
  expect((await listOf(insurer)).items.map(({ status }) => status)).toEqual(['active'])
})

test('two who ask each other and both accept at once are bound once', async () => {
  const [insurer, broker] = [await anInsurer(), await aBroker()]
  const { token } = await anInvited(insurer)
  const asked = await aPartnership(app, insurer, {
    askedBy: broker,
    ownType: 'broker',
    partnerType: 'insurer',
    email: null,
  })
  const answers = await Promise.allSettled([
    broker.client.login.connectBrokerInfo({ token, answer: 'accept' }),
    insurer.client.login.connectBrokerInfo({ id: asked.id, answer: 'accept' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'partnership.already-bound' },
  })
})

test('the wrong partner is refused in the words of the specification', async () => {
  const [insurer, other] = [await anInsurer(), await anInsurer()]
  const colleague = await app.aColleague(insurer, { role: 'admin' })
  const wrong = { code: 'partnership.wrong-partner', message: messages.wrongPartner }
  const invited = { ...exampleOf(PartnerInvitationForm), email: 'someone@quayside.example' }
  const inviting = (form: object) => insurer.client.login.sendInviteBrokerEmail({ ...invited, ...form })
  await expect(inviting({ partnerType: 'insurer' })).rejects.toMatchObject(wrong)
  await expect(inviting({ email: colleague.email })).rejects.toMatchObject(wrong)
  // Passed on to a company it was not meant for, and to one's own.
  const { token } = await anInvited(insurer)
  for (const { client } of [other, insurer]) {
    await expect(client.login.connectBrokerInfo({ token, answer: 'accept' })).rejects.toMatchObject(wrong)
  }
})

test('a broker asks a listed insurer by its name; any other name is wrong', async () => {
  const [insurer, broker, hidden] = [await anInsurer(), await aBroker(), await anInsurer()]
  await hidden.client.insurers.updateListing({ isListed: false })
  const asking = (insurerName: string) =>
    broker.client.login.sendInviteBrokerEmail({ insurerName, partnerType: 'insurer', paymentMode: 'P2I', note: '' })
  const wrong = { status: 422, message: messages.insurerNameWrong }
  await expect(asking('No Such Mutual')).rejects.toMatchObject({ ...wrong, fields: { insurerName: wrong.message } })
  await expect(asking(await nameOf(hidden))).rejects.toMatchObject(wrong)
  await expect(asking('Coverwright Operations')).rejects.toMatchObject(wrong)
  await expect(asking(await nameOf(broker))).rejects.toMatchObject(wrong)

  const { id } = await asking(` ${(await nameOf(insurer)).toUpperCase()} `)
  await expect(asking(await nameOf(insurer))).rejects.toMatchObject({ code: 'partnership.already-invited' })
  expect((await listOf(insurer)).items).toMatchObject([{ id, isOurs: false, partner: { name: await nameOf(broker) } }])
  await insurer.client.login.connectBrokerInfo({ id, answer: 'accept' })
  await expect(asking(await nameOf(insurer))).rejects.toMatchObject({ code: 'partnership.already-bound' })
  const { items } = await broker.client.insurers.insurersList({ search: await nameOf(insurer) })
  expect(items.find(({ relation }) => relation === 'active')).toMatchObject({ name: await nameOf(insurer) })
})

test('what one may read of the other is what the database shows of bound partners', async () => {
  const [insurer, broker, stranger] = [await anInsurer(), await aBroker(), await aBroker()]
  await app.owner.query(`update company set licence_number = 'FRN 1', theme_colour = '#123456' where id = $1`, [
    insurer.companyId,
  ])
  await aContact(insurer, { name: 'Shared', isShared: true })
  await aContact(insurer, { name: 'Private', isShared: false })
  const { token, partnership } = await anInvited(insurer)
  const { id } = partnership
  const seenBy = ({ companyId }: TestCompany) =>
    withTenant(app.pool, { companyId, mode: 'read only' }, async (tx) => ({
      companies: await tx.select().from(partnerCompanies),
      contacts: await tx.select().from(partnerContacts),
    }))
  expect(await seenBy(broker)).toEqual({ companies: [], contacts: [] })

  await broker.client.login.connectBrokerInfo({ token, answer: 'accept' })
  expect(await broker.client.insurers.getPartnership({ id })).toMatchObject({
    details: { licenceNumber: 'FRN 1', contacts: [{ name: 'Shared' }] },
  })
  expect(await seenBy(stranger)).toEqual({ companies: [], contacts: [] })
  await expect(stranger.client.insurers.getPartnership({ id })).rejects.toMatchObject({ status: 404 })

  await insurer.client.insurers.endPartnership({ id, reason: 'Run-off' })
  expect(await seenBy(broker)).toEqual({ companies: [], contacts: [] })
  expect(await broker.client.insurers.getPartnership({ id })).toMatchObject({
    details: null,
    partnership: { status: 'ended', endedBy: 'them', endReason: 'Run-off' },
  })
})

test('the database lets neither side change whose it is, and no third one in', async () => {
  const [insurer, broker] = [await anInsurer(), await aBroker()]
  const { token } = await anInvited(insurer)
  await broker.client.login.connectBrokerInfo({ token, answer: 'accept' })
  const asBroker = { companyId: broker.companyId, mode: 'read write' } as const
  const stranger = await anInsurer()
  await expect(
    withTenant(app.pool, asBroker, (tx) => tx.update(partnerships).set({ companyId: stranger.companyId })),
  ).rejects.toMatchObject({ cause: { message: 'the sides of a partnership do not change' } })
  await expect(
    withTenant(app.pool, asBroker, (tx) =>
      tx.insert(partnerships).values({
        companyId: insurer.companyId,
        partnerId: broker.companyId,
        ownType: 'insurer',
        partnerType: 'broker',
        note: '',
        paymentMode: 'P1B',
        invitedBy: insurer.memberId,
        sentAt: new Date(),
      }),
    ),
  ).rejects.toMatchObject({ cause: { code: '42501' } })
  await withTenant(app.pool, asBroker, (tx) => tx.delete(partnerships))
  expect((await listOf(insurer)).items).toHaveLength(1)
})

test('the other company is told once, even by a worker that died half-way', async () => {
  const [insurer, broker] = [await anInsurer(), await aBroker()]
  const { token, partnership } = await anInvited(insurer)
  await broker.client.login.connectBrokerInfo({ token, answer: 'accept' })
  const title = `${await nameOf(broker)} is your partner now`
  const toldTo = async () =>
    (await insurer.client.message.listNotifications({})).items.filter((news) => news.title === title).length
  let isFirst = true
  const [telling] = partnershipJobs
  if (!telling) throw new Error('Nothing tells partners')
  const handler: typeof telling.handler = async (job, data) => {
    await telling.handler(job, data)
    if (!isFirst) return
    isFirst = false
    throw new Error('Killed before the job was settled')
  }
  const worker = await startWorker(app.serverUrl, [{ ...telling, handler }])
  try {
    await eventually(async () => {
      const { rows } = await app.owner.query(
        `select from pgboss.job where name = 'partnership.tell' and data -> 'input' ->> 'id' = $1 and state <> 'completed'`,
        [partnership.id],
      )
      expect(rows).toEqual([])
    })
  } finally {
    await worker.stop()
  }
  expect(isFirst).toBe(false)
  expect(await toldTo()).toBe(1)
  expect(await lastMessageTo(app, insurer.email)).toContain('See it in your partner hub:\nhttp')
})

test('both sides agree to another payment mode, or it stays', async () => {
  const [insurer, broker] = [await anInsurer(), await aBroker()]
  const { token, partnership } = await anInvited(insurer)
  const { id } = partnership
  await broker.client.login.connectBrokerInfo({ token, answer: 'accept' })
  await insurer.client.insurers.proposePaymentMode({ id, paymentMode: 'P1B' })
  await expect(insurer.client.insurers.answerPaymentMode({ id, isAccepted: true })).rejects.toMatchObject({
    code: 'partnership.own-request',
  })
  expect(await broker.client.insurers.answerPaymentMode({ id, isAccepted: false })).toMatchObject({
    paymentMode: 'P2I',
  })
  await broker.client.insurers.proposePaymentMode({ id, paymentMode: 'both' })
  expect(await insurer.client.insurers.answerPaymentMode({ id, isAccepted: true })).toMatchObject({
    paymentMode: 'both',
    proposal: null,
  })
})

test('the directory shows listed insurers, never brokers, the operator or those whose trial is over', async () => {
  const [broker, lapsed] = [await aBroker(), await anInsurer()]
  await app.owner.query(`update company set trial_ends_at = now() - interval '1 day' where id = $1`, [lapsed.companyId])
  const shown = await withTenant(app.pool, { companyId: broker.companyId, mode: 'read only' }, (tx) =>
    tx.select().from(knownCompanies),
  )
  expect(shown.every(({ businessType }) => businessType === 'insurer')).toBe(true)
  expect(shown.map(({ name }) => name)).not.toContain('Coverwright Operations')
  expect(shown.map(({ id }) => id)).not.toContain(lapsed.companyId)
})
