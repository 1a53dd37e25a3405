import { audited } from '../../../platform/audit/audited.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { raiseEvent } from '../../../platform/events/raise-event.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle } from '../../../platform/jobs/handler.ts'
import { applications, expiryFrom, keptFrom, saveApplication } from '../application/index.ts'
import { abandonQuote } from './abandon-quote-job.ts'

export const quoteSweeps = (ways: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'quote.hand-over',
    {
      column: applications.abandonAt,
      job: abandonQuote,
      inputOf: (applicationId) => ({ applicationId }),
      handedOver: 'look-again',
    },
    ways,
  ),
]

/** Told once of each, however often they come back: who was reminded has been. */
export const quoteJobs = [
  handle(abandonQuote, async ({ tx, companyId, now }, { applicationId }) => {
    const found = await selectRow(tx, applications, applicationId, 'for update')
    if (!found?.abandonAt) return
    const { state, expiresAt, keptUntil, reminder, customerId, abandonedAt } = found
    if (state === 'paying' || expiresAt > now) {
      await saveApplication(tx, applicationId, { abandonAt: expiresAt > now ? expiresAt : expiryFrom(now) })
      return
    }
    // Whoever is a customer has seen a price.
    const isAbandoned =
      reminder !== null && customerId !== null && abandonedAt === null && (state === 'open' || state === 'declared')
    if (!isAbandoned) {
      await saveApplication(tx, applicationId, { abandonAt: null })
      return
    }
    await audited(tx, companyId, 'application/abandon', async (audit) => {
      const until = keptFrom(now)
      await saveApplication(tx, applicationId, {
        abandonAt: null,
        abandonedAt: now,
        keptUntil: keptUntil && keptUntil > until ? keptUntil : until,
      })
      raiseEvent(tx, 'quote.abandoned', { applicationId })
      await audit(applicationId, { isAbandoned })
    })
  }),
]
