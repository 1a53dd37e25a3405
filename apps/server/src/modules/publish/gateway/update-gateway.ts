import type { payment } from '@coverwright/contract/publish/payment'
import { fail } from '@coverwright/domain/errors'
import { gatewayLifecycle } from '@coverwright/domain/publish/gateway/gateway-lifecycle'
import { eq } from 'drizzle-orm'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { askStripe } from './ask-stripe.ts'
import { findActiveGateway, lockGateways, saveGateway, toGateway } from './internal.ts'
import { type GatewayRow, gateways } from './tables.ts'

/** One is active at a time. What is being paid with the other is settled there. */
export const updateGateway: HandlerOf<typeof payment, 'updateCompanyPayment'> = async (
  { tx, audit, ports },
  { id, action },
) => {
  await lockGateways(tx)
  const [gateway] = await tx.select().from(gateways).where(eq(gateways.id, id))
  if (!gateway) return fail('gateway.not-found')
  const state = gatewayLifecycle.next(gateway.state, action) ?? fail('gateway.already')
  if (action === 'deactivate') {
    if ((await tx.$count(products, eq(products.state, 'online'))) > 0) return fail('gateway.in-use')
    await audit(id, { kind: gateway.kind, state })
    return toGateway(await saveGateway(tx, id, { state }))
  }
  const connection = await usable(ports.gateways, gateway)
  const before = await replaceActive(tx)
  await audit(id, { kind: gateway.kind, state, before: before ?? null })
  return toGateway(await saveGateway(tx, id, { state, connection }))
}

/** What cannot take money must not be what customers are sent to. */
async function usable(offered: Gateways, { kind, account, accountMode }: GatewayRow) {
  const port = offered[kind] ?? fail('gateway.not-offered')
  if (!port.takesLive) return fail('gateway.test-only')
  if (kind !== 'stripe') return null
  if (!offered.stripe || !account || !accountMode) return fail('gateway.not-connected')
  const { state } = await askStripe(offered.stripe, { id: account, mode: accountMode })
  return state === 'connected' ? state : fail('gateway.not-connected')
}

async function replaceActive(tx: WriteTx): Promise<string | undefined> {
  const active = await findActiveGateway(tx)
  if (active) await saveGateway(tx, active.id, { state: 'inactive' })
  return active?.id
}
