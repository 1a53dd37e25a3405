import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import { audited } from '../../../platform/audit/audited.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import {
  collectedAt,
  collectInstalment,
  collectOn,
  instalmentFailed,
  instalmentPaid,
  lockInstalment,
  type PolicyLinks,
  todayOf,
} from '../policy/index.ts'
import { attemptOf, findTry } from './instalment-payment.ts'
import { cardPaymentOf, gatewayOf, orderOf, savePayment } from './internal.ts'
import { settlePayment } from './settle-payment.ts'
import type { PaymentRow } from './tables.ts'

/** How soon a gateway that has not decided, or does not answer, is asked again. */
const againMs = 60 * 60_000
/** Longer than anybody takes to type a card in. */
const hopelessMs = 2 * 60 * 60_000

/**
 * Each try is written down before the gateway hears of it, in a transaction of its own: a worker killed after the
 * charge finds the try again, asks with the same reference and gets the same answer. Nothing is taken twice.
 */
export const instalmentJobs = (gateways: Gateways, links: PolicyLinks) => [
  handle(collectInstalment, async ({ tx, now, companyId, apart }, { instalmentId }) => {
    const locked = await lockInstalment(tx, instalmentId)
    if (!locked) return
    const { instalment, policy } = locked
    const isWanted = policy.state === 'issued' && (instalment.state === 'due' || instalment.state === 'overdue')
    if (!isWanted) {
      const left = await findTry(tx, instalmentId)
      // What is typed in on the gateway's page has a job of its own.
      if (!left || left.hostedUrl) return
      const order = orderOf(await cardPaymentOf(tx, policy))
      const isHopeless = now.getTime() - left.createdAt.getTime() > hopelessMs
      const gateway = gatewayOf(gateways, left)
      const asking = isHopeless ? gateway.close(orderOf(left), order) : gateway.find(orderOf(left), order)
      const outcome = await asking.catch(() => undecided.outcome)
      if (outcome.kind === 'open') return collectOn(tx, instalmentId, new Date(now.getTime() + againMs))
      await audited(tx, companyId, 'instalment/collect', async (audit) => {
        const { state } = await settlePayment(tx, left, outcome, now)
        await audit(policy.id, { instalment: instalment.number, attempt: left.attempt, state })
      })
      return
    }
    const on = instalment.nextOn ?? instalment.dueOn
    if ((await todayOf(tx, policy, now)) < on) {
      // West of the Atlantic that time is past, and it is still the day before.
      await collectOn(tx, instalmentId, new Date(Math.max(collectedAt(on).getTime(), now.getTime() + againMs)))
      return
    }

    const first = await cardPaymentOf(tx, policy)
    const attempt = await apart((own) => attemptOf(own, first, instalment))
    const asked = await ask(gateways, attempt, first, now).catch(() => undecided)
    if (asked.outcome.kind === 'paid' || asked.outcome.kind === 'failed') {
      const { outcome, sessionId } = asked
      await audited(tx, companyId, 'instalment/collect', async (audit) => {
        const isPaid = outcome.kind === 'paid'
        const settled = isPaid ? { cardLast4: outcome.cardLast4 } : { failure: outcome.reason }
        await savePayment(tx, attempt.id, { state: isPaid ? 'paid' : 'failed', settledAt: now, sessionId, ...settled })
        const next = isPaid
          ? await instalmentPaid(tx, instalment, attempt.id)
          : await instalmentFailed(tx, { instalment, policy }, links, now)
        await audit(policy.id, { instalment: instalment.number, attempt: attempt.attempt, next: next?.kind ?? 'paid' })
      })
      return
    }
    if (asked.outcome.kind === 'open' && asked.sessionId && !attempt.hostedUrl)
      await savePayment(tx, attempt.id, { sessionId: asked.sessionId })
    if (asked.outcome.kind === 'closed') await savePayment(tx, attempt.id, { state: 'closed', settledAt: now })
    await collectOn(tx, instalmentId, new Date(now.getTime() + (asked.outcome.kind === 'closed' ? 0 : againMs)))
  }),
]

interface Asked {
  readonly outcome: Outcome
  readonly sessionId: string | null
}

/** Silence is no outcome. */
const undecided: Asked = { outcome: { kind: 'open' }, sessionId: null }

/** The policyholder may be paying it by hand on the gateway's page: then the card is not charged beside it. */
async function ask(gateways: Gateways, attempt: PaymentRow, first: PaymentRow, now: Date): Promise<Asked> {
  const gateway = gatewayOf(gateways, attempt)
  if (!attempt.hostedUrl) return gateway.charge(orderOf(attempt), orderOf(first))
  const isHopeless = now.getTime() - attempt.createdAt.getTime() > hopelessMs
  return { sessionId: attempt.sessionId, outcome: await gateway[isHopeless ? 'close' : 'find'](orderOf(attempt)) }
}
