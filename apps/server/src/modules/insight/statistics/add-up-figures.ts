import { sql } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { handleRecurring } from '../../../platform/jobs/handler.ts'
import { recurringJob } from '../../../platform/jobs/job.ts'

const addUpFigures = recurringJob('figures.add-up', { cron: '* * * * *', retryLimit: 0, concurrency: 1 })

/** More would hold a transaction open for long. */
const atOnce = 5000

/** Companies whose notes wait, from one to the next: their notes are not read. */
const companies = sql`(
  with recursive each as (
    (select company_id from figure_note order by company_id limit 1)
    union all
    select (select company_id from figure_note where company_id > each.company_id order by company_id limit 1)
    from each where each.company_id is not null)
  select company_id from each where company_id is not null) as waiting`

const findWaiting = (door: ReadTx) => door.select({ companyId: sql<string>`company_id` }).from(companies)

export const figureSweeps = ({ door }: Pick<WaysIn, 'door'>) => [
  handleRecurring(addUpFigures, async ({ inCompany, signal }) => {
    for (const { companyId } of await door(findWaiting)) {
      let many = atOnce
      while (many === atOnce && !signal.aborted) {
        const adding = sql<number>`add_up_figures(${atOnce})`
        const [row] = await inCompany(companyId, (tx) => tx.select({ many: adding }).from(sql`(values (1)) as one`))
        many = row?.many ?? 0
      }
    }
  }),
]
