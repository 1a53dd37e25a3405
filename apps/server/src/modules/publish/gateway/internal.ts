import { fail } from '@coverwright/domain/errors'
import type { Gateway, GatewayKind } from '@coverwright/domain/publish/gateway/gateway'
import { eq } from 'drizzle-orm'
import { keptQuery } from '../../../platform/database/kept-query.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { isPaidByCustomers } from '../../company/partnership/index.ts'
import { type GatewayRow, gateways } from './tables.ts'

export async function findGateway(tx: ReadTx, kind: GatewayKind): Promise<GatewayRow | undefined> {
  const [row] = await tx.select().from(gateways).where(eq(gateways.kind, kind))
  return row
}

export async function findActiveGateway(tx: ReadTx): Promise<GatewayRow | undefined> {
  const [row] = await activeGateway(tx, {})
  return row
}

const activeGateway = keptQuery((tx) =>
  tx.select().from(gateways).where(eq(gateways.state, 'active')).prepare('active gateway'),
)

export async function saveGateway(
  tx: WriteTx,
  id: string,
  change: Partial<Omit<typeof gateways.$inferInsert, 'id' | 'companyId'>>,
): Promise<GatewayRow> {
  const [row] = await tx.update(gateways).set(change).where(eq(gateways.id, id)).returning()
  return row ?? fail('gateway.not-found')
}

/** Whoever sets gateways up does so in turn; who is not paid by customers has none. */
export async function lockGateways(tx: WriteTx): Promise<void> {
  await lockOwnCompany(tx)
  if (!(await isPaidByCustomers(tx))) fail('gateway.not-yours')
}

export async function installedGateway(tx: WriteTx, kind: GatewayKind): Promise<GatewayRow> {
  const known = await findGateway(tx, kind)
  if (known) return known
  const [row] = await tx.insert(gateways).values({ kind, state: 'installed' }).returning()
  if (!row) throw new Error('The gateway was not saved')
  return row
}

export const toGateway = ({ id, kind, state, connection, account, updatedAt }: GatewayRow): Gateway => ({
  id,
  kind,
  state,
  connection,
  account,
  updatedAt: updatedAt.toISOString(),
})
