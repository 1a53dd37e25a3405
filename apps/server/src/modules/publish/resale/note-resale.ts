import type { Currency } from '@coverwright/domain/base/money/money'
import type { JourneyMode } from '@coverwright/domain/build/product/journey-mode'
import type { ResaleEvent } from '@coverwright/domain/publish/primary-product/primary-product'
import { and, eq } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { findPayee, type ResaleRow } from './find-resale.ts'
import { resoldPolicies } from './tables.ts'

interface Sold {
  readonly id: string
  readonly productId: string
  readonly productName: string
  readonly mode: JourneyMode
  readonly number: string
  readonly holder: string
  readonly insured: string
  readonly plan: string
  readonly startsOn: string
  readonly endsOn: string
  readonly currency: Currency
  readonly netMinor: number
  readonly commissionMinor: number
  readonly feeMinor: number
  readonly taxMinor: number
  readonly grossMinor: number
}

/** Written with the policy, so that both companies see the sale the moment there is one. */
export async function noteSale(
  tx: WriteTx,
  policy: Sold,
  resale: ResaleRow,
  hasOwnGateway: () => Promise<boolean>,
): Promise<void> {
  const payee = await findPayee(tx, policy.productId, hasOwnGateway)
  const { id: policyId, productId: _own, ...sold } = policy
  await tx.insert(resoldPolicies).values({
    ...pick(sold),
    policyId,
    partnerId: resale.partnerId,
    primaryId: resale.primaryId,
    what: 'issued',
    // Bound no longer at this very moment: what was begun is finished, and the seller answers for the money.
    paymentMode: typeof payee === 'string' ? 'P1B' : payee.mode,
    payeeId: typeof payee === 'string' ? resale.companyId : payee.companyId,
  })
}

const pick = ({
  productName,
  mode,
  number,
  holder,
  insured,
  plan,
  startsOn,
  endsOn,
  currency,
  netMinor,
  commissionMinor,
  feeMinor,
  taxMinor,
  grossMinor,
}: Omit<Sold, 'id' | 'productId'>) => ({
  productName,
  mode,
  number,
  holder,
  insured,
  plan,
  startsOn,
  endsOn,
  currency,
  netMinor,
  commissionMinor,
  feeMinor,
  taxMinor,
  grossMinor,
})

/** A policy that was resold has ended: the provider hears of it by the same record. */
export async function noteEnd(tx: WriteTx, policyId: string, what: Exclude<ResaleEvent, 'issued'>): Promise<void> {
  const [sale] = await tx
    .select()
    .from(resoldPolicies)
    .where(and(eq(resoldPolicies.policyId, policyId), eq(resoldPolicies.what, 'issued')))
  if (!sale) return
  const { id: _id, createdAt: _at, companyId: _own, ...same } = sale
  await tx
    .insert(resoldPolicies)
    .values({ ...same, what })
    .onConflictDoNothing()
}
