import { afterAll, expect, test } from 'vitest'
import { startFakeStripe } from '../../../../test/fake-stripe.ts'
import { stripeKeys } from '../../../../test/fake-stripe-wire.ts'
import type { Order } from '../payment-gateway.ts'
import { createStripeGateway } from './create-stripe-gateway.ts'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())
const gateway = createStripeGateway({ ...stripeKeys, address: stripe.address, pageOrigin: stripe.pageOrigin })

const first: Order = {
  reference: 'first',
  mode: 'live',
  account: null,
  sessionId: null,
  amountMinor: 1000,
  currency: 'GBP',
  description: 'Pet',
  merchant: 'Tarnbrook',
  returnUrl: 'http://localhost/back',
  cancelUrl: 'http://localhost/cancel',
  isRepeated: true,
}

function noCard(): never {
  throw new Error('No card was kept')
}

test('a charge that the bank has not decided is asked about, and not made again', async () => {
  const { id: account } = await gateway.createAccount({ id: 'company', country: 'GB' })
  stripe.finish(account)
  const { url, sessionId } = await gateway.open({ ...first, account })
  stripe.pay(url, { isSlowLater: true })
  const later: Order = { ...first, account, reference: 'later', sessionId: null }
  const paid = (await gateway.findCard({ ...first, account, sessionId })) ?? noCard()

  const begun = await gateway.charge(later, paid)
  expect(begun.outcome).toEqual({ kind: 'open' })
  const intent = stripe.intents.get(begun.sessionId)
  // By then its key is forgotten: another reference stands for that.
  const again = { ...later, reference: 'a day later', sessionId: begun.sessionId }
  expect(await gateway.charge(again, paid)).toEqual(begun)
  if (intent) intent.status = 'succeeded'
  expect(await gateway.charge(again, paid)).toMatchObject({ outcome: { kind: 'paid', amountMinor: 1000 } })
  expect(stripe.intents.size).toBe(2)
})

test('a charge whose answer was lost is found by its card, and never made again', async () => {
  const { id: account } = await gateway.createAccount({ id: 'another company', country: 'GB' })
  stripe.finish(account)
  const { url, sessionId } = await gateway.open({ ...first, account, reference: 'first of two' })
  stripe.pay(url)
  const order: Order = { ...first, account, reference: 'first of two', sessionId }
  const paid = (await gateway.findCard(order)) ?? noCard()
  const lost: Order = { ...order, reference: 'lost', sessionId: null }
  expect(await gateway.find(lost, paid)).toEqual({ kind: 'open' })
  expect(await gateway.close({ ...lost, reference: 'never made' }, paid)).toEqual({ kind: 'closed' })

  // The library asks once more by itself: that answer is lost too.
  stripe.trouble.losesAnswers = 6
  await expect(gateway.charge(lost, paid)).rejects.toThrow(/connection/i)
  stripe.trouble.losesAnswers = 0
  const made = () => [...stripe.intents.values()].filter((intent) => intent.reference === 'lost')
  await gateway.charge(lost, paid)
  expect(made()).toHaveLength(1)
  expect(await gateway.find(lost, paid)).toMatchObject({ kind: 'paid', amountMinor: 1000 })
  // A day later its key is forgotten.
  stripe.forgetKeys()
  expect(await gateway.charge(lost, paid)).toMatchObject({ outcome: { kind: 'paid' } })
  expect(made()).toHaveLength(1)

  // It goes back although nobody heard what it is called there.
  const back = { reference: 'back', amountMinor: null }
  expect(await gateway.refund(lost, back, paid)).toMatchObject({ gatewayReference: expect.any(String) })
  expect(await gateway.refund({ ...lost, sessionId: made()[0]?.id ?? '' }, back, paid)).toMatchObject({
    gatewayReference: expect.any(String),
  })
  await expect(gateway.refund({ ...lost, reference: 'never made' }, back, paid)).rejects.toThrow('Nothing was charged')
})

test('a part goes back, then the rest; the same one asked for again is the same, also when its key is forgotten', async () => {
  const { id: account } = await gateway.createAccount({ id: 'a third company', country: 'GB' })
  stripe.finish(account)
  const order = { ...first, account, reference: 'given back' }
  const { url, sessionId } = await gateway.open(order)
  stripe.pay(url)
  const paid: Order = { ...order, sessionId }
  const part = { reference: 'part', amountMinor: 300 }
  const given = await gateway.refund(paid, part)
  stripe.forgetKeys()
  expect(await gateway.refund(paid, part)).toEqual(given)
  const intent = [...stripe.intents.values()].find(({ reference }) => reference === 'given back')
  expect(stripe.refunds.get(intent?.id ?? '')).toBe(300)
  await expect(gateway.refund(paid, { reference: 'too much', amountMinor: 701 })).rejects.toThrow(/greater/)
  await gateway.refund(paid, { reference: 'rest', amountMinor: 700 })
  expect(stripe.refunds.get(intent?.id ?? '')).toBe(1000)
  // Given back before refunds had names.
  expect(await gateway.refund(paid, { reference: 'all', amountMinor: null })).toEqual({ gatewayReference: null })
})

test('a card is kept without paying anything, and charged later', async () => {
  const { id: account } = await gateway.createAccount({ id: 'a fourth company', country: 'GB' })
  stripe.finish(account)
  const keeping: Order = { ...first, account, reference: 'kept', amountMinor: 0 }
  const { url, sessionId } = await gateway.keepCard(keeping)
  expect(await gateway.findCard({ ...keeping, sessionId })).toBeUndefined()
  stripe.pay(url)
  // Also where the answer that named the session was lost.
  const card = (await gateway.findCard(keeping)) ?? noCard()
  expect(card).toMatchObject({ customerId: expect.stringMatching(/^cus_/), last4: '4242' })
  expect(await gateway.charge({ ...first, account, reference: 'a month later' }, card)).toMatchObject({
    outcome: { kind: 'paid', amountMinor: 1000 },
  })
})
