import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { connectionStates, gatewayKinds } from '@coverwright/domain/publish/gateway/gateway'
import { gatewayLifecycle } from '@coverwright/domain/publish/gateway/gateway-lifecycle'
import { sql } from 'drizzle-orm'
import { text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { tenantTable } from '../../../platform/database/tenant-table.ts'

/** A gateway without a row is not configured. */
export const gateways = tenantTable(
  'payment_gateway',
  {
    kind: text('kind', { enum: gatewayKinds }).notNull(),
    state: text('state', { enum: gatewayLifecycle.states }).notNull(),
    /** The company's account at the provider, and whether real money reaches it. */
    account: text('account'),
    accountMode: text('account_mode', { enum: journeyModes }),
    connection: text('connection', { enum: connectionStates }),
  },
  (gateway) => [
    unique('payment_gateway_kind').on(gateway.companyId, gateway.kind),
    uniqueIndex('payment_gateway_active').on(gateway.companyId).where(sql`${gateway.state} = 'active'`),
  ],
)

export type GatewayRow = typeof gateways.$inferSelect
