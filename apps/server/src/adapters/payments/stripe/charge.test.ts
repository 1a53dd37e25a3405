import { afterAll, expect, test } from 'vitest'
import { startFakeStripe } from '../../../../test/fake-stripe.ts'
import { stripeKeys } from '../../../../test/fake-stripe-wire.ts'
import type { Order } from '../payment-gateway.ts'
import { createStripeGateway } from './create-stripe-gateway.ts'

const stripe = await startFakeStripe()
afterAll(() => stripe.close())
const gateway = createStripeGateway({ ...stripeKeys, address: stripe.address, pageOrigin: stripe.pageOrigin })

test('a charge that the bank has not decided is asked about, and not made again', async () => {
  const { id: account } = await gateway.createAccount({ id: 'company', country: 'GB' })
  stripe.finish(account)
  const first: Order = {
    reference: 'first',
    mode: 'live',
    account,
    sessionId: null,
    amountMinor: 1000,
    currency: 'GBP',
    description: 'Pet',
    merchant: 'Tarnbrook',
    returnUrl: 'http://localhost/back',
    cancelUrl: 'http://localhost/cancel',
    isRepeated: true,
  }
  const { url, sessionId } = await gateway.open(first)
  stripe.pay(url, { isSlowLater: true })
  const later: Order = { ...first, reference: 'later', sessionId: null }
  const paid: Order = { ...first, sessionId }

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
