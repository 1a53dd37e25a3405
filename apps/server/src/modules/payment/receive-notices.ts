import type { FastifyInstance } from 'fastify'
import { findPayment, paymentOfReference } from './internal.ts'
import { settlePayment } from './settle-payment.ts'
import type { Checkout } from './start-payment.ts'

/** Where the gateway tells that something was paid. A notice is only a hint: what it is worth the gateway is asked. */
export function receiveNotices(app: FastifyInstance, checkout: Checkout) {
  app.register(async (scope) => {
    // As it was sent: a signature is over bytes, not over what they mean.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(
      `/payment-notices/${checkout.gateway.name}`,
      { schema: { hide: true }, bodyLimit: 10_000 },
      async (request, reply) => {
        const notice = checkout.gateway.readNotice(
          request.headers,
          typeof request.body === 'string' ? request.body : '',
        )
        if (!notice) return reply.code(403).send()
        await receiveNotice(checkout, notice.reference)
        return reply.code(204).send()
      },
    )
  })
}

async function receiveNotice({ ways, gateway, now }: Checkout, reference: string): Promise<void> {
  const named = paymentOfReference(reference)
  if (!named) return
  const { companyId, paymentId } = named
  const payment = await ways.read(companyId, (tx) => findPayment(tx, paymentId))
  if (!payment) return
  const outcome = await gateway.find(reference)
  await ways.enter({ companyId, memberId: companyId }, async (tx, audit) => {
    const state = await settlePayment(tx, paymentId, outcome, now())
    await audit(payment.applicationId, { paymentId, state })
  })
}
