import type { Pool } from 'pg'

/** Where a kind of thing is kept under another name. */
const kept: Readonly<Record<string, string>> = {
  outbox: 'outbox_message',
  group: 'member_group',
  role: 'custom_role',
  gateway: 'payment_gateway',
  file: 'stored_file',
  review: 'company_review',
  reactivation: 'reactivation_request',
}

/** An id of each kind of thing that the company has one of; of what there are many, the newest. */
export async function idsFor(owner: Pool, companyId: string): Promise<(entity: string) => string> {
  const { rows } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and 2 = (
       select count(*) from pg_attribute where attrelid = c.oid and attname in ('company_id', 'id'))`,
  )
  const ids = new Map<string, string>()
  for (const { name } of rows) {
    const { rows: found } = await owner.query<{ id: string }>(
      `select id from "${name}" where company_id = $1 order by created_at desc limit 1`,
      [companyId],
    )
    if (found[0]) ids.set(name, found[0].id)
  }
  return (entity) => ids.get(kept[entity] ?? snake(entity)) ?? crypto.randomUUID()
}

const snake = (entity: string) => entity.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
