import { forkedBody, forkedShell, pastDetails } from '@coverwright/domain/build/flow/test/forked-journey'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const { client } = company

/** Published with this branch at the end of its second page. */
async function publish(id: string, name: string) {
  const { bodyRevision, shellRevision } = await client.product.getProduct({ id })
  await client.product.updateBody({ id, revision: bodyRevision, body: { ...forkedBody } })
  const [branch] = pastDetails.branches
  const block = { ...pastDetails, branches: branch ? [{ ...branch, name }] : [] }
  await client.product.updateShell({ id, revision: shellRevision, shell: { ...forkedShell(block) } })
  return (await aRelease(company, id)).host ?? ''
}

async function goBy(host: string, ...answers: string[]) {
  const visitor = aVisitor(app, host)
  await visitor.post('/', answersOf(app))
  for (const answer of answers) await visitor.post('/health', { is_ill: answer })
}

test('each branch counts who took it, by the name it had, and pages are counted as before', async () => {
  const { id: productId } = await aProduct(app, company, { state: 'online' })
  const host = await publish(productId, 'Well')
  await goBy(host, 'yes')
  await goBy(host, 'no')
  // Once, however often it was sent.
  await goBy(host, 'no', 'no')
  // Who answers otherwise later took both.
  await goBy(host, 'yes', 'no')
  const renamed = await publish(productId, 'Healthy')
  await goBy(renamed, 'no')

  await app.traffic.flush()
  const [live, trial] = await Promise.all(
    (['live', 'test'] as const).map((mode) => client.dashboard.getTraffic({ range: 'hours24', mode, productId })),
  )
  const seen = live?.branches.length ? live : trial
  expect(seen?.branches.toSorted((one, other) => other.count - one.count)).toEqual([
    { block: 'healthy', branch: 'Well', count: 3 },
    { block: 'healthy', branch: null, count: 2 },
    { block: 'healthy', branch: 'Healthy', count: 1 },
  ])
  expect(seen?.funnel.filter(({ kind }) => kind === 'former-page')).toEqual([])
  expect(seen?.funnel.find(({ path }) => path === '/health')?.count).toBe(5)
  expect((await client.dashboard.getTraffic({ range: 'hours24', mode: 'live' })).branches).toEqual([])
})
