import { mostTasksKept, taskKeptDays } from '@coverwright/domain/build/connector/connector'
import { expect, test } from 'vitest'
import { aConnector } from '../../../../test/connector-builders.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { connectorSweeps } from './sweep-tasks.ts'

const app = await startTestApp()
const sweep = () => runNow(app, connectorSweeps(waysIn(app.pool, 'job')))

async function aCompanyWithTasks(count: number, daysAgo: number) {
  const company = await app.aCompany()
  const { id } = await aConnector(app, company)
  await app.owner.query('delete from connector_task where connector_id = $1', [id])
  await app.owner.query(
    `insert into connector_task (id, company_id, connector_id, cause, state, took_ms, request, excerpt, created_at)
     select gen_random_uuid(), $1, $2, 'test', 'done', 1, '{}', '', now() - $4 * interval '1 day' - nth * interval '1 second'
     from generate_series(1, $3::int) nth`,
    [company.companyId, id, count, daysAgo],
  )
  const left = async () =>
    (await app.owner.query('select created_at from connector_task where connector_id = $1', [id])).rows.length
  return { left }
}

test('tasks of every company go after their days, however many there are, and no sooner', async () => {
  const many = await aCompanyWithTasks(1500, taskKeptDays + 1)
  const few = await aCompanyWithTasks(3, taskKeptDays + 1)
  const young = await aCompanyWithTasks(3, taskKeptDays - 1)
  await sweep()
  expect([await many.left(), await few.left(), await young.left()]).toEqual([0, 0, 3])
})

test('of a connector that runs very often the newest are kept', async () => {
  const { left } = await aCompanyWithTasks(mostTasksKept + 5, 0)
  await sweep()
  // The one at the edge stays.
  expect(await left()).toBe(mostTasksKept + 1)
})
