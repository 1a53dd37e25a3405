import type { SelectionChange } from '@coverwright/domain/build/plan/selection'
import { asPriced } from '@coverwright/domain/build/plan/terms'
import type { Answers } from '@coverwright/domain/build/question/answers'
import type { ReferralState } from '@coverwright/domain/sell/referral/referral-lifecycle'
import type { VehicleApprovalState } from '@coverwright/domain/sell/vehicle-approval/vehicle-approval-lifecycle'
import { findMount, type Mounted } from '../src/modules/publish/release/index.ts'
import { acceptDeclarations, saveAnswers, startApplication } from '../src/modules/sell/application/index.ts'
import { keepCustomer } from '../src/modules/sell/customer/index.ts'
import { startPayment } from '../src/modules/sell/payment/index.ts'
import { decideApplication, priceApplication } from '../src/modules/sell/quote/index.ts'
import { followPrice } from '../src/modules/sell/referral/index.ts'
import type { Audit } from '../src/platform/audit/audited.ts'
import type { WriteTx } from '../src/platform/database/with-tenant.ts'
import { waysIn } from '../src/platform/http/ways-in.ts'
import { newId } from '../src/platform/id.ts'
import { aProduct, aRelease } from './builders.ts'
import type { aVisitor } from './site-visitor.ts'
import type { TestApp, TestCompany } from './test-app.ts'

interface SiteOverrides {
  readonly stage?: 'staging' | 'live'
  readonly design?: NonNullable<Parameters<typeof aProduct>[2]>['design']
}

/** A product on sale, and how its site is found. */
export async function aSite(app: TestApp, company: TestCompany, { stage = 'live', design = {} }: SiteOverrides = {}) {
  const product = await aProduct(app, company, { state: 'online', design })
  const { host } = await aRelease(company, product.id, stage)
  return { ...(await mountAt(app, host ?? '')), productId: product.id, host: host ?? '' }
}

export async function mountAt({ pool }: TestApp, host: string): Promise<Mounted> {
  const mount = await waysIn(pool, 'test/door').door((tx) => findMount(tx, host))
  if (!mount) throw new Error('Nothing is mounted')
  return mount
}

/** By the link that the studio gives its members. */
export async function letIn(
  { client }: TestCompany,
  visitor: ReturnType<typeof aVisitor>,
  { id }: Pick<Mounted, 'id'>,
) {
  await visitor.get((await client.publisher.openStaging({ id })).path)
}

export const checkoutOf = (app: TestApp) => ({
  ways: waysIn(app.pool, 'test/checkout'),
  gateways: app.ports.gateways,
  now: () => app.clock.now(),
})

/** Runs what a buyer does in a transaction of the company, as the site does. */
export const asBuyer = <T>(
  app: TestApp,
  { companyId }: Pick<Mounted, 'companyId'>,
  work: (journey: { tx: WriteTx; audit: Audit; now: Date }) => Promise<T>,
) =>
  waysIn(app.pool, 'test/journey').enter({ companyId, memberId: companyId }, (tx, audit) =>
    work({ tx, audit, now: app.clock.now() }),
  )

