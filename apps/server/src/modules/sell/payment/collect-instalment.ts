import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { Outcome } from '../../../adapters/payments/payment-gateway.ts'
import { audited } from '../../../platform/audit/audited.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import {
  collectedAt,
  collectInstalment,
  collectOn,
  instalmentFailed,
  lockInstalment,
  todayOf,
} from '../policy/index.ts'
import { attemptOf, findTry, isWanted, settleInstalmentPayment } from './instalment-payment.ts'
import { cardPaymentOf, findCardPayment, gatewayOf, lockPayment, orderOf, savePayment } from './internal.ts'
import type { PaymentRow } from './tables.ts'

/** How soon a gateway that has not decided, or does not answer, is asked again. */
const againMs = 60 * 60_000
/** Longer than anybody takes to type a card in. */
const hopelessMs = 2 * 60 * 60_000

/**
 * Each try is written down before the gateway hears of it: a worker killed at any moment after that finds the try again,
 * asks with the same reference and gets the same answer. While it is under way nobody pays by hand beside it, and a
 * policy cancelled meanwhile gets back what it took.
 */
export const instalmentJobs = ({ gateways }: { readonly gateways: Gateways }) => [
  goOut(collectInstalment, {
    read: async ({ tx, now }, { instalmentId }) => {
      const locked = await lockInstalment(tx, instalmentId)
      if (!locked) return undefined
      const { instalment, policy } = locked
      if (!isWanted(locked)) {
        const left = await findTry(tx, instalmentId)
        // What is typed in on the gateway's page has a job of its own.
        return left?.cardPaymentId ? taskOf(tx, left, { isWanted: false, since: policy.endedAt }) : undefined
      }
      const on = instalment.nextOn ?? instalment.dueOn
      if ((await todayOf(tx, policy, now)) < on) {
        // West of the Atlantic that time is past, and it is still the day before.
        await collectOn(tx, instalmentId, new Date(Math.max(collectedAt(on).getTime(), now.getTime() + againMs)))
        return undefined
      }
      const attempt = await attemptOf(tx, await cardPaymentOf(tx, policy), instalment, 'card')
      return taskOf(tx, attempt, { isWanted: true, since: null })
    },

    act: (task, { now }) => ask(gateways, task, now).catch(() => undecided),

    settle: async ({ tx, now, companyId }, { attempt: { id, instalmentId } }, { outcome, sessionId }) => {
      if (!instalmentId) return
      const locked = await lockInstalment(tx, instalmentId)
      const attempt = await lockPayment(tx, id)
      if (!locked || !attempt) return
      if (attempt.cardPaymentId && sessionId) await savePayment(tx, id, { sessionId })
      const about = { instalment: locked.instalment.number, attempt: attempt.attempt }
      if (attempt.state !== 'started') {
        // Given up while the charge was on its way: what it took goes back. Where somebody was told before, nothing happens.
        if (outcome.kind === 'paid')
          await audited(tx, companyId, 'instalment/collect', async (audit) => {
            const state = await settleInstalmentPayment(tx, { id, instalmentId }, outcome, now)
            await audit(locked.policy.id, { ...about, next: state ?? 'gone' })
          })
        // For what is still to be paid there is another try.
        if (isWanted(locked)) await collectOn(tx, instalmentId, now)
        return
      }
      if (outcome.kind === 'open') return collectOn(tx, instalmentId, new Date(now.getTime() + againMs))
      await audited(tx, companyId, 'instalment/collect', async (audit) => {
        if (outcome.kind === 'paid' || !isWanted(locked)) {
          const state = await settleInstalmentPayment(tx, { id, instalmentId }, outcome, now)
          return audit(locked.policy.id, { ...about, next: state ?? 'gone' })
        }
        const failure = outcome.kind === 'failed' ? outcome.reason : null
        await savePayment(tx, id, { state: outcome.kind, settledAt: now, failure })
        if (outcome.kind === 'closed') await collectOn(tx, instalmentId, now)
        const next = outcome.kind === 'failed' ? (await instalmentFailed(tx, locked, now)).kind : 'closed'
        await audit(locked.policy.id, { ...about, next })
      })
    },
  }),
]

interface Task {
  readonly attempt: PaymentRow
  /** Whose card is charged; undefined where a card is typed in. */
  readonly first: PaymentRow | undefined
  /** What is no longer wanted is asked about, and never charged. */
  readonly isWanted: boolean
  /** When its policy ended: until then somebody may have begun to charge it. */
  readonly since: Date | null
}

const taskOf = async (tx: ReadTx, attempt: PaymentRow, rest: Pick<Task, 'isWanted' | 'since'>): Promise<Task> => ({
  attempt,
  first: await findCardPayment(tx, attempt),
  ...rest,
})

interface Asked {
  readonly outcome: Outcome
  readonly sessionId: string | null
}

/** Silence is no outcome. */
const undecided: Asked = { outcome: { kind: 'open' }, sessionId: null }

/** The policyholder may be paying it by hand on the gateway's page: then the card is not charged beside it. */
async function ask(gateways: Gateways, { attempt, first, isWanted: wanted, since }: Task, now: Date): Promise<Asked> {
  const gateway = gatewayOf(gateways, attempt)
  const card = first && (await gateway.findCard(orderOf(first)))
  if (first && !card) return { sessionId: null, outcome: { kind: 'failed', reason: 'No card was kept.' } }
  if (card && wanted) return gateway.charge(orderOf(attempt), card)
  const lastBegun = Math.max(attempt.createdAt.getTime(), since?.getTime() ?? 0)
  const isHopeless = now.getTime() - lastBegun > hopelessMs
  return { sessionId: null, outcome: await gateway[isHopeless ? 'close' : 'find'](orderOf(attempt), card) }
}
