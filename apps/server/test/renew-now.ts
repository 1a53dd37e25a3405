import { renewalJobs } from '../src/modules/sell/payment/collect-renewal.ts'
import { inCompany } from '../src/platform/http/ways-in.ts'
import type { TestApp, TestCompany } from './test-app.ts'

/** Looks at a company's subscription at the clock's moment, as its job does: alone, and it is done when this answers. */
export async function renewNow(app: TestApp, { companyId }: Pick<TestCompany, 'companyId'>): Promise<void> {
  const { rows } = await app.owner.query<{ id: string }>('select id from subscription where company_id = $1', [
    companyId,
  ])
  const [{ id: subscriptionId } = { id: '' }] = rows
  const ways = inCompany(app.pool)
  const outside = {
    companyId,
    jobId: crypto.randomUUID(),
    attempt: 0,
    now: app.clock.now(),
    signal: new AbortController().signal,
    progress: async () => undefined,
    apart: <T>(work: Parameters<typeof ways<T>>[1]) => ways(companyId, work),
    inCompany: ways,
  }
  for (const { read, act, settle } of renewalJobs({ gateways: app.ports.gateways, salesBetween: async () => 0 })) {
    const task = await ways(companyId, (tx) => read({ ...outside, tx }, { subscriptionId }))
    if (task === undefined) continue
    const outcome = await act(task, outside)
    await ways(companyId, (tx) => settle({ ...outside, tx }, task, outcome))
  }
}
