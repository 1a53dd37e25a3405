import type { dataSource } from '@coverwright/contract/build/data-source'
import { fail } from '@coverwright/domain/errors'
import { z } from 'zod'
import type { Outbound } from '../../../adapters/outbound/outbound.ts'
import type { Sealing } from '../../../platform/auth/sealing.ts'
import { selectRow } from '../../../platform/database/select-row.ts'
import { goOut as goOutCall } from '../../../platform/http/handlers.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handOverDue } from '../../../platform/jobs/hand-over-due.ts'
import { goOut } from '../../../platform/jobs/handler.ts'
import { job } from '../../../platform/jobs/job.ts'
import { askConnector } from '../connector/index.ts'
import { type Filling, fillLater, paused, readFilling, settleFilling } from './fill-data-source.ts'
import { getDataSourceInCompany, toDataSource } from './internal.ts'
import { dataSources } from './tables.ts'

interface Services {
  readonly outbound: Outbound
  readonly sealing: Sealing
}

const ask = async (services: Services, { question, isPaused }: Filling) =>
  isPaused ? paused : askConnector(services, question)

/** For somebody who waits: what goes wrong is their answer. */
export const refreshDataSource = goOutCall<typeof dataSource, 'refreshDataSource'>()({
  read: async ({ tx }, { id, takesAsIs }) => {
    const filling = await readFilling(tx, await getDataSourceInCompany(tx, id))
    return filling ? { filling, takesAsIs } : fail('data-source.not-connected')
  },
  act: async ({ filling }, { ports }) => (await ask(ports, filling)) ?? fail('connector.busy'),
  settle: async ({ tx, audit, now }, asked, answered) => {
    const row = await settleFilling(tx, { ...asked, answered, now })
    if (!row) return fail('data-source.not-connected')
    await audit(row.id, { name: row.name, rows: row.rowCount, problem: row.problem })
    return toDataSource(row)
  },
})

const refreshSource = job('data-source.refresh', {
  input: z.object({ dataSourceId: z.uuid() }),
  places: 'outside',
  concurrency: 2,
  expireInSeconds: 60,
})

export const dataSourceJobs = (services: Services) => [
  goOut(refreshSource, {
    read: async ({ tx }, { dataSourceId }) => {
      const source = await selectRow(tx, dataSources, dataSourceId)
      return source && readFilling(tx, source)
    },
    act: (filling) => ask(services, filling),
    settle: async ({ tx, now }, filling, answered) => {
      if (answered) await settleFilling(tx, { filling, answered, takesAsIs: false, now })
      else await fillLater(tx, filling, now)
    },
  }),
]

export const dataSourceSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handOverDue(
    'data-source.hand-over',
    {
      column: dataSources.nextAt,
      job: refreshSource,
      inputOf: (dataSourceId) => ({ dataSourceId }),
      handedOver: 'look-again',
    },
    { door },
  ),
]
