import { mostTasksKept, taskKeptDays } from '@coverwright/domain/build/connector/connector'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { deleteOlder } from '../../../platform/jobs/delete-older.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'
import { connectorTasks } from './tables.ts'

const sweepTasks = recurringJob('connector.sweep', { cron: '43 * * * *', retryLimit: 0, concurrency: 1 })
const atOnce = 1000

/** Those that ran so often that it must be looked at how many are kept. */
const findMany = (door: ReadTx) =>
  door
    .select({ connectorId: connectorTasks.connectorId, companyId: connectorTasks.companyId })
    .from(connectorTasks)
    .groupBy(connectorTasks.companyId, connectorTasks.connectorId)
    .having(sql`count(*) > ${mostTasksKept}`)
    .limit(atOnce)

async function keepNewest(tx: WriteTx, connectorId: string) {
  const [last] = await tx
    .select({ createdAt: connectorTasks.createdAt })
    .from(connectorTasks)
    .where(eq(connectorTasks.connectorId, connectorId))
    .orderBy(desc(connectorTasks.createdAt))
    .offset(mostTasksKept)
    .limit(1)
  if (last)
    await tx
      .delete(connectorTasks)
      .where(and(eq(connectorTasks.connectorId, connectorId), lt(connectorTasks.createdAt, last.createdAt)))
}

export const connectorSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(sweepTasks, async ({ inCompany, signal }) => {
    for (const { companyId, connectorId } of await door(findMany)) {
      if (signal.aborted) return
      await inCompany(companyId, (tx) => keepNewest(tx, connectorId))
    }
    const before = sql`now() - ${taskKeptDays} * interval '1 day'`
    await deleteOlder({ door, inCompany, signal }, { table: connectorTasks, by: connectorTasks.createdAt, before })
  }),
]
