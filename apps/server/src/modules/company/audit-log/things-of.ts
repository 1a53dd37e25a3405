import { nounAudits } from '@coverwright/domain/noun-audits'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'

const text = [
  ...nounAudits.flatMap(({ named = {} }) =>
    Object.entries(named).map(([table, column]) => `select id, ${column} as name from ${table} where id = any($1)`),
  ),
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
