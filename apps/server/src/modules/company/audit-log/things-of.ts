import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'

/**
 * Where things have their names, as people know them. Customers and invited people are left out: nobody's name or
 * address is read here but a colleague's.
 */
const named: Readonly<Record<string, string>> = {
  agent: 'name',
  agreement: 'name',
  api_key: 'name',
  article: 'title',
  channel: 'name',
  company_document: 'name',
  company_review: 'company_name',
  component: 'name',
  connector: 'name',
  contact: 'name',
  coupon: 'name',
  custom_role: 'name',
  data_source: 'name',
  document_replacement: 'title',
  domain: 'name',
  exchange_item: 'name',
  exchange_review: 'name',
  font: 'family',
  keyword: 'name',
  member: 'name',
  merchant: 'name',
  member_group: 'name',
  mount: 'host',
  outage: 'host',
  own_event: 'name',
  payment_gateway: 'kind',
  photo: 'name',
  plan: 'name',
  plan_order: 'number',
  domain_order: 'name',
  policy: 'number',
  policy_number: 'name',
  pricing_table: 'name',
  product: 'name',
  product_group: 'name',
  publish_request: 'host',
  reactivation_request: 'company_name',
  referral: 'reference',
  released_item: 'name',
  schedule_event: 'host',
  site_host: 'host',
  stored_file: 'name',
  test_case: 'name',
  vehicle_approval: 'number',
  voucher: 'name',
  webhook: 'name',
}

const text = [
  ...Object.entries(named).map(([table, column]) => `select id, ${column} as name from ${table} where id = any($1)`),
  `select v.id, t.name from pricing_table_version v
     join pricing_table t on t.company_id = v.company_id and t.id = v.table_id where v.id = any($1)`,
  `select r.id, p.name from release r
     join product p on p.company_id = r.company_id and p.id = r.product_id where r.id = any($1)`,
  `select p.id, a.name from agent_page p
     join agent a on a.company_id = p.company_id and a.id = p.agent_id where p.id = any($1)`,
  `select s.id, c.name from partnership s join known_company c
     on c.id = case s.company_id when current_company() then s.partner_id else s.company_id end where s.id = any($1)`,
].join(' union all ')

/** The names of what entries are about, by id; what has none, or is gone, is not among them. */
export async function thingsOf(tx: ReadTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await clientOf(tx).query<{ id: string; name: string }>({
    name: 'things of the audit',
    text,
    values: [ids],
  })
  return new Map(rows.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]))
}
