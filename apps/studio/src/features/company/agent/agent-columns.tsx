import type { Agent } from '@coverwright/domain/company/agent/agent'
import { agentLifecycle } from '@coverwright/domain/company/agent/agent-lifecycle'
import { columnsFor } from '../../../framework/list/columns-for.tsx'
import { statusesOf } from '../../../framework/status/statuses.ts'
import { PersonTile } from '../../../parts/person/PersonTile.tsx'

type SortKey = 'name' | 'email' | 'code' | 'state' | 'createdAt'

export const agentStatuses = statusesOf(agentLifecycle, { activated: 'activated', deactivated: 'deactivated' })

export const useAgentColumns = columnsFor<Agent, SortKey>('agent', ({ name, text, status, ago }) => [
  name('name', {
    sortKey: 'name',
    detail: ({ phone }) => phone || null,
    icon: (agent) => <PersonTile name={agent.name} />,
  }),
  text('email', { sortKey: 'email', width: 280 }),
  text('code', { sortKey: 'code', width: 160 }),
  status('state', (state) => agentStatuses[state], { header: 'status', sortKey: 'state' }),
  ago('createdAt', { header: 'added', sortKey: 'createdAt' }),
])
