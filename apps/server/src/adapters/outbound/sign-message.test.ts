import { expect, test } from 'vitest'
import { signMessage } from './sign-message.ts'

/** From the specification of Standard Webhooks. */
const known = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  message: {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  },
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}

test('signs as others do', () => {
  expect(signMessage(known.message, [known.secret])).toEqual({
    'webhook-id': known.message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': known.signature,
  })
})

test('with two secrets there are two signatures', () => {
  const { 'webhook-signature': signed } = signMessage(known.message, [known.secret, 'whsec_b3RoZXI='])
  expect(signed?.split(' ')).toHaveLength(2)
  expect(signed).toContain(known.signature)
})
