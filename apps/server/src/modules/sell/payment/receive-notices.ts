import type { FastifyInstance } from 'fastify'
import type { PaymentGateway } from '../../../adapters/payments/payment-gateway.ts'
import { askGateway, findCardPayment, findPayment, paymentOfReference } from './internal.ts'
import { settlePayment } from './settle-payment.ts'
import type { Checkout } from './start-payment.ts'

/** Where gateways tell that something was paid. A notice is only a hint: what it is worth the gateway is asked. */
export function receiveNotices(app: FastifyInstance, checkout: Checkout) {
  app.register(async (scope) => {
    // As it was sent: a signature is over bytes, not over what they mean.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const { test, stripe } = checkout.gateways
    for (const gateway of stripe ? [test, stripe] : [test]) receiveFrom(scope, checkout, gateway)
  })
}

/** The provider's are larger than one would think: they carry the whole thing they are about. */
const noticeBytes = 200_000

function receiveFrom(scope: FastifyInstance, checkout: Checkout, gateway: PaymentGateway) {
  scope.post(
    `/payment-notices/${gateway.name}`,
    { schema: { hide: true }, bodyLimit: noticeBytes },
    async (request, reply) => {
      const notice = gateway.readNotice(request.headers, typeof request.body === 'string' ? request.body : '')
      if (!notice) return reply.code(403).send()
      await receiveNotice(checkout, gateway, notice.reference)
      return reply.code(204).send()
    },
  )
}

async function receiveNotice({ ways, gateways, now }: Checkout, sender: PaymentGateway, reference: string) {
  const named = paymentOfReference(reference)
  if (!named) return
  const { companyId, kind, paymentId } = named
  const { payment, cardPayment } = await ways.read(companyId, async (tx) => {
    const found = await findPayment(tx, paymentId)
    return { payment: found, cardPayment: found && (await findCardPayment(tx, found)) }
  })
  // One gateway has nothing to say about what is paid at another.
  if (payment?.gateway !== sender.name || payment.kind !== kind) return
  const outcome = await askGateway(gateways, payment, cardPayment)
  await ways.enter({ companyId, memberId: companyId }, async (tx, audit) => {
    const { state } = await settlePayment(tx, payment, outcome, now())
    await audit(payment.subjectId, { paymentId, state })
  })
}
