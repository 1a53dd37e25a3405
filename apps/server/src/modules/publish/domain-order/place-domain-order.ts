import type { domain } from '@coverwright/contract/publish/domain'
import { withVat } from '@coverwright/domain/company/plan/vat'
import { fail } from '@coverwright/domain/errors'
import { mostOpenOrders } from '@coverwright/domain/publish/domain-order/domain-order'
import { normaliseHost } from '@coverwright/domain/publish/release/site-host'
import { and, eq, isNull } from 'drizzle-orm'
import type { Registrant } from '../../../adapters/registrar/registrar.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { goOut, type HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { findLeaders } from '../../company/member/index.ts'
import { findDetails, idOfRenewal, orderNumberOf } from '../../company/plan-order/index.ts'
import { type DomainRow, findVat, getDomainInCompany, toOffer } from '../domain/index.ts'
import { lockDomainOrder, toDomainOrder } from './internal.ts'
import { offered } from './offer-names.ts'
import { type DomainOrderRow, domainOrders } from './tables.ts'

/** Orders a name. The registrar is asked once more: what was seen may be gone, or dearer. */
export const registerDomain = goOut<typeof domain, 'registerDomain'>()({
  read: async ({ tx, now }, { name, retyped, totalMinor }) => {
    const wanted = normaliseHost(name)
    if (normaliseHost(retyped) !== wanted) return fail('domain-order.not-retyped')
    return { wanted, totalMinor, vatPercent: await findVat(tx, now), registrant: await findRegistrant(tx) }
  },
  act: async ({ wanted, vatPercent }, { ports: { registrar } }) => {
    const selling = registrar ?? fail('domain-order.not-sold')
    const [found] = await offered(selling, [wanted])
    return { currency: selling.currency, offer: found && toOffer(found, vatPercent, selling.currency) }
  },
  settle: async ({ tx, audit }, { wanted, totalMinor, registrant }, { offer, currency }) => {
    if (offer?.availability !== 'available' || !offer.price) return fail('domain-order.name-gone')
    if (offer.price.totalMinor !== totalMinor) return fail('domain-order.price-changed')
    const { currency: _, ...price } = offer.price
    const order = await placed(tx, { ...price, currency, name: wanted, purpose: 'register', registrant })
    await audit(order.id, { number: order.number, name: wanted, totalMinor })
    return toDomainOrder(order)
  },
})

/** Orders another year of a name that was bought here, at what was said when it was bought. */
export const renewDomain: HandlerOf<typeof domain, 'renewDomain'> = async ({ tx, audit, now }, { id }) => {
  const row = await getDomainInCompany(tx, id)
  const order = await placeRenewal(tx, row, now)
  await audit(order.id, { number: order.number, name: row.name, totalMinor: order.totalMinor, renews: true })
  return toDomainOrder(order)
}

/** By somebody; or by itself, since a day, and then it has the same id wherever the database is restored. */
export async function placeRenewal(tx: WriteTx, { id, name, registration }: DomainRow, now: Date, dueOn?: string) {
  if (!registration) return fail('domain-order.not-bought')
  const { renewalMinor, currency } = registration
  const price = withVat(renewalMinor, await findVat(tx, now))
  const before = dueOn
    ? await tx.$count(domainOrders, and(eq(domainOrders.domainId, id), eq(domainOrders.dueOn, dueOn)))
    : 0
  return placed(tx, {
    ...price,
    ...(dueOn && { id: idOfRenewal(id, dueOn, before), createdAt: now }),
    renewalMinor,
    currency,
    name,
    purpose: 'renew',
    registrant: await findRegistrant(tx),
    domainId: id,
  })
}

/** The company itself, by whom invoices go to and whoever answers for it. */
async function findRegistrant(tx: ReadTx): Promise<Registrant> {
  const details = (await findDetails(tx)) ?? fail('domain-order.no-details')
  const { name, address, city, postcode, country } = details
  const primary = (await findLeaders(tx)).find(({ role }) => role === 'primary')
  return { name, address, city, postcode, country, person: primary?.name ?? '', email: primary?.email ?? '' }
}

type Wanted = Omit<typeof domainOrders.$inferInsert, 'id' | 'companyId' | 'number'> & { readonly id?: string }

/** Pressed again it is the same order, as long as it costs the same. */
async function placed(tx: WriteTx, wanted: Wanted): Promise<DomainOrderRow> {
  await lockOwnCompany(tx)
  const open = await tx
    .select()
    .from(domainOrders)
    .where(and(eq(domainOrders.state, 'unpaid'), isNull(domainOrders.cancelledAt)))
    .limit(mostOpenOrders + 100)
  const same = open.find(({ name }) => name === wanted.name)
  // What is being charged by itself is not asked for beside it.
  if (same?.dueOn || same?.totalMinor === wanted.totalMinor) return same
  if (same) await tx.update(domainOrders).set({ cancelledAt: new Date() }).where(eq(domainOrders.id, same.id))
  // What is renewed by itself is not many, and must not be kept from it by what somebody did not pay.
  else if (open.length >= mostOpenOrders && !wanted.id) return fail('domain-order.too-many')
  const id = wanted.id ?? newId()
  const [row] = await tx
    .insert(domainOrders)
    .values({ ...wanted, id, number: orderNumberOf(id) })
    .returning()
  if (!row) throw new Error('The order was not saved')
  return row
}

export const cancelDomainOrder: HandlerOf<typeof domain, 'cancelDomainOrder'> = async ({ tx, audit, now }, { id }) => {
  const order = await lockDomainOrder(tx, id)
  if (order.state !== 'unpaid') return fail('domain-order.paid')
  if (order.cancelledAt) return fail('domain-order.cancelled')
  if (order.dueOn) return fail('domain-order.automatic')
  await tx.update(domainOrders).set({ cancelledAt: now }).where(eq(domainOrders.id, id))
  await audit(id, { number: order.number, name: order.name })
  return toDomainOrder({ ...order, cancelledAt: now })
}
