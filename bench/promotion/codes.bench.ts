// How long 100,000 codes take to make, against a bare COPY of as many rows into a table with the same indexes: what is made
// of random bytes here, checked to be nobody's yet and kept under row-level security, is only read from a file there.
import { makeMissing } from '../../apps/server/src/modules/sell/promotion-code/index.ts'
import { inCompany } from '../../apps/server/src/platform/http/ways-in.ts'
import { newId } from '../../apps/server/src/platform/id.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const many = 100_000
const rounds = 3

const { ownerPool, pool, signIn, stop } = await serveDemo()
const { companyId } = await signIn()
const file = `/tmp/codes-${process.pid}.copy`
await make()
await ownerPool.query(`copy promotion_code to '${file}'`)

const [ours, peer] = [await seconds(make), await seconds(copyIn)]
report({ name: 'promotion/codes', unit: 'seconds for 100,000', ours, peer, goal: { atMost: 3 } })
await ownerPool.query(`copy (select 1 where false) to '${file}'`)
await stop()

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < rounds; round++) {
    await ownerPool.query('truncate promotion_code cascade')
    const begun = performance.now()
    await work()
    taken.push((performance.now() - begun) / 1000)
  }
  return taken.toSorted((one, other) => one - other)[1] ?? 0
}

async function make() {
  const promotionId = newId()
  const next = () =>
    inCompany(pool)(companyId, (tx) => makeMissing(tx, { promotionId, prefix: 'E', free: many, length: 10 }))
  while ((await next()).left > 0);
}

function copyIn() {
  return ownerPool.query(`copy promotion_code from '${file}'`)
}
