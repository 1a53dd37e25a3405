import { clientOf } from '../../../platform/database/row-plan.ts'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'

/**
 * Products and components as they are designed, templates as they are written and as they are sent; the first of them.
 * Templates in the trash count: whoever restores one sends it at once.
 */
const users = `
  select p.name from product p join document d on d.company_id = p.company_id and d.owner_id = p.id
   where p.state <> 'trash' and d.content::text ~ $1
  union
  select c.name from component c join document d on d.company_id = c.company_id and d.owner_id = c.id
   where d.content::text ~ $1
  union
  select t.name from template t join document d on d.company_id = t.company_id and d.owner_id = t.id
   where d.content::text ~ $1
  union
  select t.name from template t join template_version v
      on v.company_id = t.company_id and v.template_id = t.id and v.number = t.published_number
   where v.compiled::text ~ $1 or v.compiled::text ~ $2
  order by name limit 20`

export async function usersOf(tx: WriteTx, name: string): Promise<string[]> {
  // A keyword is letters, digits and _ alone: nothing of it means anything else in a pattern.
  const patterns = [`\\{\\{\\s*${name}\\s*[|}]`, `"name": "${name}"`]
  const { rows } = await clientOf(tx).query<{ name: string }>(users, patterns)
  return rows.map((row) => row.name)
}
