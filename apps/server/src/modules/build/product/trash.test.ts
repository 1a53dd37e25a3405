import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('a published product shows its addresses, the live one first', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { state: 'online' })
  const staged = await aRelease(company, id, 'staging')
  const {
    items: [listed],
  } = await company.client.product.listProducts({ line: 'pet', type: 'Standard' })
  expect(listed?.mounts).toEqual([
    { host: expect.stringMatching(/^site-/), mode: 'live' },
    { host: staged.host, mode: 'test' },
  ])
  expect((await company.client.product.getProduct({ id })).mounts).toEqual(listed?.mounts)
  expect((await company.client.product.listProducts({ line: 'car' })).total).toBe(0)
})

test('the trash takes it off its addresses at once, which are free then; it comes back as a draft', async () => {
  const company = await app.aCompany()
  const { product, publisher } = company.client
  const { id } = await aProduct(app, company, { state: 'online' })
  const [mount] = (await product.getProduct({ id })).mounts
  expect(await product.moveToTrash({ id })).toMatchObject({ state: 'trash' })
  expect(await product.getProduct({ id })).toMatchObject({ state: 'trash', mounts: [] })
  expect((await publisher.listReleases({ productId: id })).items).toMatchObject([{ state: 'trash', version: 1 }])
  await expect(product.moveToTrash({ id })).rejects.toMatchObject({ code: 'product.in-trash' })

  expect(await product.restoreProduct({ id })).toMatchObject({ state: 'draft', hasBody: true })
  await expect(product.restoreProduct({ id })).rejects.toMatchObject({ code: 'product.not-in-trash' })
  // Published again unchanged, the release of before is mounted again.
  const again = await publisher.publishProduct({ id, stage: 'live', host: mount?.host ?? '' })
  expect(again).toMatchObject({ state: 'live', host: mount?.host })
  expect((await publisher.listReleases({ productId: id })).total).toBe(1)
})

test('what was given its name meanwhile keeps it', async () => {
  const company = await app.aCompany()
  const { product } = company.client
  const { id } = await aProduct(app, company, { name: 'Pets' })
  await product.moveToTrash({ id })
  const other = await aProduct(app, company, { name: 'Pets' })
  await expect(product.restoreProduct({ id })).rejects.toMatchObject({ code: 'product.name-taken' })
  await product.moveToTrash({ id: other.id })
  expect(await product.restoreProduct({ id })).toMatchObject({ name: 'Pets', state: 'draft' })
})

test('of several with one name that are restored at once one is, and the others are told why not', async () => {
  const company = await app.aCompany()
  const { product } = company.client
  const ids: string[] = []
  for (let count = 0; count < 5; count++) {
    const { id } = await aProduct(app, company, { name: 'Pets' })
    await product.moveToTrash({ id })
    ids.push(id)
  }
  const ends = await Promise.allSettled(ids.map((id) => product.restoreProduct({ id })))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const end of ends.filter(({ status }) => status === 'rejected'))
    expect(end).toMatchObject({ reason: { code: 'product.name-taken' } })
})

test('who may not publish live cannot trash what is live, and nothing of it is taken down', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { state: 'online' })
  const { product } = company.client
  await app.owner.query(`update member set role = 'standard' where company_id = $1`, [company.companyId])
  await expect(product.moveToTrash({ id })).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await product.getProduct({ id })).toMatchObject({ state: 'online', mounts: [{ mode: 'live' }] })
  const draft = await aProduct(app, company)
  expect(await product.moveToTrash({ id: draft.id })).toMatchObject({ state: 'trash' })
})

test('the palette finds products, without what lies in the trash', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { name: 'Backpacker Travel' })
  const find = () => company.client.search.findRecords({ text: 'backpack' })
  expect(await find()).toMatchObject([{ kind: 'product', title: 'Backpacker Travel', link: `/project?product=${id}` }])
  await company.client.product.moveToTrash({ id })
  expect(await find()).toEqual([])
})
