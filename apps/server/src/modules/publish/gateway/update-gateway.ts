import type { payment } from '@coverwright/contract/publish/payment'
import { fail } from '@coverwright/domain/errors'
import type { Gateway, GatewayActionForm } from '@coverwright/domain/publish/gateway/gateway'
import { gatewayLifecycle } from '@coverwright/domain/publish/gateway/gateway-lifecycle'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { AccountConnection } from '../../../adapters/payments/stripe/create-stripe-gateway.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { products } from '../../build/product/index.ts'
import { askStripe } from './ask-stripe.ts'
import { findActiveGateway, lockGateways, saveGateway, toGateway } from './internal.ts'
import { type GatewayRow, gateways } from './tables.ts'

export const updateGateway = goOut<typeof payment, 'updateCompanyPayment'>()({
  read: async ({ tx, ports }, change) => {
    const gateway = await findGatewayById(tx, change.id)
    return { change, asked: change.action === 'activate' ? connectedAt(ports.gateways, gateway) : undefined }
  },
  act: async ({ asked }) => asked && askStripe(asked.stripe, asked.account),
  settle: (context, { change }, answer) => switchGateway(context, change, answer?.state),
})

/**
 * One is active at a time. What is being paid with the other is settled there.
 * @param connection What the card provider has just said of the company's account there.
 */
export async function switchGateway(
  { tx, audit, ports }: WriteContext,
  { id, action }: z.output<typeof GatewayActionForm>,
  connection?: AccountConnection['state'],
): Promise<Gateway> {
  await lockGateways(tx)
  const gateway = await findGatewayById(tx, id)
  const state = gatewayLifecycle.next(gateway.state, action) ?? fail('gateway.already')
  if (action === 'deactivate') {
    if ((await tx.$count(products, eq(products.state, 'online'))) > 0) return fail('gateway.in-use')
    await audit(id, { kind: gateway.kind, state })
    return toGateway(await saveGateway(tx, id, { state }))
  }
  refuseUnusable(ports.gateways, gateway, connection)
  const before = await replaceActive(tx)
  await audit(id, { kind: gateway.kind, state, before: before ?? null })
  return toGateway(await saveGateway(tx, id, { state, connection: connection ?? null }))
}

async function findGatewayById(tx: ReadTx, id: string): Promise<GatewayRow> {
  const [gateway] = await tx.select().from(gateways).where(eq(gateways.id, id))
  return gateway ?? fail('gateway.not-found')
}

/** Where it has to be asked first whether money can be taken. */
const connectedAt = ({ stripe }: Gateways, { kind, account, accountMode }: GatewayRow) =>
  kind === 'stripe' && stripe && account && accountMode
    ? { stripe, account: { id: account, mode: accountMode } }
    : undefined

/** What cannot take money must not be what customers are sent to. */
function refuseUnusable(offered: Gateways, { kind }: GatewayRow, connection?: AccountConnection['state']) {
  const port = offered[kind] ?? fail('gateway.not-offered')
  if (!port.takesLive) fail('gateway.test-only')
  if (kind === 'stripe' && connection !== 'connected') fail('gateway.not-connected')
}

async function replaceActive(tx: WriteTx): Promise<string | undefined> {
  const active = await findActiveGateway(tx)
  if (active) await saveGateway(tx, active.id, { state: 'inactive' })
  return active?.id
}
