import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@coverwright/contract/client'
import { contract } from '@coverwright/contract/contract'
import { journeyModes } from '@coverwright/domain/build/product/journey-mode'
import { permissionsForKey } from '@coverwright/domain/company/api-key/api-key'
import { exampleOf } from '@coverwright/domain/fields'
import { ActionForm } from '@coverwright/domain/reach/automation/automation'
import { OwnEventForm } from '@coverwright/domain/reach/own-event/own-event'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { aKey } from './builders.ts'
import { aPolicy } from './buyers.ts'
import { startTestApp } from './test-app.ts'

const app = await startTestApp()

const bearing = (secret: string) =>
  createClient(contract, { send: app.send, headers: async () => ({ authorization: `Bearer ${secret}` }) })

const withBoth = async () => {
  const company = await app.aCompany()
  const live = await aPolicy(app, company)
  const tried = await aPolicy(app, company, { stage: 'staging' })
  return { company, live, tried }
}

test('a test key sees of what was sold what was sold in staging, and a live key all of it', async () => {
  const { company, live, tried } = await withBoth()
  const permissions = [...permissionsForKey('test')]
  const forTests = bearing((await aKey(company, { mode: 'test', permissions })).secret)
  const forAll = bearing((await aKey(company, { permissions })).secret)
  const modesOf = async ({ customer, transaction }: typeof forTests) => [
    ...new Set([
      ...(await customer.listCustomers({})).items.map(({ mode }) => mode),
      ...(await transaction.listTransactions({})).items.map(({ mode }) => mode),
    ]),
  ]
  expect(await modesOf(forTests)).toEqual(['test'])
  expect((await modesOf(forAll)).toSorted()).toEqual(['live', 'test'])
  expect(await forTests.policy.getPolicy({ id: tried.id })).toMatchObject({ id: tried.id })
  await expect(forTests.policy.getPolicy({ id: live.id })).rejects.toMatchObject({ status: 404 })
  await expect(forTests.customer.cancelPolicy({ id: live.id })).rejects.toMatchObject({ status: 404 })
})

test('a test key neither reads nor erases the messages of a customer whose address it tried', async () => {
  const { company, live, tried } = await withBoth()
  const permissions = [...permissionsForKey('test')]
  const { customer, policy } = bearing((await aKey(company, { mode: 'test', permissions })).secret)
  const { client } = company
  const messagesOf = async ({ id }: { readonly id: string }) => (await client.policy.getPolicy({ id })).messages
  await app.owner.query('update policy set email = $1 where id = any($2)', ['jo@customer.example', [live.id, tried.id]])
  await app.owner.query(
    `insert into outbox_message (id, company_id, recipient, channel, subject, text)
     values (gen_random_uuid(), $1, 'jo@customer.example', 'mail', 'Your policy', 'Of the live policy')`,
    [company.companyId],
  )
  expect(await messagesOf(tried)).not.toEqual([])
  expect(await policy.getPolicy({ id: tried.id })).toMatchObject({ id: tried.id, messages: [] })
  const { customerId } = await client.policy.getPolicy({ id: tried.id })
  const refused = { code: 'not-allowed' }
  const fields = [{ name: 'email', value: 'somebody@customer.example' }]
  await expect(customer.eraseCustomer({ id: customerId ?? '' })).rejects.toMatchObject(refused)
  await expect(policy.correctPolicy({ id: tried.id, reason: 'Misspelt', fields })).rejects.toMatchObject(refused)
  expect(await messagesOf(live)).not.toEqual([])
  await app.owner.query(`delete from outbox_message where recipient = 'jo@customer.example'`)
})

test('a test key leaves what is live where it is, and cannot be given what there is one of', async () => {
  const { company } = await withBoth()
  const permissions = [...permissionsForKey('test')]
  const { publisher } = bearing((await aKey(company, { mode: 'test', permissions })).secret)
  const [live] = (await publisher.listStage({ stage: 'live' })).items
  const [staged] = (await publisher.listStage({ stage: 'staging' })).items
  await expect(publisher.takeOffline({ id: live?.mount?.id ?? '' })).rejects.toMatchObject({
    code: 'publisher.not-found',
  })
  await publisher.takeOffline({ id: staged?.mount?.id ?? '' })
  const left = (await company.client.publisher.listStage({ stage: 'live' })).items.map(({ mount }) => mount?.id)
  expect(left).toContain(live?.mount?.id)
  await expect(aKey(company, { mode: 'test', permissions: ['company-profile'] })).rejects.toMatchObject({
    code: 'api-key.not-grantable',
  })
})

test('a test key changes nothing of what live customers are sent, and reads nothing of it', async () => {
  const company = await app.aCompany()
  const permissions = [...permissionsForKey('test')]
  const { automation, template, event } = bearing((await aKey(company, { mode: 'test', permissions })).secret)
  // As if a key for tests could be given these one day.
  const given = ['manage-automation', 'manage-templates', 'manage-events']
  await app.owner.query('update api_key set permissions = $1 where company_id = $2', [given, company.companyId])
  const id = company.companyId
  const made = exampleOf(ActionForm)
  const asked = [
    () => automation.saveAction(made),
    () => automation.switchAction({ id, isOn: false }),
    () => automation.deleteAction({ id }),
    () => automation.listRuns({}),
    () => automation.cancelRun({ id }),
    () => automation.saveSettings({ quietHours: null }),
    () => template.publishTemplate({ id }),
    () => template.bindTemplate({ templateId: id, eventType: 'policy.cancelled', productId: null, language: null }),
    () => template.unbindTemplate({ id }),
    () => template.removeTemplate({ id }),
    () => template.restoreTemplate({ id }),
    () => event.saveEvent(exampleOf(OwnEventForm)),
    () => event.deleteEvent({ id }),
    () => event.raiseEvent({ name: 'claim-opened', fields: {} }),
  ]
  for (const ask of asked) await expect(ask(), String(ask)).rejects.toMatchObject({ code: 'not-allowed' })
})

/** The api key's own mode is what the rule is about. */
const declaresMode = (table: unknown): table is PgTable => {
  if (!is(table, PgTable)) return false
  const { name, columns } = getTableConfig(table)
  const mode = columns.find((column) => column.name === 'mode')
  return name !== 'api_key' && String(mode?.enumValues) === String(journeyModes)
}

test('wherever live and test stand side by side, the database keeps test keys to their own', async () => {
  const source = join(import.meta.dirname, '../src')
  const declared = new Set<string>()
  for await (const file of glob('**/tables.ts', { cwd: source }))
    for (const table of Object.values(await import(join(source, file))))
      if (declaresMode(table)) declared.add(getTableConfig(table).name)
  const { rows } = await app.owner.query<{ name: string }>(
    `select tablename as name from pg_policies where policyname = 'test_rows' and permissive = 'RESTRICTIVE'`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...declared].toSorted())
})
