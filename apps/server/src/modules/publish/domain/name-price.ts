import { dayIn } from '@coverwright/domain/base/day/day'
import { vatPercentOf, withVat } from '@coverwright/domain/company/plan/vat'
import type { NameOffer } from '@coverwright/domain/publish/domain-order/name-offer'
import type { Offered, Registrar } from '../../../adapters/registrar/registrar.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findDetails } from '../../company/plan-order/index.ts'

/** Tax is that of the country the invoice goes to. */
export async function findVat(tx: ReadTx, now: Date): Promise<number> {
  const { timeZone, country } = await getOwnCompanyRow(tx)
  return vatPercentOf((await findDetails(tx))?.country ?? country, dayIn(timeZone, now))
}

/** What a registrar offers, as it is said to whoever may buy it. */
export function toOffer(
  { name, availability, isPremium, priceMinor, renewalMinor }: Offered,
  vatPercent: number,
  currency: Registrar['currency'],
): NameOffer {
  const price =
    priceMinor === null || renewalMinor === null ? null : { ...withVat(priceMinor, vatPercent), renewalMinor }
  return { name, availability, isPremium, price: price && { ...price, currency } }
}
