import { instalmentSweeps } from '../src/modules/sell/policy/index.ts'
import { inCompany, waysIn } from '../src/platform/http/ways-in.ts'
import type { HandledRecurringJob } from '../src/platform/jobs/handler.ts'
import type { TestApp } from './test-app.ts'

/** Does what jobs would do at their next time. */
export async function runNow(
  app: TestApp,
  jobs: HandledRecurringJob | readonly HandledRecurringJob[],
  now = app.clock.now(),
): Promise<void> {
  for (const { handler } of [jobs].flat())
    await handler({
      jobId: crypto.randomUUID(),
      now,
      signal: new AbortController().signal,
      inCompany: inCompany(app.pool),
    })
}

/** What waits for its time comes due now; whether it is the day the handler decides by its clock. */
export async function hurry(app: TestApp): Promise<void> {
  await app.owner.query(`update instalment set collect_at = '2000-01-01' where collect_at is not null`)
  await runNow(app, instalmentSweeps(waysIn(app.pool, 'job')))
  await app.owner.query(`update pgboss.job set start_after = now() where state = 'created'`)
}
