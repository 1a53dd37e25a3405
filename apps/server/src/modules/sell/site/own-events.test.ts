import { forkedBody, forkedShell } from '@coverwright/domain/build/flow/test/forked-journey'
import type { FlowBlock } from '@coverwright/domain/build/page/flow'
import { expect, test } from 'vitest'
import { anOwnEvent } from '../../../../test/automation-builders.ts'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf, cards, useCard } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

const fields = [
  { name: 'age', kind: 'number' },
  { name: 'begins', kind: 'day' },
] as const

/** A journey that raises it after the first page. */
async function designed(company: TestCompany, eventId: string | null) {
  const { client } = company
  const { id } = await aProduct(app, company, { state: 'online' })
  const raise: FlowBlock = {
    kind: 'event',
    id: 'begun',
    name: 'Begun',
    page: '/',
    eventId,
    fields: [{ field: 'begins', data: 'cover_start' }],
  }
  const { bodyRevision, shellRevision } = await client.product.getProduct({ id })
  await client.product.updateBody({ id, revision: bodyRevision, body: { ...forkedBody } })
  await client.product.updateShell({ id, revision: shellRevision, shell: { ...forkedShell(raise) } })
  return id
}

async function buy(host: string) {
  const buyer = aVisitor(app, host)
  await buyer.post('/', answersOf(app, { age: '7' }))
  await buyer.post('/health', { is_ill: 'no' })
  await buyer.post('/details', { illness: 'None' })
  await buyer.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  return String((await buyer.post('/check', { is_true: 'yes' })).headers.location)
}

const raisedIn = async ({ companyId }: TestCompany, type: string) =>
  (await app.owner.query('select type, fields from event where company_id = $1 and type = $2', [companyId, type])).rows

test('who bought raised what they came by, once and with their policy; who only looked did not', async () => {
  const company = await app.aCompany()
  const event = await anOwnEvent(company, { fields: [...fields] })
  const { host } = await aRelease(company, await designed(company, event.id))
  const payment = await buy(host ?? '')
  expect(await raisedIn(company, event.type)).toEqual([])

  await useCard(app, payment, cards.pays)
  await useCard(app, payment, cards.pays)
  const { rows: policies } = await app.owner.query('select id, starts_on::text from policy where company_id = $1', [
    company.companyId,
  ])
  expect(policies).toHaveLength(1)
  expect(await raisedIn(company, event.type)).toEqual([
    { type: event.type, fields: { age: 7, begins: policies[0]?.starts_on, policyId: policies[0]?.id } },
  ])
})

test('what is published raises what it was published with, whatever the event is called by then', async () => {
  const company = await app.aCompany()
  const event = await anOwnEvent(company, { fields: [...fields] })
  const id = await designed(company, event.id)
  const { host } = await aRelease(company, id)
  await company.client.event.saveEvent({ id: event.id, name: 'renamed', about: 'Another', fields: [...fields] })
  await useCard(app, await buy(host ?? ''), cards.pays)
  expect(await raisedIn(company, event.type)).toHaveLength(1)
  expect(await raisedIn(company, 'own.renamed')).toEqual([])

  const again = await aRelease(company, id)
  await useCard(app, await buy(again.host ?? ''), cards.pays)
  expect(await raisedIn(company, 'own.renamed')).toHaveLength(1)
})

test('an event that is not there, or another company’s, keeps the product from being published', async () => {
  const company = await app.aCompany()
  const theirs = await anOwnEvent(await app.aCompany())
  for (const eventId of [null, theirs.id]) {
    const id = await designed(company, eventId)
    await expect(aRelease(company, id)).rejects.toMatchObject({ code: 'product.incomplete' })
  }
})

test('whoever designs journeys finds the events to choose from', async () => {
  const company = await app.aCompany()
  const { id, name } = await anOwnEvent(company)
  const standard = await app.aColleague(company, { role: 'standard' })
  expect(await standard.client.event.listOwnEvents({})).toMatchObject([{ id, name }])
})
