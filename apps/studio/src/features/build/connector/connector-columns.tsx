import type { Connector } from '@coverwright/domain/build/connector/connector'
import type { Task } from '@coverwright/domain/build/connector/connector-task'
import { said } from '../../../core/text/said.ts'
import { columnsFor } from '../../../framework/list/columns-for.tsx'

export const useConnectorColumns = columnsFor<Connector, 'name' | 'createdAt'>(
  'connector',
  ({ name, text, status, date }) => [
    name('name', { sortKey: 'name', detail: ({ address, call, lastProblem }) => lastProblem ?? call ?? address }),
    text('method', { width: 100 }),
    status('state', (state) => state),
    date('createdAt', { sortKey: 'createdAt' }),
  ],
)

export const useTaskColumns = columnsFor<Task, 'createdAt'>('connector', ({ name, status, count, ago }) => [
  name('connectorName', { detail: ({ problem }) => problem && said(problem) }),
  status('state', (state) => state),
  count('tookMs', { header: 'took' }),
  ago('createdAt', { sortKey: 'createdAt', header: 'lastRun' }),
])
