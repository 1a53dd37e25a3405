import type { ConnectorDefinition } from '@coverwright/domain/build/connector/connector'
import { connectorLifecycle } from '@coverwright/domain/build/connector/connector-lifecycle'
import { type ShownRequest, taskCauses, taskStates } from '@coverwright/domain/build/connector/connector-task'
import type { Inputs } from '@coverwright/domain/build/connector/fill-request'
import { lookUpRoles } from '@coverwright/domain/build/page/look-up-role'
import { foreignKey, index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core'
import { alreadyTaken } from '../../../platform/database/already-taken.ts'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

export const connectors = tenantTable(
  'connector',
  {
    name: text('name').notNull(),
    definition: jsonb('definition').$type<ConnectorDefinition>().notNull(),
    /** What it finds for buyers while they answer. */
    role: text('role', { enum: lookUpRoles }),
    state: text('state', { enum: connectorLifecycle.states }).notNull().default(connectorLifecycle.initial),
    sealedSecret: text('sealed_secret'),
    /** Its last characters, to tell it from another. */
    secretHint: text('secret_hint'),
  },
  (connector) => [
    unique('connector_name').on(connector.companyId, connector.name),
    unique('connector_role').on(connector.companyId, connector.role),
  ],
)

export type ConnectorRow = typeof connectors.$inferSelect

alreadyTaken({
  connector_name: { code: 'connector.name-taken', field: 'name' },
  connector_role: { code: 'connector.role-taken', field: 'role' },
})

/** What a colleague tried it with, to try it again. */
export interface Retried {
  readonly at: 'live' | 'test'
  readonly inputs: Inputs
}

export const connectorTasks = tenantTable(
  'connector_task',
  {
    connectorId: uuid('connector_id').notNull(),
    cause: text('cause', { enum: taskCauses }).notNull(),
    state: text('state', { enum: taskStates }).notNull(),
    status: integer('status'),
    problem: text('problem'),
    tookMs: integer('took_ms').notNull(),
    request: jsonb('request').$type<ShownRequest>().notNull(),
    excerpt: text('excerpt').notNull(),
    /** Null of journeys: what buyers entered is not kept here. */
    retried: jsonb('retried').$type<Retried>(),
  },
  (task) => [
    foreignKey({
      name: 'connector_task_connector',
      columns: [task.companyId, task.connectorId],
      foreignColumns: [connectors.companyId, connectors.id],
    }).onDelete('cascade'),
    index('connector_task_of_connector').on(task.companyId, task.connectorId, task.createdAt),
    index('connector_task_of_company').on(task.companyId, task.createdAt),
    index('connector_task_of_state').on(task.companyId, task.state, task.createdAt),
    index('connector_task_by_state').on(task.companyId, task.connectorId, task.state, task.createdAt),
    index('connector_task_by_time').on(task.createdAt),
  ],
)

export type TaskRow = typeof connectorTasks.$inferSelect
