import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { anAction } from '../../../../test/automation-builders.ts'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { tells } from '../../../handlers.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { standardMails } from '../outbox/index.ts'
import { automationJobs, automationSweeps } from './handle-jobs.ts'

const app = await startTestApp()
const many = 1000

async function aWorkerApart() {
  const child = fork(fileURLToPath(new URL('../../../../soak/sending-worker.ts', import.meta.url)), [app.serverUrl])
  await once(child, 'message')
  return child
}

test('of a thousand that wait each is sent once, whoever is killed meanwhile', async () => {
  const company = await app.aCompany()
  const { policy } = await aPolicy(app, company)
  const recipient = `provider-${company.companyId}@example.org`
  const report = { carrier: '', binderReference: 'B1234TBK2026', isEach: true, isDaily: false, recipients: [recipient] }
  await company.client.transaction.saveProviderReport({ ...report, productId: policy.product_id })
  const standard = { trigger: 'transaction.reported', isStandard: true, delayHours: 1 }
  const { id: actionId } = await anAction(company, standard)
  const { rows } = await app.owner.query('select id from transaction where policy_id = $1', [policy.id])
  await app.owner.query(
    `insert into automation_run (id, company_id, action_id, event_id, trigger, channel, fields, raised_at, due_at)
     select gen_random_uuid(), $1, $2, gen_random_uuid(), 'transaction.reported', 'email', $3, now(), '2000-01-01'
     from generate_series(1, $4::int)`,
    [company.companyId, actionId, JSON.stringify({ transactionId: rows[0]?.id }), many],
  )
  const count = async (question: string, values: unknown[] = []) =>
    Number((await app.owner.query(`select count(*) ${question}`, values)).rows[0]?.count)
  const mailed = () => count('from outbox_message where recipient = $1', [recipient])
  await runNow(app, automationSweeps(waysIn(app.pool, 'job')))
  const killed = await aWorkerApart()
  await eventually(async () => expect(await mailed()).toBeGreaterThan(20))
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await mailed()).toBeLessThan(many)
  // As after the seconds that a worker may be silent for.
  await app.owner.query(`update pgboss.job set heartbeat_on = now() - interval '11 s' where state = 'active'`)

  const links = { tokens: app.ports.tokens, publicUrl: 'https://studio.example', linkTo: (path: string) => path }
  const services = { standard: { messages: tells, mails: standardMails(tells, links), links }, mail: {} }
  const worker = await startWorker(app.serverUrl, automationJobs(services), { superviseSeconds: 1 })
  // As long as it takes: however slow the machine, the last of them is sent.
  while ((await count(`from automation_run where state = 'waiting'`)) > 0) await setTimeout(200)
  await worker.stop()
  expect(await count(`from automation_run where state = 'sent'`)).toBe(many)
  expect(await mailed()).toBe(many)
})
