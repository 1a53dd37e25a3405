import { expect, test } from 'vitest'
import { aPolicy } from '../buyers.ts'
import { startTestApp } from '../test-app.ts'
import { startExplaining } from './explain.ts'
import { findGrowing } from './find-growing.ts'
import { statementsOf } from './recorded-statements.ts'

const app = await startTestApp()
// Before anything is read: who reads holds the table.
await app.owner.query('drop index policy_of_customer, payment_of_application')

test('a look-up that has lost its index is named, with its statement', async () => {
  const company = await app.aCompany()
  const policy = await aPolicy(app, company)
  const { rows } = await app.owner.query<{ id: string }>('select customer_id as id from policy where id = $1', [
    policy.id,
  ])
  const statements = await statementsOf(() => company.client.customer.getCustomer({ id: rows[0]?.id ?? '' }))
  const explainer = await startExplaining(app.owner, company.companyId)
  const found = await findGrowing(explainer, statements)
  await explainer.end()
  expect(found).toEqual([
    expect.stringMatching(/^policy: .*company_id.*\n {2}in select .* from "policy" where .*customer_id/),
    expect.stringMatching(/^payment: .*company_id.*\n {2}in select .* from "payment" where .*application_id/),
  ])
})

async function growingIn(text: string) {
  const { companyId } = await app.aCompany()
  const explainer = await startExplaining(app.owner, companyId)
  const found = await findGrowing(explainer, [{ text, values: [] }])
  await explainer.end()
  return found
}

test.each([
  ['counts all', 'select count(*) from customer'],
  ['sorts all', `select id from customer where mode = 'live' order by email limit 5`],
  ['looks for what no index leads to', `select id from customer where mode = 'live' and email = 'a@b.example' limit 5`],
  ['reads what very many share', `select max(created_at) from customer where mode = 'live' group by mode`],
])('names a statement that %s', async (_what, text) => {
  expect(await growingIn(text)).toHaveLength(1)
})

test.each([
  ['a row by its id', `select id from customer where id = '01a1e666-2223-7000-8ef2-dba6ddbb457d'`],
  ['a page in the order of an index', 'select id from customer order by created_at limit 5'],
  [
    'such a page with a filter that has an index',
    `select id from customer where mode = 'live' order by created_at limit 5`,
  ],
  ['a page sorted on in small groups', 'select id from outbox_message order by recipient, text limit 5'],
  ['counting to a limit', 'select count(*) from (select from customer limit 10) as few'],
  ['reading all of what is made by hand', 'select count(*) from product'],
])('lets through %s', async (_what, text) => {
  expect(await growingIn(text)).toEqual([])
})
