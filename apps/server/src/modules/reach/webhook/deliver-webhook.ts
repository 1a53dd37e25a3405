import { deliveryKeptDays } from '@coverwright/domain/reach/webhook/webhook'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { OutboundRefused } from '../../../adapters/outbound/check-target.ts'
import { NoAnswer, type Outbound } from '../../../adapters/outbound/outbound.ts'
import { signMessage } from '../../../adapters/outbound/sign-message.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { goOut, handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { deliverWebhook } from './deliver-job.ts'
import { messageIdOf, saveDelivery } from './internal.ts'
import { secretsOf } from './secret.ts'
import { keptTries, type Outcome, settleTry } from './settle-try.ts'
import { watchSlowCalls } from './slow-calls.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './tables.ts'

const deadlineMs = 15_000
/** How long a company's others wait while some of its calls are slow. */
const slowRestMs = 30_000
/** How long an address that did not answer waits while too many such are being called. */
const doubtedRestMs = 5000

/** The last that was sent there did not arrive. */
const isDoubted = ({ failures }: WebhookRow) => failures > 0

interface Services {
  readonly outbound: Outbound
  readonly sealing: Sealing
}

/** Killed at any moment, it is tried again under the same id: the other side may hear of something twice, never not at all. */
export const webhookJobs = ({ outbound, sealing }: Services, slow = watchSlowCalls()) => [
  goOut(deliverWebhook, {
    read: async ({ tx, now, companyId }, { deliveryId }) => {
      const delivery = await selectRow(tx, webhookDeliveries, deliveryId)
      const webhook = delivery && (await selectRow(tx, webhooks, delivery.webhookId))
      // Delivered, given up, or nobody's any more.
      if (delivery?.state !== 'waiting' || !webhook) return undefined
      if (webhook.state !== 'active') return stop(tx, delivery, now)
      const waitsUntil = slow.isSlow(companyId) ? new Date(now.getTime() + slowRestMs) : webhook.restUntil
      if (!waitsUntil || waitsUntil <= now) return { delivery, webhook, secrets: secretsOf(sealing, webhook, now) }
      await saveDelivery(tx, deliveryId, { dueAt: waitsUntil })
      return undefined
    },
    act: ({ delivery, webhook, secrets }, { now, companyId }) =>
      slow.ifDoubted(isDoubted(webhook), () =>
        slow.during(companyId, () => post(outbound, webhook.address, delivery, { secrets, now })),
      ),
    settle: (context, { delivery }, outcome) =>
      outcome ? settleTry(context, delivery, outcome) : waitOn(context, delivery),
  }),
]

/** It was not called: no try is counted. */
async function waitOn({ tx, now }: { readonly tx: WriteTx; readonly now: Date }, { id }: DeliveryRow): Promise<void> {
  const [row] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update')
  if (row?.state === 'waiting') await saveDelivery(tx, id, { dueAt: new Date(now.getTime() + doubtedRestMs) })
}

/** It was paused or disabled while this waited. */
async function stop(tx: WriteTx, { id, lastTries }: DeliveryRow, now: Date): Promise<undefined> {
  const stopped = { at: now.toISOString(), status: null, problem: 'The webhook was not active.', tookMs: 0 }
  await saveDelivery(tx, id, { state: 'failed', dueAt: null, lastTries: [...lastTries, stopped].slice(-keptTries) })
}

interface Signing {
  readonly secrets: readonly string[]
  readonly now: Date
}

async function post(outbound: Outbound, url: string, delivery: DeliveryRow, signing: Signing): Promise<Outcome> {
  const { body } = delivery
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body).toString(),
    'user-agent': 'Coverwright',
    ...signMessage({ id: messageIdOf(delivery), at: signing.now, body }, signing.secrets),
  }
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const { status, headers: answered } = await outbound.send({ url, method: 'POST', headers, body, deadlineMs })
    return { status, problem: null, retryAfter: answered['retry-after']?.toString(), tookMs: took() }
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof OutboundRefused)) throw error
    return { status: null, problem: error.message, tookMs: took() }
  }
}

const sweepDeliveries = recurringJob('webhook.sweep', { cron: '41 * * * *', retryLimit: 0, concurrency: 1 })
const atOnce = 1000

const findOld = (door: ReadTx) =>
  door
    .select({ id: webhookDeliveries.id, companyId: webhookDeliveries.companyId })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, sql`now() - ${deliveryKeptDays} * interval '1 day'`))
    .orderBy(webhookDeliveries.createdAt)
    .limit(atOnce)

export const webhookSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'webhook.hand-over',
    {
      column: webhookDeliveries.dueAt,
      job: deliverWebhook,
      inputOf: (deliveryId) => ({ deliveryId }),
      handedOver: 'look-again',
    },
    { door },
  ),
  handleRecurring(sweepDeliveries, async ({ inCompany, signal }) => {
    for (;;) {
      const old = await door(findOld)
      for (const [companyId, own] of Map.groupBy(old, (delivery) => delivery.companyId)) {
        const ids = own.map(({ id }) => id)
        await inCompany(companyId, (tx) => tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, ids)))
      }
      if (old.length < atOnce || signal.aborted) return
    }
  }),
]
