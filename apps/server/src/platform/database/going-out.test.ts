import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/test-app.ts'
import { acmeAuthority } from '../../adapters/certificates/acme-authority.ts'
import { httpLookUps } from '../../adapters/lookups/http-look-ups.ts'
import { smtpMail } from '../../adapters/mail/smtp-mail.ts'
import { sendNotice } from '../../adapters/payments/test-gateway/send-notice.ts'
import { probeSites } from '../../adapters/probe/probe-site.ts'
import { httpSms } from '../../adapters/sms/http-sms.ts'
import { waysIn } from '../http/ways-in.ts'
import { newId } from '../id.ts'

const app = await startTestApp()
const { test: gateway, stripe } = app.ports.gateways
const nowhere = 'http://127.0.0.1:9'
const order = {
  reference: 'nobody.knows',
  mode: 'test',
  account: null,
  sessionId: null,
  amountMinor: 100,
  currency: 'GBP',
  description: 'Pet',
  merchant: 'Pet',
  returnUrl: nowhere,
  cancelUrl: nowhere,
  isRepeated: false,
} as const
const refund = { reference: 'back', amountMinor: null }
const card = { id: newId(), customerId: 'cus_1', last4: '4242', brand: 'Visa', expiry: '' }
const mail = { id: newId(), to: 'jo@example.org', subject: 'Hello', text: 'Hello' }

/** Everything that reaches a network; files are put and read while their row is written. */
const neighbours: Readonly<Record<string, () => unknown>> = {
  'mail server': () => smtpMail('smtp://127.0.0.1:9', 'Shop <shop@example.org>').send(mail),
  'SMS provider': () => httpSms({ url: nowhere, token: 'x' }).send({ id: newId(), to: '+447700900000', text: 'Hello' }),
  DNS: () => app.ports.domains.lookUp('example.org'),
  'certificate authority': async () =>
    acmeAuthority({ directoryUrl: nowhere, accountKey: 'x' }).issue('example.org', {
      set: async () => {},
      clear: async () => {},
    }),
  addresses: () => httpLookUps({ url: nowhere, token: 'x' }).findAddresses('GB', 'BS7 9ZZ'),
  vehicles: () => httpLookUps({ url: nowhere, token: 'x' }).findVehicle('GB', 'AB12 CDE'),
  probe: () => probeSites(nowhere)('pet.localhost'),
  notice: () => sendNotice(nowhere, { signature: '', body: '' }),
  ...Object.fromEntries(
    Object.entries({ 'test gateway': gateway, Stripe: stripe }).flatMap(([name, port]) => [
      [`${name}: open`, () => port.open(order)],
      [`${name}: keepCard`, () => port.keepCard(order)],
      [`${name}: findCard`, () => port.findCard(order)],
      [`${name}: find`, () => port.find(order)],
      [`${name}: close`, () => port.close(order)],
      [`${name}: refund`, () => port.refund(order, refund)],
      [`${name}: charge`, () => port.charge(order, card)],
    ]),
  ),
}

test.each(Object.entries(neighbours))('%s is not asked within a transaction', async (_name, ask) => {
  const { read } = waysIn(app.pool, 'test')
  await expect(read(newId(), async () => ask())).rejects.toThrow(/was asked within a transaction/)
})

test('what is begun in a transaction and goes on by itself is found too', async () => {
  const { read } = waysIn(app.pool, 'test')
  const told: unknown[] = []
  await read(newId(), async () => {
    void Promise.resolve()
      .then(() => gateway.find(order))
      .catch((error: unknown) => told.push(error))
  })
  await expect.poll(() => told).toMatchObject([{ name: 'AskedInside' }])
})

test('before and after it anybody may be asked', async () => {
  await waysIn(app.pool, 'test').read(newId(), async () => undefined)
  expect(await gateway.find(order)).toEqual({ kind: 'open' })
})
