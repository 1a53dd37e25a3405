import type { payment } from '@coverwright/contract/publish/payment'
import { gatewayKinds } from '@coverwright/domain/publish/gateway/gateway'
import { gatewayLifecycle } from '@coverwright/domain/publish/gateway/gateway-lifecycle'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { gateways } from './tables.ts'

export const listMethods: HandlerOf<typeof payment, 'getPaymentMethodList'> = async ({ tx, ports }) => {
  const rows = await tx.select().from(gateways)
  return gatewayKinds.map((kind) => {
    const gateway = ports.gateways[kind]
    return {
      kind,
      isOffered: gateway !== undefined,
      takesLive: gateway?.takesLive ?? false,
      takesTest: gateway?.takesTest ?? false,
      state: rows.find((row) => row.kind === kind)?.state ?? gatewayLifecycle.initial,
    }
  })
}
