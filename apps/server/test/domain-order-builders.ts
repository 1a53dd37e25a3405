// Names that a company bought, or is about to.
import type { DomainOrderState } from '@coverwright/domain/publish/domain-order/domain-order-lifecycle'
import { newId } from '../src/platform/id.ts'
import { one } from './builders.ts'
import { aDomain } from './publications.ts'
import type { TestApp, TestCompany } from './test-app.ts'

let number = 0

const registrant = JSON.stringify({
  name: '-',
  person: '-',
  email: '-',
  address: '-',
  city: '-',
  postcode: '-',
  country: 'GB',
})

/** In whatever state; how it is paid is the affair of the tests of payments. */
export async function aDomainOrder(
  { owner }: TestApp,
  { companyId }: Pick<TestCompany, 'companyId'>,
  state: DomainOrderState = 'unpaid',
): Promise<{ id: string }> {
  const id = newId()
  const { rows } = await owner.query<{ id: string }>(
    `insert into domain_order (id, company_id, number, name, purpose, net_minor, vat_percent, vat_minor, total_minor,
       renewal_minor, currency, registrant, state, paid_at)
     values ($1, $2, $3, $4, 'register', 1200, 20, 240, 1440, 1400, 'GBP', $5, $6, case when $6 <> 'unpaid' then now() end)
     returning id`,
    [id, companyId, `O-${id.slice(-10)}`, `ordered-${process.pid}-${++number}.domains.localhost`, registrant, state],
  )
  return one(rows)
}

/** A connected name whose registrar is the built-in one. */
export async function aBoughtDomain(app: TestApp, company: TestCompany) {
  const domain = await aDomain(app, company)
  const registration = { endsOn: '2027-11-16', renewalMinor: 1400, currency: 'GBP', isAutoRenewed: true }
  await app.owner.query('update domain set registration = $2 where id = $1', [domain.id, JSON.stringify(registration)])
  await app.owner.query(
    `insert into test_registrar.name (name, reference, registered_at, ends_on, transfer_code, records, is_pending)
     values ($1, $2, now(), $3, 'code', '[]', false)`,
    [domain.name, domain.id, registration.endsOn],
  )
  return domain
}
