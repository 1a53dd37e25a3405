import { forkedBody, forkedShell, pastDetails } from '@coverwright/domain/build/flow/test/forked-journey'
import type { FlowBlock } from '@coverwright/domain/build/page/flow'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/id.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company
const product = await aProduct(app, company, { state: 'online' })

const refer: FlowBlock = {
  kind: 'condition',
  id: 'refer-illness',
  name: 'Which illness?',
  page: '/details',
  branches: [
    {
      name: 'A serious one',
      when: { match: 'any', tests: [{ name: 'illness', is: 'one-of', values: ['Rabies'] }] },
      leads: { to: 'refer', reason: 'A vet looks at this first' },
    },
  ],
}

async function design(...blocks: FlowBlock[]) {
  const { bodyRevision, shellRevision } = await client.product.getProduct({ id: product.id })
  await client.product.updateBody({ id: product.id, revision: bodyRevision, body: { ...forkedBody } })
  await client.product.updateShell({ id: product.id, revision: shellRevision, shell: { ...forkedShell(...blocks) } })
}

/** Has answered the first page, and stands before the second. */
async function aStarter() {
  const { host } = await aRelease(company, product.id)
  const visitor = aVisitor(app, host ?? '')
  expect((await visitor.post('/', answersOf(app))).headers.location).toBe('/health')
  return visitor
}

test('answers decide which page follows; going back keeps them; a page left out is not shown or needed', async () => {
  await design(pastDetails, refer)
  const visitor = await aStarter()
  expect((await visitor.post('/health', { is_ill: 'yes' })).headers.location).toBe('/details')
  expect((await visitor.post('/details', { illness: 'A cough' })).headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).body).toContain('£')

  expect((await visitor.get('/health')).body).toMatch(/value="yes"[^>]*checked/)
  expect((await visitor.post('/health', { is_ill: 'no' })).headers.location).toBe('/plan')
  expect((await visitor.get('/details')).headers.location).toBe('/plan')
  const plan = (await visitor.get('/_/page?path=/plan', { accept: 'application/json' })).json()
  expect(plan.view.back).toBe('/health')
  expect(plan.view.said.map(({ name }: { name: string }) => name)).not.toContain('illness')

  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly' })).headers.location).toBe('/check')
  expect((await visitor.get('/check')).body).not.toContain('<dd>A cough')
  expect((await visitor.post('/health', { is_ill: 'yes' })).headers.location).toBe('/plan')
})

test('an end of the logic is told with its reason and a reference, and kept for whoever looks at it', async () => {
  await design(pastDetails, refer)
  const visitor = await aStarter()
  await visitor.post('/health', { is_ill: 'yes' })
  expect((await visitor.post('/details', { illness: 'Rabies' })).headers.location).toBe('/plan')
  const told = await visitor.get('/plan')
  expect(told.body).toContain('A vet looks at this first')
  const [, reference] = /(Q-\w{5}-\w{5})/.exec(told.body) ?? []
  const { rows } = await app.owner.query('select decision, premium, reasons from quote where reference = $1', [
    reference,
  ])
  expect(rows).toEqual([
    {
      decision: 'refer',
      premium: null,
      reasons: [{ rule: 'refer-illness', outcome: 'refer', reason: 'A vet looks at this first' }],
    },
  ])
  expect((await visitor.get('/check')).headers.location).toBe('/plan')
})

test('a decline that is said at once is told after the page that decides it, kept, and lifted by another answer', async () => {
  await design()
  const { bodyRevision: revision } = await client.product.getProduct({ id: product.id })
  const rules = forkedBody.rating.rules.map((rule) => ({ ...rule, isSaidAtOnce: true }))
  const body = { ...forkedBody, rating: { ...forkedBody.rating, rules } }
  await client.product.updateBody({ id: product.id, revision, body })
  const visitor = await aStarter()
  expect((await visitor.post('/', answersOf(app, { age: '30' }))).headers.location).toBe('/plan')
  const told = await visitor.get('/plan')
  expect(told.body).toContain('Animals over 20 are not insured.')
  expect(told.body).toContain('href="/"')
  const [, reference] = /(Q-\w{5}-\w{5})/.exec(told.body) ?? []
  const { rows } = await app.owner.query('select decision, premium from quote where reference = $1', [reference])
  expect(rows).toEqual([{ decision: 'decline', premium: null }])
  // A referral is never told early, and what is corrected goes on.
  expect((await visitor.post('/', answersOf(app, { age: '15' }))).headers.location).toBe('/health')
})

test('nothing is published whose logic would leave a buyer standing, and the place is said', async () => {
  await design({
    ...pastDetails,
    branches: pastDetails.branches.map((each) => ({ ...each, leads: { to: 'page', page: '/nowhere' } })),
  })
  await expect(aRelease(company, product.id)).rejects.toMatchObject({ code: 'product.incomplete' })
  expect(await client.publisher.findMissing({ id: product.id })).toEqual([
    {
      area: 'shell',
      message: 'This is a dead end: there is no such page',
      path: ['flow', 'blocks', 0, 'branches', 0, 'leads', 'page'],
      where: 'Well',
    },
  ])
})

test('nothing is published that asks a connector which is not there, or none', async () => {
  const call = { kind: 'connector', name: 'Ask the vets', page: '/health' } as const
  const vets: FlowBlock = {
    ...call,
    id: 'vets',
    inputs: [],
    outputs: [],
    onFailure: { to: 'on' },
    connectorId: newId(),
  }
  await design(pastDetails, vets, { ...vets, id: 'none', connectorId: null })
  await expect(aRelease(company, product.id)).rejects.toMatchObject({ code: 'product.incomplete' })
  expect(await client.publisher.findMissing({ id: product.id })).toEqual([
    {
      area: 'shell',
      message: 'The connector of the call after "health" is not there: choose another',
      path: ['flow', 'blocks', 1, 'connectorId'],
      where: 'Ask the vets',
    },
    {
      area: 'shell',
      message: 'No connector is chosen for the call after "health"',
      path: ['flow', 'blocks', 2, 'connectorId'],
      where: 'Ask the vets',
    },
  ])
  await design(pastDetails)
  expect(await client.publisher.findMissing({ id: product.id })).toEqual([])
})

test('a page is not deleted while logic is bound to it', async () => {
  await design(pastDetails)
  const { shellRevision: revision } = await client.product.getProduct({ id: product.id })
  const shell = forkedShell(pastDetails)
  const pages = shell.pages.filter(({ path }) => path !== '/health')
  await expect(
    client.product.updateShell({ id: product.id, revision, shell: { ...shell, pages } }),
  ).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'shell.flow.blocks.0.page': 'Remove the flow blocks of this page before you delete it' },
  })
})
