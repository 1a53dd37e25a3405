import { disabledAfterMs, nextTry, restMs, restsAfter, toldAfterMs } from '@coverwright/domain/reach/webhook/retry-plan'
import { deliveryLifecycle, webhookLifecycle } from '@coverwright/domain/reach/webhook/webhook-lifecycle'
import { eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import { publish } from '../../../platform/live/publish.ts'
import { saveDelivery, saveWebhook } from './internal.ts'
import { type DeliveryRow, type WebhookRow, webhookDeliveries, webhooks } from './tables.ts'

export interface Outcome {
  /** Null where nothing was answered. */
  readonly status: number | null
  readonly problem: string | null
  readonly retryAfter?: string | undefined
  readonly tookMs: number
}

export const keptTries = 12
const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300
/** It says that it wants no more. */
const isGone = (status: number | null) => status === 410

/** Writes down what came of a try, and when the next one is due. */
export async function settleTry(
  { tx, now }: { readonly tx: WriteTx; readonly now: Date },
  { id: deliveryId, webhookId }: Pick<DeliveryRow, 'id' | 'webhookId'>,
  outcome: Outcome,
): Promise<void> {
  // The webhook first, here and wherever both are locked: nobody waits for somebody who waits for them.
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, webhookId)).for('update')
  const [before] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, deliveryId)).for('update')
  // Deleted while it was on its way, or delivered by a worker that was thought dead.
  if (!webhook || before?.state !== 'waiting') return
  const { status, problem, tookMs } = outcome
  const lastTries = [...before.lastTries, { at: now.toISOString(), status, problem, tookMs }].slice(-keptTries)
  const tried = { tries: before.tries + 1, lastTries }
  if (isTaken(status)) await delivered(tx, webhook, before, tried, now)
  else await failed(tx, webhook, before, { tried, outcome, now })
  publish(tx, { kind: 'webhook', subjectId: webhook.id })
}

type Tried = Pick<DeliveryRow, 'tries' | 'lastTries'>

async function delivered(tx: WriteTx, webhook: WebhookRow, { id, state }: DeliveryRow, tried: Tried, now: Date) {
  await saveDelivery(tx, id, { ...tried, state: deliveryLifecycle.next(state, 'deliver') ?? state, dueAt: null })
  await saveWebhook(tx, webhook.id, {
    failures: 0,
    failingSince: null,
    toldAt: null,
    restUntil: null,
    lastDeliveredAt: now,
  })
}

interface Failure {
  readonly tried: Tried
  readonly outcome: Outcome
  readonly now: Date
}

async function failed(tx: WriteTx, webhook: WebhookRow, delivery: DeliveryRow, { tried, outcome, now }: Failure) {
  const dueAt = nextTry(tried.tries, now, Math.random(), waitAsked(outcome.retryAfter, now))
  const state = dueAt ? delivery.state : (deliveryLifecycle.next(delivery.state, 'give_up') ?? delivery.state)
  await saveDelivery(tx, delivery.id, { ...tried, state, dueAt: dueAt ?? null })

  const failures = webhook.failures + 1
  const failingSince = webhook.failingSince ?? now
  const failingMs = now.getTime() - failingSince.getTime()
  const isToBeTold = failingMs >= toldAfterMs && !webhook.toldAt
  const isOver = isGone(outcome.status) || failingMs >= disabledAfterMs
  await saveWebhook(tx, webhook.id, {
    failures,
    failingSince,
    restUntil: failures >= restsAfter ? new Date(now.getTime() + restMs) : null,
    ...(isToBeTold && { toldAt: now }),
    ...(isOver && { state: webhookLifecycle.next(webhook.state, 'disable') ?? webhook.state }),
  })
  if (isOver && webhook.state === 'active') raiseEvent(tx, 'webhook.disabled', { webhookId: webhook.id })
  else if (isToBeTold) raiseEvent(tx, 'webhook.failing', { webhookId: webhook.id })
}

/** Seconds, or a date. */
function waitAsked(retryAfter: string | undefined, now: Date): number {
  if (!retryAfter) return 0
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime())
}
