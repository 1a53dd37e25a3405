import { afterAll, expect, test } from 'vitest'
import { filesOfExchange, forgetExchangeOf } from '../../src/modules/build/exchange/index.ts'
import { filesOfFonts } from '../../src/modules/build/font/index.ts'
import { filesOfPhotos } from '../../src/modules/build/photo/index.ts'
import { accountJobs } from '../../src/modules/company/account/handle-jobs.ts'
import { eraseAccount } from '../../src/modules/company/account/jobs.ts'
import { inCompany, waysIn } from '../../src/platform/http/ways-in.ts'
import { enqueue } from '../../src/platform/jobs/enqueue.ts'
import { startWorker } from '../../src/platform/jobs/start-worker.ts'
import { eventually } from '../eventually.ts'
import { entities, subjectsOf } from './subjects.ts'
import { startSweptApp } from './swept-app.ts'
import { tenantTablesOf } from './tenant-tables.ts'

const app = await startSweptApp()
const failures: unknown[] = []
const worker = await startWorker(
  app.serverUrl,
  accountJobs({
    ...waysIn(app.pool, 'job'),
    files: app.ports.files,
    filesOf: [filesOfPhotos, filesOfFonts, filesOfExchange],
    forgets: [forgetExchangeOf],
  }),
  { onError: (error) => failures.push(error) },
)
afterAll(() => worker.stop())

/** Tables that hold anything of a company. */
async function tablesOf(companyId: string): Promise<string[]> {
  const names: string[] = []
  for (const { name } of await tenantTablesOf(app.owner)) {
    const { rowCount } = await app.owner.query(`select from ${name} where company_id = $1 limit 1`, [companyId])
    if (rowCount) names.push(name)
  }
  return names.toSorted()
}

test.each(['insurer', 'broker'] as const)('a company with one of everything is erased: a %s', async (businessType) => {
  const company = await app.aCompany({ businessType })
  for (const entity of entities) await subjectsOf(app, company, entity)
  await app.owner.query(`update company set deactivated_at = now() - interval '13 months' where id = $1`, [
    company.companyId,
  ])
  await inCompany(app.pool)(company.companyId, (tx) => enqueue(tx, eraseAccount, {}))
  await eventually(async () => {
    expect(failures).toEqual([])
    // Its own empty row, and who did what, by ids that lead to nobody.
    expect(await tablesOf(company.companyId)).toEqual(['audit', 'company'])
  })
})
