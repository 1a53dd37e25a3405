import type { payment } from '@coverwright/contract/publish/payment'
import { fail } from '@coverwright/domain/errors'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { installedGateway, lockGateways, toGateway } from './internal.ts'

export const installGateway: HandlerOf<typeof payment, 'savePaymentMethod'> = async (
  { tx, audit, ports },
  { kind },
) => {
  await lockGateways(tx)
  if (!ports.gateways[kind]) return fail('gateway.not-offered')
  const gateway = await installedGateway(tx, kind)
  await audit(gateway.id, { kind, state: gateway.state })
  return toGateway(gateway)
}