/** Cover from tomorrow on. */
export function answersOf(app: TestApp, answers: Answers = {}): Answers {
  const [year = '', month = '', day = ''] = new Date(app.clock.now().getTime() + 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  const start = { 'cover_start-day': day, 'cover_start-month': month, 'cover_start-year': year }
  return { age: '5', full_name: 'Jo Smith', email: 'jo.smith@example.org', ...start, ...answers }
}

interface BuyerOverrides extends SelectionChange {
  readonly answers?: Answers
}

/** Someone who has answered, chosen and declared, and is about to pay. */
export async function aBuyer(app: TestApp, site: Mounted, { answers, ...change }: BuyerOverrides = {}) {
  return asBuyer(app, site, async (journey) => {
    const { token, application } = await startApplication(journey, site)
    await saveAnswers(journey, token, answersOf(app, answers))
    const { quote } = await priceApplication(journey, token, { plan: 'full', pay: 'yearly', ...change })
    await acceptDeclarations(journey, token, ['is_true'])
    return { companyId: site.companyId, token, applicationId: application.id, quote }
  })
}

export const returnUrl = 'http://site.example/thank-you'

export const pay = (app: TestApp, { companyId, token }: { companyId: string; token: string }) =>
  startPayment(checkoutOf(app), { companyId, token, returnUrl, cancelUrl })

export const cancelUrl = 'http://site.example/check'

const billing = { address: '1 High Street', city: 'Bristol', postcode: 'BS7 9ZZ', country: 'United Kingdom' }
const typed = { name: 'Jo Smith', expiry: '12/40', code: '123', ...billing }

/** Sends the form of the gateway's page, as a browser does. */
export const useCard = (app: TestApp, url: string, number: string, query = '') =>
  app.app.inject({
    method: 'POST',
    url: `${new URL(url).pathname}${query}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...typed, number }).toString(),
  })

export const cards = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  authenticates: '4000 0027 6000 3184',
  answersLate: '4000 0000 0000 1000',
  notifiesTwice: '4000 0000 0000 2008',
  paysOnce: '4000 0000 0000 0341',
  isLostLater: '4000 0000 0000 9987',
} as const

/** What the company's records and the gateway's books say of the same sale. */
export async function recordsOf({ owner }: TestApp, companyId: string) {
  const rows = async (text: string) => (await owner.query(text, [companyId])).rows
  return {
    policies: await rows('select * from policy where company_id = $1 order by number'),
    payments: await rows('select * from payment where company_id = $1 order by id'),
    charges: await rows(
      `select c.* from test_gateway.charge c join test_gateway.session s on s.id = c.session_id
       where s.reference like $1::text || '.%'`,
    ),
    refunds: await rows(
      `select r.* from test_gateway.refund r join test_gateway.session s on s.id = r.session_id
       where s.reference like $1::text || '.%'`,
    ),
    sessions: await rows(`select * from test_gateway.session where reference like $1::text || '.%'`),
  }
}

interface Bought extends BuyerOverrides {
  readonly card?: string
  readonly stage?: SiteOverrides['stage'] & string
}

/** Bought and paid for. */
export async function aPolicy(app: TestApp, company: TestCompany, overrides: Bought = {}) {
  const { card = cards.pays, stage = 'live', ...choice } = overrides
  const site = await aSite(app, company, { stage })
  const buyer = await aBuyer(app, site, choice)
  await useCard(app, (await pay(app, buyer)).url, card)
  const { rows } = await app.owner.query('select * from policy where application_id = $1', [buyer.applicationId])
  return { ...buyer, id: String(rows[0]?.id), policy: rows[0] }
}

/** Somebody who is not insured. */
export const aCustomer = (app: TestApp, company: TestCompany, name = 'Ada Byrne') =>
  asBuyer(app, company, async ({ tx, audit }) => {
    const id = await keepCustomer(tx, { mode: 'live', email: `${newId()}@example.org`, name })
    await audit(id)
    return { id }
  })

/** Of an animal that the sample's rules refer. */
export async function aReferral(app: TestApp, company: TestCompany, state: ReferralState = 'waiting', site?: Mounted) {
  const mount = site ?? (await aSite(app, company))
  const buyer = await asBuyer(app, mount, async (journey) => {
    const { token, application } = await startApplication(journey, mount)
    await saveAnswers(journey, token, answersOf(app, { age: '14', email: `${newId()}@example.org` }))
    await followPrice(journey, await decideApplication(journey, token))
    return { token, applicationId: application.id }
  })
  const { rows } = await app.owner.query('select id from referral where application_id = $1', [buyer.applicationId])
  const id = String(rows[0]?.id)
  if (state === 'accepted') await company.client.referral.acceptReferral({ id, terms: asPriced })
  else if (state === 'declined') await company.client.referral.declineReferral({ id, reason: 'Not this one' })
  else await app.owner.query('update referral set state = $1 where id = $2', [state, id])
  return { ...buyer, id }
}

/** Of somebody who has sent nothing that could be looked at: for what does not look at it. */
export async function aVehicleApproval(app: TestApp, company: TestCompany, state: VehicleApprovalState = 'submitted') {
  const site = await aSite(app, company)
  const { applicationId } = await aBuyer(app, site)
  const id = newId()
  await app.owner.query(
    `insert into vehicle_approval (id, company_id, application_id, product_id, number, mode, state, media)
     values ($1, $2, $3, $4, $5, 'live', $6, '[]')`,
    [id, company.companyId, applicationId, site.productId, `V-${id}`, state],
  )
  return { id, applicationId }
}
