import { personOf } from '@coverwright/domain/build/body/person'
import type { Incentive } from '@coverwright/domain/sell/coupon/coupon'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { FrozenRelease } from '../../publish/release/index.ts'
import { hasBought } from '../policy/index.ts'
import { reserveCoupon } from '../promotion/index.ts'
import type { QuoteRow } from '../quote/index.ts'

interface Paying {
  readonly incentive: Incentive
  readonly release: FrozenRelease
  readonly quote: QuoteRow
  readonly paymentId: string
  readonly now: Date
}

/** For whoever the quote names, who has bought something before or not. */
export function holdCoupon(tx: WriteTx, { incentive, release, quote, paymentId, now }: Paying): Promise<void> {
  const { email } = personOf(release.content.body, quote.values)
  const isNewCustomer = async () => !(await hasBought(tx, email))
  return reserveCoupon(tx, { incentive, paymentId, email, isNewCustomer, now })
}
