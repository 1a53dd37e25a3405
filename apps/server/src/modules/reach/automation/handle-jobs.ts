import { runKeptDays } from '@coverwright/domain/reach/automation/automation'
import { inArray, lt, sql } from 'drizzle-orm'
import type { MailTransport } from '../../../adapters/mail/mail-transport.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { handle, handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import type { Standard } from './compose.ts'
import { sendRun } from './send-run-job.ts'
import { settleRun } from './settle-run.ts'
import { automationRuns } from './tables.ts'

interface Services {
  readonly standard: Standard
  readonly mail: Pick<MailTransport, 'from'>
}

export const automationJobs = ({ standard, mail: { from } }: Services) => [
  handle(sendRun, ({ tx, now }, { runId }) => settleRun({ tx, now, standard, from }, runId)),
]

const sweepRuns = recurringJob('automation.sweep', { cron: '47 * * * *', retryLimit: 0, concurrency: 1 })
const atOnce = 1000

const findOld = (door: ReadTx) =>
  door
    .select({ id: automationRuns.id, companyId: automationRuns.companyId })
    .from(automationRuns)
    .where(lt(automationRuns.createdAt, sql`now() - ${runKeptDays} * interval '1 day'`))
    .orderBy(automationRuns.createdAt)
    .limit(atOnce)

export const automationSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'automation.hand-over',
    {
      column: automationRuns.dueAt,
      job: sendRun,
      inputOf: (runId) => ({ runId }),
      handedOver: 'look-again',
    },
    { door },
  ),
  handleRecurring(sweepRuns, async ({ inCompany, signal }) => {
    for (;;) {
      const old = await door(findOld)
      for (const [companyId, own] of Map.groupBy(old, (run) => run.companyId)) {
        const ids = own.map(({ id }) => id)
        await inCompany(companyId, (tx) => tx.delete(automationRuns).where(inArray(automationRuns.id, ids)))
      }
      if (old.length < atOnce || signal.aborted) return
    }
  }),
]
