// How many transactions commit a second, twelve side by side, when each tells the company's screens; against as many that
// tell nobody.
import { openPool } from '../../apps/server/src/platform/database/open-pool.ts'
import { clientOf } from '../../apps/server/src/platform/database/row-plan.ts'
import { withTenant } from '../../apps/server/src/platform/database/with-tenant.ts'
import { newId } from '../../apps/server/src/platform/id.ts'
import { publish } from '../../apps/server/src/platform/live/publish.ts'
import { middleOf } from '../middle-of.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const rounds = 7
const { ownerPool, stop } = await serveDemo()
const pool = openPool(ownerPool.options.connectionString ?? '')
const companies = Array.from({ length: 12 }, newId)

const rates: { telling: number; silent: number }[] = []
for (let round = 0; round <= rounds; round++) {
  const rate = { telling: await commitsASecond(true), silent: await commitsASecond(false) }
  // The first round warms both up.
  if (round > 0) rates.push(rate)
}
report({
  name: 'platform/commits-that-tell',
  unit: 'a second',
  ours: middleOf(rates.map(({ telling }) => telling)),
  peer: middleOf(rates.map(({ silent }) => silent)),
  goal: { atLeast: 0.75 },
})
await pool.end()
await stop()

async function commitsASecond(isTelling: boolean) {
  const startedAt = performance.now()
  await Promise.all(
    companies.map(async (companyId) => {
      for (let n = 0; n < 100; n++)
        await withTenant(pool, { companyId, mode: 'read write' }, async (tx) => {
          // Enough for the commit to be written to the disk.
          await clientOf(tx).query('select pg_current_xact_id()')
          if (isTelling) publish(tx, { kind: 'policy', subjectId: `${n}` })
        })
    }),
  )
  return (companies.length * 100) / ((performance.now() - startedAt) / 1000)
}
