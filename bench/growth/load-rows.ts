import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { cpuMicrosOf } from '../serve-demo.ts'

/** What differs from row to row, as SQL about `n`; all else is as in the row that is there already. */
type Differing = Readonly<Record<string, string>>

/** Ids that count up as time does: the nth of every table belong together. */
const idOf = (n: string) => `('01900000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
/** Spread over a year, the last one now. */
const at = `now() - (rows - n) * (interval '365 days' / rows)`
const id = idOf('n')

/** In this order: what belongs to something comes after it. */
const tables: Readonly<Record<string, Differing>> = {
  customer: { email: `'c' || n || '@example.org'`, email_key: `'c' || n || '@example.org'`, name: `'Customer ' || n` },
  application: { token_hash: `'t' || n`, customer_id: id, quote_id: id, answers: `'{}'` },
  quote: { application_id: id, reference: `'Q' || n`, trace: `'[]'` },
  payment: { application_id: id, quote_id: id },
  policy: {
    number: `'P' || n`,
    application_id: id,
    customer_id: id,
    quote_id: id,
    payment_id: id,
    holder: `'Customer ' || n`,
    email: `'c' || n || '@example.org'`,
    issued_at: at,
  },
  transaction: { policy_id: id, policy_number: `'P' || n`, booked_at: at },
  notification: { title: `'News ' || n`, created_at: `now() - (rows - n) * (interval '6 days' / rows)` },
  outbox_message: { recipient: `'c' || n || '@example.org'`, subject: `'Your policy P' || n` },
  audit: { subject_id: id },
  journey_step: { application_id: id },
  traffic_hour: {
    hour: `date_trunc('hour', now()) - n / 100 * interval '1 hour'`,
    page: `'/page-' || n % 100`,
  },
}

/** Of how many companies: few have most of it, and most have little. */
const ownerOf = (companies: number) =>
  companies === 1
    ? 'model.company_id'
    : `case floor(power(${companies}, n * 0.6180339887 % 1)) when 1 then model.company_id
       else ${idOf(`floor(power(${companies}, n * 0.6180339887 % 1))::int`)} end`

/**
 * So many of everything that grows for the company that sells at pet.localhost, made of one that was bought there. Where it
 * is spread over many companies that one has most.
 */
export async function loadRows(
  server: { url: string; home: string; ownerPool: Pool },
  { rows, companies }: { readonly rows: number; readonly companies: number },
): Promise<void> {
  const { url, home, ownerPool } = server
  const purchase = join(import.meta.dirname, '../journey/purchases.load.ts')
  for (const task of ['prepare', 'buy']) await cpuMicrosOf(1, purchase, task, url, '1', join(home, 'buyers.json'))
  const owner = await ownerPool.connect()
  // Nothing is checked or follows from it; nobody else is there.
  await owner.query(
    `set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = '512MB'`,
  )
  await owner.query(await readFile(join(import.meta.dirname, 'first-rows.sql'), 'utf8'))
  for (const [table, differing] of Object.entries(tables)) {
    const { rows: columns } = await owner.query<{ name: string }>(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [`public.${table}`],
    )
    const values = { created_at: at, ...differing, id, company_id: ownerOf(companies) }
    const names = columns.map(({ name }) => name)
    const list = names.map((name) => values[name as keyof typeof values] ?? `model."${name}"`)
    // Made at once when the rows are there: written row by row they take longest.
    const { rows: indexes } = await owner.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
       where indrelid = $1::regclass and not indisunique`,
      [`public.${table}`],
    )
    for (const { name } of indexes) await owner.query(`drop index ${name}`)
    const { rowCount } = await owner.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) select ${list.join(', ')}
       from (select * from ${table} where company_id = (select company_id from policy order by created_at limit 1) limit 1) model,
         (select ${rows}::int as rows) asked, generate_series(1, rows) n`,
    )
    if (rowCount !== rows) throw new Error(`There is no ${table} to make others of`)
    for (const { made } of indexes) await owner.query(made)
  }
  await owner.query(await readFile(join(import.meta.dirname, 'what-follows.sql'), 'utf8'))
  await owner.query('vacuum analyze')
  // It is not fit for anybody else.
  owner.release(true)
}
