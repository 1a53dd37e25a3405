// How fast messages that have come due are handed over to workers, against the job library alone taking in as many jobs,
// a hundred at a time. Handing over finds each row by its time, marks it, and makes its job in the same transaction.
import { PgBoss } from 'pg-boss'
import { automationSweeps } from '../../apps/server/src/modules/reach/automation/handle-jobs.ts'
import { inCompany, waysIn } from '../../apps/server/src/platform/http/ways-in.ts'
import { report } from '../result.ts'
import { serveDemo } from '../serve-demo.ts'

const many = 10_000
const atOnce = 100

const { ownerPool, ownerUrl, pool, signIn, stop } = await serveDemo()
const { companyId } = await signIn()
const [handOver] = automationSweeps(waysIn(pool, 'bench'))
const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false })
await boss.start()
await boss.createQueue('bench.runs')

const [ours, peer] = [await perSecond(handOverAll), await perSecond(insertAll)]
report({ name: 'reach/due-runs', unit: 'runs a second', ours, peer, goal: { atLeast: 0.6 } })
await boss.stop({ graceful: false })
await stop()

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round < 3; round++) {
    await makeDue()
    const begun = performance.now()
    await work()
    rates.push((many * 1000) / (performance.now() - begun))
  }
  return rates.toSorted((one, other) => one - other)[1] ?? 0
}

async function makeDue() {
  await ownerPool.query('delete from automation_run')
  await ownerPool.query('delete from pgboss.job')
  await ownerPool.query(
    `insert into automation_run (id, company_id, action_id, event_id, trigger, channel, fields, raised_at, due_at)
     select gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), 'policy.issued', 'email', '{}', now(), '2000-01-01'
     from generate_series(1, $2::int)`,
    [companyId, many],
  )
  await ownerPool.query('analyze automation_run')
}

async function handOverAll() {
  const { signal } = new AbortController()
  await handOver?.handler({ jobId: 'bench', now: new Date(), signal, inCompany: inCompany(pool) })
  const { rows } = await ownerPool.query(`select count(*)::int from pgboss.job where name = 'automation.send'`)
  if (rows[0]?.count !== many) throw new Error('They were not all handed over')
}

async function insertAll() {
  for (let done = 0; done < many; done += atOnce)
    await boss.insert(
      'bench.runs',
      Array.from({ length: atOnce }, (_none, at) => ({ data: { input: { runId: `${done + at}` } } })),
    )
}
