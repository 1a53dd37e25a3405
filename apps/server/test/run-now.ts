import { handOverInstalmentsJob } from '../src/modules/sell/policy/index.ts'
import { inCompany, waysIn } from '../src/platform/http/ways-in.ts'
import type { HandledRecurringJob } from '../src/platform/jobs/handler.ts'
import type { TestApp } from './test-app.ts'

/** Does what a job would do at its next time. */
export const runNow = (app: TestApp, { handler }: HandledRecurringJob) =>
  handler({
    jobId: crypto.randomUUID(),
    now: app.clock.now(),
    signal: new AbortController().signal,
    inCompany: inCompany(app.pool),
  })

/** What waits for its time comes due now; whether it is the day the handler decides by its clock. */
export async function hurry(app: TestApp): Promise<void> {
  await app.owner.query(`update instalment set collect_at = '2000-01-01' where collect_at is not null`)
  await runNow(app, handOverInstalmentsJob(waysIn(app.pool, 'job')))
  await app.owner.query(`update pgboss.job set start_after = now() where state = 'created'`)
}
