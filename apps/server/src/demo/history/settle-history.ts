import type { Client } from 'pg'

/** What is read and changed besides the tables of the history itself. */
export const settledTables = [
  'company',
  'member',
  'product',
  'release',
  'mount',
  'numbered_product',
  'primary_product',
  'policy_number',
  'figure_note',
  'figure_sum',
  'search_word',
  'commission_month',
]

/** Sums and counts of what was loaded, and companies as old as their history. */
export async function settleHistory(owner: Client, companies: readonly string[], now: Date): Promise<void> {
  // COPY sees none of its own rows: the notes it left count each quote as the first.
  await owner.query('delete from figure_note where company_id = any($1)', [companies])
  for (const company of companies)
    await owner.query(
      `insert into figure_sum (id, company_id, step, kind, mode, product_id, plan, currency, at, counted,
         net_minor, commission_minor, fee_minor, tax_minor, gross_minor)
       select * from summed_records($1)`,
      [company],
    )
  await owner.query(
    `update policy_number design set used_count = sold.many
     from (select company_id, policy_number_id as id, count(*) as many from policy
       where company_id = any($1) group by 1, 2) sold
     where design.company_id = sold.company_id and design.id = sold.id`,
    [companies],
  )
  // Days were moved, and with them the months that sales are of.
  await owner.query(
    `update commission_entry entry set month = to_char(booked_at at time zone c.time_zone, 'YYYY-MM')
     from company c where c.company_id = entry.company_id and entry.company_id = any($1)`,
    [companies],
  )
  await owner.query(
    `insert into commission_month (id, company_id, month, payee, channel_id, merchant, currency, sales, earned_minor, clawed_back_minor)
     select gen_random_uuid(), company_id, month, payee, channel_id, merchant, currency, count(*) filter (where kind = 'earned'),
       coalesce(sum(amount_minor) filter (where kind = 'earned'), 0), coalesce(sum(amount_minor) filter (where kind = 'clawed-back'), 0)
     from commission_entry where company_id = any($1) group by 2, 3, 4, 5, 6, 7`,
    [companies],
  )
  // What came due while it was loaded, or this morning, is seen to tomorrow: nobody is charged or written to for the past.
  await owner.query(
    `update instalment set collect_at = date_trunc('day', $2::timestamptz, 'UTC') + interval '1 day 6 hours'
     where company_id = any($1) and collect_at <= $2`,
    [companies, now.toISOString()],
  )
  for (const table of ['company', 'member', 'product', 'release', 'mount'])
    await owner.query(
      `update ${table} set created_at = began.at, updated_at = began.at
       from (select min(created_at) - interval '30 days' as at from application where company_id = any($1)) began
       where company_id = any($1)`,
      [companies],
    )
  await owner.query('update mount set mounted_at = created_at where company_id = any($1)', [companies])
  await owner.query('update company set history_ends_at = $2 where company_id = any($1)', [
    companies,
    now.toISOString(),
  ])
}
