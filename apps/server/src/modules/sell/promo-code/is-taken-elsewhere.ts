import { sql } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'

/** Those with promo codes of their own, and where each has them. */
const places = {
  coupon: sql`select from coupon where code = `,
  voucher: sql`select from voucher where promo_code = `,
  channel: sql`select from channel_product where promo_code = `,
  customer: sql`select from promotion_code where code = `,
}

type Owner = Exclude<keyof typeof places, 'customer'>

/**
 * Whether what somebody types would mean two things: a code is a coupon's, a voucher's, a channel's or one customer's. What is
 * twice among its own kind a unique constraint says. The code is locked, before anything else of the transaction is: of two
 * who give it to different kinds at once the second finds it taken.
 */
export async function isTakenElsewhere(tx: WriteTx, code: string, owner: Owner): Promise<boolean> {
  const lock = sql`count(pg_advisory_xact_lock(hashtext('promo code'), hashtext(current_company()::text || ${code})))`
  await tx.select({ lock }).from(sql`(values (1)) as one`)
  const others = Object.entries(places).filter(([name]) => name !== owner)
  const found = sql.join(
    others.map(([, place]) => sql`exists (${place}${code})`),
    sql` or `,
  )
  const [row] = await tx.select({ isTaken: sql<boolean>`${found}` }).from(sql`(values (1)) as one`)
  return row?.isTaken ?? false
}
