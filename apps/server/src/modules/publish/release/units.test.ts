import type { Allowance } from '@coverwright/domain/company/plan/plan'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aMount } from '../../../../test/publications.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
let number = 0
const aHost = () => `units-${process.pid}-${++number}.localhost`

/** As if it had bought a plan with so many units. */
const allow = ({ companyId }: TestCompany, allowance: Partial<Allowance>) =>
  app.owner.query(
    `insert into subscription (id, company_id, plan, terms) values (gen_random_uuid(), $1, 'Basic', $2)
     on conflict (company_id) do update set terms = excluded.terms`,
    [
      companyId,
      {
        monthlyMinor: 4_900,
        annualMinor: 49_000,
        allowance: { Simple: 0, Standard: 0, Complicated: 0, ...allowance },
        transactionsIncluded: 10,
        transactionMinor: 50,
      },
    ],
  )

const unitsOf = async ({ client }: TestCompany) => (await client.payment.getSubscriptionDetails({})).units

/** In staging, complete, and not yet live. */
async function aStaged(company: TestCompany) {
  const mount = await aMount(app, company, 'staging')
  await app.owner.query(`update mount set state = 'past' where product_id = $1 and state = 'live'`, [mount.productId])
  await app.owner.query(
    `delete from site_host where subject_id in (select id from mount where product_id = $1 and state = 'past')`,
    [mount.productId],
  )
  return mount
}

test('a product that is live uses one unit of its type, at however many addresses', async () => {
  const company = await app.aCompany()
  expect(await unitsOf(company)).toEqual({ Simple: 0, Standard: 0, Complicated: 0 })
  const { id } = await aProduct(app, company, { state: 'online' })
  await company.client.publisher.publishProduct({ id, stage: 'live', host: aHost() })
  await aProduct(app, company, { state: 'online', type: 'Simple' })
  expect(await unitsOf(company)).toEqual({ Simple: 1, Standard: 1, Complicated: 0 })
})

test('without a unit nothing goes live; staging, and what is live already, go on', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const live = await aProduct(app, company, { state: 'online' })
  const staged = await aStaged(company)
  await allow(company, { Standard: 1 })
  const missing = await publisher.findMissing({ id: staged.productId })
  expect(missing).toEqual([
    {
      area: 'units',
      path: [],
      message: expect.stringContaining('The Standard units of the plan Basic are all in use'),
    },
  ])
  await expect(publisher.goLive({ id: staged.id, host: aHost() })).rejects.toMatchObject({
    code: 'product.incomplete',
    fields: { 'missing.0': expect.stringContaining('(1 of 1)') },
  })
  await expect(publisher.publishProduct({ id: staged.productId, stage: 'live', host: aHost() })).rejects.toMatchObject({
    code: 'product.incomplete',
  })
  await publisher.publishProduct({ id: staged.productId, stage: 'staging', host: aHost() })

  // Fewer units than are in use stop nothing that is on sale, and nobody from putting it right.
  await allow(company, {})
  expect(await publisher.findMissing({ id: live.id })).toEqual([])
  await publisher.publishProduct({ id: live.id, stage: 'live', host: aHost() })
})

test('a swap for one of its type uses none; for another type it needs one', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  await aProduct(app, company, { state: 'online' })
  const [first] = (await publisher.listStage({ stage: 'live' }, { nowPage: 1, pageSize: 10 })).items
  const alike = await aStaged(company)
  await allow(company, { Standard: 1 })
  const swapped = await publisher.swapDesign({ id: first?.mount?.id ?? '', releaseId: alike.releaseId })
  expect(await unitsOf(company)).toEqual({ Simple: 0, Standard: 1, Complicated: 0 })

  await allow(company, { Standard: null, Simple: null })
  const other = await aProduct(app, company, { state: 'online', type: 'Simple' })
  await app.owner.query(`update mount set product_type = 'Standard' where id = $1`, [swapped.id])
  const { rows } = await app.owner.query<{ id: string; release_id: string }>(
    `select id, release_id from mount where product_id = $1 and state = 'live'`,
    [other.id],
  )
  await publisher.takeOffline({ id: rows[0]?.id ?? '' })
  await allow(company, { Standard: 1 })
  await expect(publisher.swapDesign({ id: swapped.id, releaseId: rows[0]?.release_id ?? '' })).rejects.toMatchObject({
    fields: { 'missing.0': expect.stringContaining('has no Simple units') },
  })
})

test('of two that go live at once for the last unit one does', async () => {
  const company = await app.aCompany()
  const { publisher } = company.client
  const staged = [await aStaged(company), await aStaged(company), await aStaged(company)]
  await allow(company, { Standard: 1 })
  const went = await Promise.allSettled([
    ...staged.slice(0, 2).map(({ id }) => publisher.goLive({ id, host: aHost() })),
    publisher.publishProduct({ id: staged[2]?.productId ?? '', stage: 'live', host: aHost() }),
  ])
  expect(went.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await unitsOf(company)).Standard).toBe(1)
})

test('a type that was changed in the design uses another unit once it is published', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { state: 'online' })
  await app.owner.query(`update product set type = 'Simple' where id = $1`, [id])
  expect(await unitsOf(company)).toEqual({ Simple: 0, Standard: 1, Complicated: 0 })
})
