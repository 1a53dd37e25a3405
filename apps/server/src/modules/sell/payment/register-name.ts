import type { Registrar } from '../../../adapters/registrar/registrar.ts'
import { audited } from '../../../platform/audit/audited.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { domains } from '../../publish/domain/index.ts'
import {
  askingRegistrar,
  domainOrderStranded,
  lockDomainOrder,
  nameRegistered,
  registerName,
} from '../../publish/domain-order/index.ts'
import { askRefund } from './ask-refund.ts'
import { findPaymentOfDomainOrder } from './domain-payment.ts'

const againMs = 2 * 60_000

/**
 * Has the registrar register what was paid for. A registrar that is silent is asked again, with the same reference: never
 * two registrations. One that refuses has the money go back: never money without a name.
 */
export const registerNameJobs = ({ registrar }: { readonly registrar?: Registrar | undefined }) => [
  goOut(registerName, {
    read: async ({ tx, now }, { orderId }) => {
      const order = await lockDomainOrder(tx, orderId)
      if (order.state !== 'paid') return undefined
      const domain = order.domainId ? await selectRow(tx, domains, order.domainId) : undefined
      return { order, endsOn: domain?.registration?.endsOn, askedAt: await askingRegistrar(tx, order, now) }
    },
    act: async ({ order: { id, name, purpose, registrant }, endsOn, askedAt }) => {
      if (!registrar) throw new Error('Nobody sells names here any more')
      if (purpose === 'register') return registrar.register({ name, reference: id, registrant, askedAt })
      if (!endsOn) return { kind: 'refused' as const, reason: 'The name was released meanwhile.' }
      return registrar.renew({ name, reference: id, endsOn, askedAt })
    },
    settle: async ({ tx, now, companyId }, { order: { id } }, outcome) => {
      const order = await lockDomainOrder(tx, id)
      if (order.state !== 'paid') return
      if (outcome.kind === 'pending') {
        const startAfter = new Date(now.getTime() + againMs)
        await enqueue(tx, registerName, { orderId: id }, { startAfter, singletonKey: id })
        return
      }
      await audited(tx, companyId, 'domain/register', async (audit) => {
        if (outcome.kind === 'registered') await nameRegistered(tx, order, outcome.endsOn, now)
        else {
          const payment = await findPaymentOfDomainOrder(tx, id)
          if (payment) await askRefund(tx, { paymentId: payment.id, reason: outcome.reason })
          await domainOrderStranded(tx, order, outcome.reason)
        }
        await audit(id, { name: order.name, became: outcome.kind })
      })
    },
  }),
]
