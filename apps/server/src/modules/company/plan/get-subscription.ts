import type { plan } from '@coverwright/contract/company/plan'
import { dayIn } from '@coverwright/domain/base/day/day'
import type { UnitsInUse } from '@coverwright/domain/company/plan/plan'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { getOwnCompany } from '../company/index.ts'
import { findTerms, toSubscription } from './internal.ts'

/** What plans ask of publishing and selling, which stand after them. */
export interface Used {
  readonly unitsInUse: (tx: ReadTx) => Promise<UnitsInUse>
  readonly salesBetween: (tx: ReadTx, from: Date, to: Date, timeZone: string) => Promise<number>
}

export const getSubscribePlan: HandlerOf<typeof plan, 'getSubscribePlan'> = async ({ tx, now }) =>
  toSubscription(await findTerms(tx, now))

export const isSubscribe: HandlerOf<typeof plan, 'isSubscribe'> = async ({ tx, now }) =>
  !(await findTerms(tx, now)).isTrial

export const getSubscriptionDetailsWith =
  (used: Used): HandlerOf<typeof plan, 'getSubscriptionDetails'> =>
  async ({ tx, now }) => {
    const { timeZone } = await getOwnCompany(tx)
    const month = dayIn(timeZone, now).slice(0, 7)
    return {
      ...toSubscription(await findTerms(tx, now)),
      units: await used.unitsInUse(tx),
      transactions: { month, used: await used.salesBetween(tx, monthStart(month, timeZone, now), now, timeZone) },
    }
  }

/** The moment at which the month began there. Clocks change by whole quarter hours at most, and months begin on one. */
function monthStart(month: string, timeZone: string, now: Date): Date {
  const quarter = 15 * 60_000
  const day = 86_400_000
  // From the first of the month at noon, in whichever zone, it is less than two days back.
  let at = Math.min(Date.parse(`${month}-01T12:00:00Z`), Math.floor(now.getTime() / quarter) * quarter)
  const earliest = Date.parse(`${month}-01`) - day
  while (at > earliest && dayIn(timeZone, new Date(at - quarter)).startsWith(month)) at -= quarter
  return new Date(at)
}
