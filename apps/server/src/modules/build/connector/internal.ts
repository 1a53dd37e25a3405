import { type Connector, ConnectorDefinition, type ConnectorForm } from '@coverwright/domain/build/connector/connector'
import type { Task } from '@coverwright/domain/build/connector/connector-task'
import { fail } from '@coverwright/domain/errors'
import { eq, inArray, sql } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { publish } from '../../../platform/live/publish.ts'
import { type ConnectorRow, connectors, connectorTasks, type TaskRow } from './tables.ts'

export async function getConnectorInCompany(tx: ReadTx, id: string): Promise<ConnectorRow> {
  return (await selectRow(tx, connectors, id)) ?? fail('connector.not-found')
}

/** What was checked still holds when it is saved. */
export async function lockConnectorInCompany(tx: WriteTx, id: string): Promise<ConnectorRow> {
  const [row] = await tx.select().from(connectors).where(eq(connectors.id, id)).for('update')
  return row ?? fail('connector.not-found')
}

export async function saveConnector(tx: WriteTx, id: string, change: Partial<ConnectorRow>): Promise<ConnectorRow> {
  const [row] = await tx.update(connectors).set(change).where(eq(connectors.id, id)).returning()
  if (!row) return fail('connector.not-found')
  if (row.role || 'role' in change) tellSites(tx)
  return row
}

/** Sites offer to look up what somebody looks up. */
export const tellSites = (tx: WriteTx) => publish(tx, { kind: 'mount' })

export async function getTaskInCompany(tx: ReadTx, id: string): Promise<TaskRow> {
  return (await selectRow(tx, connectorTasks, id)) ?? fail('task.not-found')
}

/** What of a form is the definition: neither its name nor the secret. */
export const definitionOf = ({ name, secret, role, ...definition }: ConnectorForm): ConnectorDefinition =>
  ConnectorDefinition.parse(definition)

interface LastRun {
  readonly connectorId: string
  readonly at: string
  readonly problem: string | null
}

/** Of each the last of its runs, found by the index however many there were. */
export async function lastRunsOf(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, LastRun>> {
  if (ids.length === 0) return new Map()
  const last = tx
    .select({
      at: sql<string>`to_json(${connectorTasks.createdAt})#>>'{}'`.as('at'),
      problem: connectorTasks.problem,
    })
    .from(connectorTasks)
    .where(eq(connectorTasks.connectorId, connectors.id))
    .orderBy(sql`${connectorTasks.createdAt} desc`)
    .limit(1)
    .as('last')
  const rows = await tx
    .select({ connectorId: connectors.id, at: last.at, problem: last.problem })
    .from(connectors)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(connectors.id, [...ids]))
  return new Map(rows.map((row) => [row.connectorId, row]))
}

export const toConnector = (row: ConnectorRow, last?: LastRun): Connector => ({
  id: row.id,
  name: row.name,
  ...ConnectorDefinition.parse(row.definition),
  role: row.role,
  state: row.state,
  secretHint: row.secretHint,
  lastRunAt: last ? new Date(last.at).toISOString() : null,
  lastProblem: last?.problem ?? null,
  createdAt: row.createdAt.toISOString(),
})

export async function answerConnector(tx: ReadTx, row: ConnectorRow): Promise<Connector> {
  return toConnector(row, (await lastRunsOf(tx, [row.id])).get(row.id))
}

export const toTask = (row: TaskRow, connectorName: string): Task => ({
  id: row.id,
  connectorId: row.connectorId,
  connectorName,
  cause: row.cause,
  state: row.state,
  status: row.status,
  problem: row.problem,
  tookMs: row.tookMs,
  request: row.request,
  excerpt: row.excerpt,
  createdAt: row.createdAt.toISOString(),
})
