import { afterAll, expect, test } from 'vitest'
import { aMessage, inCompany } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startTestApp, testPassword } from '../../../../test/test-app.ts'
import { DeliveryError } from '../../../adapters/delivery-error.ts'
import { keptMail } from '../../../adapters/mail/kept-mail.ts'
import type { MailTransport } from '../../../adapters/mail/mail-transport.ts'
import { keptSms } from '../../../adapters/sms/kept-sms.ts'
import { withTenant } from '../../../platform/database/with-tenant.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { sendMail } from '../../../platform/outbox/send.ts'
import { outboxJobs } from './deliver-message.ts'

const app = await startTestApp()
/** What happens to mail addressed so. */
const mail: MailTransport = {
  isKept: false,
  send: async (sent) => {
    if (sent.to.startsWith('refused')) throw new DeliveryError('No such mailbox', { isPermanent: true })
    return { providerId: sent.id }
  },
}
const workers = [
  await startWorker(
    app.serverUrl,
    outboxJobs({
      mail,
      sms: keptSms,
      deliveries: app.ports.deliveries,
      files: app.ports.files,
      ...waysIn(app.pool, 'job'),
    }),
  ),
]
afterAll(() => Promise.all(workers.map((worker) => worker.stop())))

const company = await app.aCompany()
const { outbox } = company.client
const stateOf = async (id: string) => (await outbox.getMessage({ id })).state

test('a code asked for on a new device is mailed', async () => {
  const outcome = await app.visitor.login.landingV2({ email: company.email, password: testPassword })
  if (outcome.outcome === 'new-device') await app.visitor.login.sendNewDeviceCode({ ticket: outcome.ticket })
  const { items } = await outbox.listMessages({ search: company.email })
  expect(items).toMatchObject([{ channel: 'mail', subject: 'Your sign-in code', recipient: company.email }])
  await eventually(async () => expect(await stateOf(items[0]?.id ?? '')).toBe('sent'))
})

test('a name with a line break in it stands in one line of a subject, and the mail leaves', async () => {
  const subject = 'Your Pet\r\nBcc: everybody@evil.example policy'
  await withTenant(...inCompany(app, company), (tx) =>
    sendMail(tx, { recipient: 'broken@b.example', subject, text: 'Good day' }),
  )
  const { items } = await outbox.listMessages({ search: 'broken@b.example' })
  expect(items.map((item) => item.subject)).toEqual(['Your Pet Bcc: everybody@evil.example policy'])
  await eventually(async () => expect(await stateOf(items[0]?.id ?? '')).toBe('sent'))
})

test('what is for its recipient alone is read by nobody else, and forgotten once sent', async () => {
  const secret = { isSecret: true, text: 'Your code is 123456' } as const
  for (const state of ['queued', 'sent', 'failed'] as const) {
    const { id } = await aMessage(app, company, { ...secret, state })
    expect(await outbox.getMessage({ id })).toMatchObject({ isHidden: true, text: '', html: null })
  }
  const { id } = await aMessage(app, company, { ...secret, state: 'failed' })
  await outbox.sendAgain({ ids: [id] })
  await eventually(async () => expect(await stateOf(id)).toBe('sent'))
  expect((await app.owner.query('select text from outbox_message where id = $1', [id])).rows).toEqual([{ text: '' }])
})

test('a failed message is queued again, and tells why it failed again', async () => {
  const { id } = await aMessage(app, company, { state: 'failed', recipient: 'refused@company.example' })
  expect(await outbox.sendAgain({ ids: [id] })).toBe(1)
  await eventually(async () => {
    expect(await outbox.getMessage({ id })).toMatchObject({ state: 'failed', failure: 'No such mailbox' })
  })
})

test('all are queued again or none', async () => {
  const [failed, sent] = [
    await aMessage(app, company, { state: 'failed' }),
    await aMessage(app, company, { state: 'sent' }),
  ]
  await expect(outbox.sendAgain({ ids: [failed.id, sent.id] })).rejects.toMatchObject({ code: 'outbox.not-failed' })
  await expect(outbox.sendAgain({ ids: [failed.id, crypto.randomUUID()] })).rejects.toMatchObject({ status: 404 })
  expect(await stateOf(failed.id)).toBe('failed')
})

test('without a mail server the message rests in the outbox', async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  workers.push(
    await startWorker(
      app.serverUrl,
      outboxJobs({
        mail: keptMail,
        sms: keptSms,
        deliveries: app.ports.deliveries,
        files: app.ports.files,
        ...waysIn(app.pool, 'job'),
      }),
    ),
  )
  const { id } = await aMessage(app, company, { state: 'failed' })
  await outbox.sendAgain({ ids: [id] })
  await eventually(async () => expect(await stateOf(id)).toBe('kept'))
})

test('the palette finds messages for those who may read them', async () => {
  const standard = await app.aCompany({ role: 'standard' })
  for (const [who, count] of [
    [company, 1],
    [standard, 0],
  ] as const) {
    await aMessage(app, who, { subject: 'Renewal invitation' })
    expect(await who.client.search.findRecords({ text: 'renewal' })).toHaveLength(count)
  }
})
