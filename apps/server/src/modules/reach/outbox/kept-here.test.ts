import { describe, expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { codeIn } from '../../../../test/sign-ups.ts'
import { startTestApp, testPassword } from '../../../../test/test-app.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { keptMail } from '../../../adapters/mail/kept-mail.ts'
import { keptSms } from '../../../adapters/sms/kept-sms.ts'
import { deliveriesOf, readConfig } from '../../../platform/config.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { outboxJobs } from './deliver-message.ts'

const smtp = 'smtp://mail.coverwright.example'

test.each([
  [{}, { mail: 'kept-here', sms: 'kept-here' }],
  [{ PUBLIC_URL: 'http://127.0.0.1:9000' }, { mail: 'kept-here', sms: 'kept-here' }],
  [{ SMS_URL: 'https://texts.example' }, { mail: 'kept-here', sms: 'sent' }],
  [{ SMTP_URL: smtp }, { mail: 'sent', sms: 'not-set-up' }],
  [{ PUBLIC_URL: 'https://studio.coverwright.example' }, { mail: 'not-set-up', sms: 'not-set-up' }],
  [{ PUBLIC_URL: 'https://localhost.example' }, { mail: 'not-set-up', sms: 'not-set-up' }],
  [{ HOST: '0.0.0.0' }, { mail: 'not-set-up', sms: 'not-set-up' }],
])('%j: what becomes of messages', (environment, deliveries) => {
  expect(deliveriesOf(readConfig(environment))).toEqual(deliveries)
})

/** A company whose codes nothing carries, and the operator's staff. */
async function startWith(settings: Record<string, string>) {
  const app = await startTestApp(settings)
  const transports = { mail: keptMail, sms: keptSms, deliveries: app.ports.deliveries }
  const worker = await startWorker(
    app.serverUrl,
    outboxJobs({ ...transports, files: app.ports.files, ...waysIn(app.pool, 'job') }),
  )
  whenDone(() => worker.stop())
  const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
  const staff = await app.aColleague({ companyId: rows[0]?.id ?? '' }, { role: 'super' })
  const { login } = app.visitor
  const { email, client } = await app.aCompany()
  const phone = { callingCode: '+44', number: '7700900999' } as const

  const outcome = await login.landingV2({ email, password: testPassword })
  const ticket = outcome.outcome === 'new-device' ? outcome.ticket : ''
  await login.sendNewDeviceCode({ ticket })
  const { codeTicket } = await login.forgetPasswordV2({ email })
  await login.sendRegisterPhoneCode(phone)
  await eventually(async () => {
    const { rowCount } = await app.owner.query(`select from outbox_message where state = 'queued'`)
    expect(rowCount).toBe(0)
  })

  /** All that the outbox of a client's company shows of them. */
  const read = async (outbox: typeof client.outbox) => {
    const { items } = await outbox.listMessages({})
    return Promise.all(items.map(({ id }) => outbox.getMessage({ id })))
  }
  return {
    login,
    email,
    codeTicket,
    ticket,
    phone,
    staff: await read(staff.client.outbox),
    own: await read(client.outbox),
  }
}

test('on this machine without a mail server the operator’s outbox has everybody’s codes', async () => {
  const { login, codeTicket, ticket, phone, staff } = await startWith({})
  const codeOf = (subject: string) => codeIn(staff.find((message) => message.subject === subject)?.text ?? '')
  expect(await login.saveUserEquipment({ ticket, code: codeOf('Your sign-in code') })).toHaveProperty('idToken')
  const reset = await login.verifyForgetCodeV2({ codeTicket, code: codeOf('Your code for a new password') })
  expect(reset).toHaveProperty('resetTicket')
  expect(await login.verifyRegisterPhoneCode({ ...phone, code: codeOf('Code for your phone number') })).toHaveProperty(
    'phoneTicket',
  )
})

describe.each([[{ PUBLIC_URL: 'https://studio.coverwright.example' }], [{ SMTP_URL: smtp }], [{ HOST: '0.0.0.0' }]])(
  'with %j',
  (settings) => {
    test('no code is shown to anybody, and none reaches another company', async () => {
      const { email, staff, own } = await startWith(settings)
      expect(own).toHaveLength(2)
      expect(staff.map(({ recipient }) => recipient)).not.toContain(email)
      for (const message of [...staff, ...own]) expect(message).toMatchObject({ isHidden: true, text: '', html: null })
    })
  },
)
