import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { Gateways } from '../../../adapters/payments/gateways.ts'
import type { PaymentGateway } from '../../../adapters/payments/payment-gateway.ts'
import { together } from '../../../platform/database/together.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { findPayee } from '../resale/index.ts'
import { findActiveGateway } from './internal.ts'
import type { GatewayRow } from './tables.ts'

type Account = Pick<GatewayRow, 'kind' | 'account' | 'accountMode'>

interface ChosenGateway {
  readonly gateway: PaymentGateway
  readonly account: string | null
}

/** Of the company, or of the partner who is paid for what is resold. Who is bound no longer sells no more. */
async function findPaidGateway(tx: ReadTx, productId: string): Promise<Account | 'not-bound' | undefined> {
  const [own, payee] = await together(tx, () => [findActiveGateway(tx), findPayee(tx, productId, () => hasGateway(tx))])
  if (payee === 'not-bound') return payee
  if (payee === 'own' || !payee.gateway) return own
  const { kind, account, accountMode } = payee.gateway
  return kind === null ? undefined : { kind, account, accountMode }
}

export const hasGateway = async (tx: ReadTx) => (await findActiveGateway(tx)) !== undefined

export async function isPaidSomewhere(tx: ReadTx, productId: string): Promise<boolean> {
  const payee = await findPayee(tx, productId, () => hasGateway(tx))
  if (payee === 'not-bound') return false
  return payee === 'own' || !payee.gateway ? hasGateway(tx) : payee.gateway.kind !== null
}

/**
 * Where a sale of the company is paid. A live one goes to its active gateway and nowhere else; a test one to the test
 * half of that gateway, or to the built-in one where it has none. Nothing where it can be paid nowhere.
 */
export async function chooseGateway(
  tx: ReadTx,
  gateways: Gateways,
  mode: JourneyMode,
  productId: string,
): Promise<ChosenGateway | undefined> {
  const active = await findPaidGateway(tx, productId)
  if (active === 'not-bound') return undefined
  const gateway = active && gateways[active.kind]
  if (mode === 'test')
    return gateway?.takesTest
      ? { gateway, account: active?.account ?? null }
      : { gateway: gateways.test, account: null }
  if (!gateway?.takesLive || (active?.accountMode ?? 'live') !== 'live') return undefined
  return { gateway, account: active?.account ?? null }
}
