import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('a new product is a draft with nothing in it', async () => {
  const company = await app.aCompany()
  const product = await aProduct(app, company, { name: ' Pet Lifetime ' })
  expect(product).toMatchObject({ name: 'Pet Lifetime', state: 'draft', revision: 1, hasBody: false, hasShell: false })
  expect(await company.client.product.getProduct({ id: product.id })).toEqual({ ...product, mounts: [] })
})

test('a name is taken once in a company, also by two people at once; the trash does not count', async () => {
  const company = await app.aCompany()
  const results = await Promise.allSettled([1, 2, 3].map(() => aProduct(app, company, { name: 'Pets' })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(aProduct(app, company, { name: 'Pets' })).rejects.toMatchObject({ code: 'product.name-taken' })
  await app.owner.query(`update product set state = 'trash' where company_id = $1`, [company.companyId])
  await aProduct(app, company, { name: 'Pets' })
  await aProduct(app, await app.aCompany(), { name: 'Pets' })
})

test('body and shell come back as they were saved, each save a revision', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  const { product } = company.client
  expect(await product.getBody({ id })).toEqual({ revision: 1, body: null })
  await product.updateBody({ id, revision: 1, body: { ...sampleBody } })
  expect(await product.updateShell({ id, revision: 1, shell: { ...sampleShell } })).toMatchObject({
    bodyRevision: 2,
    shellRevision: 2,
    hasBody: true,
    hasShell: true,
  })
  const { body } = await product.getBody({ id })
  expect(body).toMatchObject({ version: 3, cover: { planName: 'plan' } })
  expect((await product.getShell({ id })).shell).toMatchObject({ version: 2, steps: ['You', 'Plan', 'Check and pay'] })
})

test('who saves on top of somebody else’s save is told', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  const saves = await Promise.allSettled(
    Array.from({ length: 10 }, () => company.client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })),
  )
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(company.client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })).rejects.toMatchObject({
    status: 409,
    code: 'product.changed-meanwhile',
  })
})

test('a body that does not hold is refused at its place', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company)
  const body = structuredClone(sampleBody)
  body.cover.plans[0] = { code: 'Not A Code', title: '', subtitle: '', limits: {} }
  await expect(
    company.client.product.updateBody({ id, revision: 1, body: { ...body, price: 1 } }),
  ).rejects.toMatchObject({
    status: 422,
    fields: {
      'body.cover.plans.0.code': expect.stringContaining('A name starts with a letter'),
      'body.price': 'Parameter exception',
    },
  })
})

test('what lies in the trash is not changed, and shows only when it is asked for', async () => {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { state: 'trash' })
  await expect(company.client.product.updateBody({ id, revision: 1, body: { ...sampleBody } })).rejects.toMatchObject({
    code: 'product.in-trash',
  })
  expect((await company.client.product.listProducts({})).total).toBe(0)
  expect((await company.client.product.listProducts({ state: 'trash' })).total).toBe(1)
})

test('settings change together', async () => {
  const company = await app.aCompany()
  const { id, name, description, type, line, country, currency, languages, timeZone } = await aProduct(app, company)
  const settings = { name, description, type, line, country, currency, languages, timeZone }
  const changed = await company.client.product.updateSettings({
    id,
    revision: 1,
    settings: { ...settings, description: 'New' },
  })
  expect(changed).toMatchObject({ description: 'New', revision: 2 })
  await aProduct(app, company, { name: 'Taken' })
  await expect(
    company.client.product.updateSettings({ id, revision: 2, settings: { ...settings, name: 'Taken' } }),
  ).rejects.toMatchObject({ code: 'product.name-taken' })
})
