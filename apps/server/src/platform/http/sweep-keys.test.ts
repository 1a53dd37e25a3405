import { expect, test } from 'vitest'
import { runNow } from '../../../test/run-now.ts'
import { startTestApp } from '../../../test/test-app.ts'
import { sweepKeysJob } from './sweep-keys.ts'
import { waysIn } from './ways-in.ts'

const app = await startTestApp()

const sweep = () => runNow(app, sweepKeysJob(waysIn(app.pool, 'job')))

const addKeys = (companyId: string, many: number, age: string) =>
  app.owner.query(
    `insert into idempotency (id, company_id, created_at, member_id, key, call, input_hash)
     select gen_random_uuid(), $1, now() - $3::interval, $1, gen_random_uuid()::text, 'x', 'x' from generate_series(1, $2::int)`,
    [companyId, many, age],
  )

const left = async (companyId: string) =>
  (await app.owner.query('select from idempotency where company_id = $1', [companyId])).rowCount

test('old keys of every company go, those of the last day stay', async () => {
  const [one, other] = [await app.aCompany(), await app.aCompany()]
  const before = await left(one.companyId)
  await addKeys(one.companyId, 1500, '25 hours')
  await addKeys(one.companyId, 2, '23 hours')
  await addKeys(other.companyId, 700, '3 days')
  await sweep()
  expect(await left(one.companyId)).toBe((before ?? 0) + 2)
  expect(await left(other.companyId)).toBe(0)
})

test('a call leaves the keys of others alone', async () => {
  const company = await app.aCompany()
  await addKeys(company.companyId, 3, '25 hours')
  await company.client.permission['group/createGroup']({ name: 'Motor' })
  expect(await left(company.companyId)).toBeGreaterThanOrEqual(3)
})
