import { asPriced } from '@coverwright/domain/build/plan/terms'
import { afterAll, expect, test } from 'vitest'
import { aReferral } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { referralJobs, referralSweeps } from './handle-jobs.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, referralJobs)
afterAll(() => worker.stop(2000))

async function aReferred() {
  const company = await app.aCompany()
  return { company, referral: await aReferral(app, company) }
}

test('terms that nobody took up in time are no offer any more; those accepted anew are', async () => {
  const [late, anew] = [await aReferred(), await aReferred()]
  const ids = [late.referral.id, anew.referral.id]
  for (const { company, referral } of [late, anew])
    await company.client.referral.acceptReferral({ id: referral.id, terms: asPriced })
  const times = async () =>
    (
      await app.owner.query(
        'select state, due_at = valid_until as is_at_the_end from referral where id = any($1) order by id',
        [ids],
      )
    ).rows
  expect(await times()).toEqual([
    { state: 'accepted', is_at_the_end: true },
    { state: 'accepted', is_at_the_end: true },
  ])
  await app.owner.query(`update referral set due_at = now() - interval '1 minute' where id = any($1)`, [ids])
  await app.owner.query(`update referral set valid_until = now() - interval '1 minute' where id = $1`, [
    late.referral.id,
  ])
  await runNow(app, referralSweeps(waysIn(app.pool, 'job')))
  await eventually(async () =>
    expect(await times()).toEqual([
      { state: 'expired', is_at_the_end: null },
      { state: 'accepted', is_at_the_end: true },
    ]),
  )
})
