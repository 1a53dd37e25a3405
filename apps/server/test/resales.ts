import { aDesign } from './builders.ts'
import { answersOf, cards, useCard } from './buyers.ts'
import { publishLive } from './publish-live.ts'
import { aVisitor } from './site-visitor.ts'
import type { TestApp, TestCompany } from './test-app.ts'

/** What every site needs, and no test of resale is about. */
export const verifySender = ({ owner }: TestApp, { companyId }: TestCompany) =>
  owner.query(
    `update company set sender_email = 'hello@company.example', sender_verified_at = now() where company_id = $1`,
    [companyId],
  )

/** A broker's own product on what it is offered, on sale. */
export async function aResale(broker: TestCompany, primaryId: string, name: string) {
  const product = await broker.client.primaryProduct.createProduct({ primaryId, name })
  const policyNumberId = (await aDesign(broker)).id
  await broker.client.number.updatePolicyNoByProductId({ productId: product.id, policyNumberId })
  const host = `${product.id}.localhost`
  await publishLive(broker, { id: product.id, host })
  return { ...product, host }
}

/** Answers page by page until the visitor stands at the end. */
export async function goTo(app: TestApp, visitor: ReturnType<typeof aVisitor>, end: string) {
  const pages: string[] = []
  let path = '/'
  // Each group of questions has a page of its own.
  while (path !== end) {
    pages.push(path)
    path = String((await visitor.post(path, answersOf(app))).headers.location)
    if (pages.includes(path)) throw new Error(`The journey stays at ${path}`)
  }
}

/** Stands before the payment, and pays. */
export async function buyAt(app: TestApp, host: string, pay = 'yearly') {
  const visitor = aVisitor(app, host)
  await goTo(app, visitor, '/plan')
  await visitor.post('/plan', { plan: 'full', pay, go: 'next' })
  const { headers } = await visitor.post('/check', { is_true: 'yes' })
  return useCard(app, String(headers.location), cards.pays)
}
