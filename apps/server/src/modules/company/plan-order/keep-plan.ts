import type { planOrder } from '@coverwright/contract/company/plan-order'
import { dayIn } from '@coverwright/domain/base/day/day'
import { fail } from '@coverwright/domain/errors'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompanyRow, lockOwnCompany } from '../company/index.ts'
import { changeSubscription, findSubscription } from '../plan/index.ts'
import { findOpenOrder, sealTicket, toOrder } from './internal.ts'
import { isPaying } from './make-renewal.ts'

/** One that runs and is paid: what is due already is paid first. */
async function lockRunning(tx: WriteTx, now: Date) {
  await lockOwnCompany(tx)
  return findRunning(tx, now)
}

export async function findRunning(tx: ReadTx, now: Date) {
  const row = await findSubscription(tx)
  if (!isPaying(row) || row.endedOn) return fail('plan-order.nothing-paid')
  const { timeZone } = await getOwnCompanyRow(tx)
  if (row.suspendedOn || row.period.end <= dayIn(timeZone, now)) return fail('plan-order.renewal-due')
  return row
}

/** It runs to the end of what was paid, and is not renewed. */
export const cancelPlan: HandlerOf<typeof planOrder, 'cancelPlan'> = async ({ tx, audit, now }) => {
  const { id, cancelledAt, period } = await lockRunning(tx, now)
  await changeSubscription(tx, { cancelledAt: cancelledAt ?? now, next: null })
  await audit(id, { endsOn: period.end })
  return { endsOn: period.end }
}

/** As long as it runs it can be wanted again. */
export const keepPlan: HandlerOf<typeof planOrder, 'keepPlan'> = async ({ tx, audit, now }) => {
  const { id, period } = await lockRunning(tx, now)
  await changeSubscription(tx, { cancelledAt: null })
  await audit(id, { renewsOn: period.end })
  return { endsOn: period.end }
}

/** What is asked for by itself and not paid yet. */
export const getDueOrder: HandlerOf<typeof planOrder, 'getDueOrder'> = async ({ tx, ports }) => {
  const open = await findOpenOrder(tx)
  if (!open || open.kind === 'change') return null
  return { order: toOrder(open), ticket: await sealTicket(ports.tokens, open) }
}
