import type { domain } from '@coverwright/contract/publish/domain'
import { dayIn } from '@coverwright/domain/base/day/day'
import { vatPercentOf, withVat } from '@coverwright/domain/company/plan/vat'
import { AppError, fail } from '@coverwright/domain/errors'
import { type NameOffer, namesFor } from '@coverwright/domain/publish/domain-order/name-offer'
import type { Offered, Registrar } from '../../../adapters/registrar/registrar.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findDetails } from '../../company/plan-order/index.ts'

/** The name that was asked for and others like it, in one question to the registrar. */
export const suggestDomain = goOut<typeof domain, 'suggestDomain'>()({
  read: async ({ tx, now }, { name }) => ({ wish: name, vatPercent: await findVat(tx, now) }),
  act: async ({ wish }, { ports: { registrar } }) => {
    const selling = registrar ?? fail('domain-order.not-sold')
    const names = namesFor(wish, selling.endings)
    return { currency: selling.currency, offered: names.length > 0 ? await offered(selling, names) : [] }
  },
  settle: async (_context, { vatPercent }, { offered: found, currency }) =>
    found.map((each) => toOffer(each, vatPercent, currency)),
})

/** Tax is that of the country the invoice goes to. */
export async function findVat(tx: ReadTx, now: Date): Promise<number> {
  const { timeZone, country } = await getOwnCompanyRow(tx)
  return vatPercentOf((await findDetails(tx))?.country ?? country, dayIn(timeZone, now))
}

/** Silence is said as such, and never taken for an answer. */
export const offered = (registrar: Registrar, names: readonly string[]): Promise<readonly Offered[]> =>
  registrar.offer(names).catch((cause: unknown) => {
    throw Object.assign(new AppError('domain-order.silent'), { cause })
  })

export function toOffer(
  { name, availability, isPremium, priceMinor, renewalMinor }: Offered,
  vatPercent: number,
  currency: Registrar['currency'],
): NameOffer {
  const price =
    priceMinor === null || renewalMinor === null ? null : { ...withVat(priceMinor, vatPercent), renewalMinor }
  return { name, availability, isPremium, price: price && { ...price, currency } }
}
