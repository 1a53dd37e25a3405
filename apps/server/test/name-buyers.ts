// Names that companies buy at the built-in registrar and gateway.
import { cards, useCard } from './buyers.ts'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0

/** A word of its own for each name. */
export const aWish = (word = 'wish') => `${word}-${process.pid}-${++number}`

export async function placeName({ client: { domain } }: Pick<TestCompany, 'client'>, wish = aWish()) {
  const [offer] = await domain.suggestDomain({ name: wish })
  if (!offer?.price) throw new Error('Nothing is offered')
  const { name, price } = offer
  return domain.registerDomain({ name, retyped: name, totalMinor: price.totalMinor })
}

export async function payName(
  app: TestApp,
  { client: { domain } }: TestCompany,
  id: string,
  card: string = cards.pays,
) {
  const { url } = await domain.checkoutPaymentDoMain({ id })
  await useCard(app, url, card)
  return domain.DoMaincallBackCheckout({ id })
}

export const nameStateOf = async ({ client }: TestCompany, id: string) =>
  (await client.domain.checkoutPaymentOrder({ id })).order.state

/** What companies paid, and what went back of it. */
export const moneyOf = async ({ owner }: TestApp, { companyId }: Pick<TestCompany, 'companyId'>) =>
  (
    await owner.query<{ paid: number; back: number }>(
      `select (select coalesce(sum(paid_minor), 0)::int from payment where company_id = $1) as paid,
              (select coalesce(sum(amount_minor), 0)::int from refund where company_id = $1) as back`,
      [companyId],
    )
  ).rows[0]
