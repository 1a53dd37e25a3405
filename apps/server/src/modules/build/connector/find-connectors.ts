import type { KnownConnector } from '@coverwright/domain/build/flow/check-connector'
import type { Connectors } from '@coverwright/domain/build/flow/fetched'
import type { LookUpRole } from '@coverwright/domain/build/page/look-up-role'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { type ConnectorRow, connectors } from './tables.ts'

/** The company's own among those that a journey calls. */
async function calledBy(tx: ReadTx, { flow }: Pick<Shell, 'flow'>): Promise<ConnectorRow[]> {
  const ids = (flow?.blocks ?? []).flatMap((block) => (block.kind === 'connector' ? (block.connectorId ?? []) : []))
  if (ids.length === 0) return []
  return tx
    .select()
    .from(connectors)
    .where(inArray(connectors.id, [...new Set(ids)]))
}

const knownOf = ({ id, name, state, definition }: ConnectorRow): KnownConnector => ({ ...definition, id, name, state })

/** As a journey is checked against them. */
export const findKnownConnectors = async (tx: ReadTx, shell: Pick<Shell, 'flow'>): Promise<KnownConnector[]> =>
  (await calledBy(tx, shell)).map(knownOf)

/** As a release freezes them; nothing where none is called. */
export async function findDefinitions(tx: ReadTx, shell: Pick<Shell, 'flow'>): Promise<Connectors | undefined> {
  const rows = await calledBy(tx, shell)
  return rows.length > 0 ? Object.fromEntries(rows.map(({ id, definition }) => [id, definition])) : undefined
}

/** What the company's connectors find for buyers at this moment. */
export async function findLookUpRoles(tx: ReadTx): Promise<readonly LookUpRole[]> {
  const isReady = and(isNotNull(connectors.role), eq(connectors.state, 'ready'))
  const rows = await tx.select({ role: connectors.role }).from(connectors).where(isReady)
  return rows.flatMap(({ role }) => role ?? [])
}
