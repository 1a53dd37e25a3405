import { fail } from '@coverwright/domain/errors'
import type { JourneyMode } from '@coverwright/domain/release/mount'
import type { Gateways } from '../../adapters/payments/gateways.ts'
import type { PaymentGateway } from '../../adapters/payments/payment-gateway.ts'
import type { ReadTx } from '../../platform/database/with-tenant.ts'
import { findActiveGateway } from './internal.ts'

interface ChosenGateway {
  readonly gateway: PaymentGateway
  readonly account: string | null
}

/**
 * Where a sale of the company is paid. A live one goes to its active gateway and nowhere else; a test one to the test
 * half of that gateway, or to the built-in one where it has none.
 */
export async function chooseGateway(tx: ReadTx, gateways: Gateways, mode: JourneyMode): Promise<ChosenGateway> {
  const active = await findActiveGateway(tx)
  const gateway = active && gateways[active.kind]
  if (mode === 'test')
    return gateway?.takesTest
      ? { gateway, account: active?.account ?? null }
      : { gateway: gateways.test, account: null }
  if (!gateway?.takesLive || (active?.accountMode ?? 'live') !== 'live') return fail('payment.not-set-up')
  return { gateway, account: active?.account ?? null }
}
