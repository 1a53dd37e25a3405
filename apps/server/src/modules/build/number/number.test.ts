import { expect, test } from 'vitest'
import { aDesign, aProduct } from '../../../../test/builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const small = { prefixes: ['SM'], length: 3, startCount: 1, endNumber: 100, minCount: 90 }
const use = (id: string, count: number) =>
  app.owner.query('update policy_number set used_count = $2 where id = $1', [id, count])

test('a design shows its first number and what is left', async () => {
  const company = await app.aCompany()
  const design = await aDesign(company, small)
  expect(design).toMatchObject({ nextNumber: 'SM-001', remaining: 100, usedCount: 0, isUsed: false })
  await use(design.id, 11)
  expect((await company.client.number.findPolicyNoList({})).items).toMatchObject([
    { nextNumber: 'SM-012', remaining: 89, isUsed: true },
  ])
  expect(await company.client.number.findPolicyNoScopeList({})).toMatchObject([
    { firstNumber: 'SM-001', lastNumber: 'SM-100', usedCount: 11, remaining: 89, isLow: true },
  ])
})

test('no two designs of a company can write the same number, also when made at once', async () => {
  const company = await app.aCompany()
  const results = await Promise.allSettled(['A', 'B', 'C'].map((name) => aDesign(company, { ...small, name })))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(aDesign(company, { ...small, startCount: 100, endNumber: 200 })).rejects.toMatchObject({
    code: 'number.collides',
  })
  const [first] = (await company.client.number.findPolicyNoList({})).items
  await expect(aDesign(company, { name: first?.name ?? '' })).rejects.toMatchObject({ code: 'number.name-taken' })
  await aDesign(company, { ...small, startCount: 101, endNumber: 200 })
  await aDesign(await app.aCompany(), small)
})

test('numbers of one form go upwards only', async () => {
  const company = await app.aCompany()
  const design = await aDesign(company, { ...small, startCount: 50 })
  await use(design.id, 1)
  await expect(aDesign(company, { ...small, startCount: 1, endNumber: 49 })).rejects.toMatchObject({
    code: 'number.too-low',
  })
})

test('a design is changed until its first number is given out', async () => {
  const company = await app.aCompany()
  const { id, name } = await aDesign(company, small)
  const { createdAt, updatedAt, usedCount, remaining, nextNumber, isUsed, id: _, ...design } = await aDesign(company)
  const changed = { ...design, name, prefixes: ['NEW'] }
  expect(await company.client.number.updateNumberById({ id, design: changed })).toMatchObject({
    nextNumber: 'NEW-0000001',
  })
  await use(id, 1)
  await expect(company.client.number.updateNumberById({ id, design: changed })).rejects.toMatchObject({
    code: 'number.used',
  })
})

test('after publishing the design is changed only when all its numbers are used', async () => {
  const company = await app.aCompany()
  const { id: productId } = await aProduct(app, company, { state: 'online', design: small })
  const { design: before } = await company.client.number.findPolicyNoByProductId({ productId })
  const next = await aDesign(company)
  const connect = () => company.client.number.updatePolicyNoByProductId({ productId, policyNumberId: next.id })
  await expect(connect()).rejects.toMatchObject({ code: 'number.locked' })
  await use(before?.id ?? '', 100)
  expect(await connect()).toMatchObject({ productId, design: { id: next.id } })
  await expect(
    company.client.number.updatePolicyNoByProductId({ productId, policyNumberId: before?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'number.locked' })
  expect((await company.client.number.getPolicyNoByProductList({})).items).toMatchObject([
    { productId, design: { id: next.id } },
  ])
})

test('a published product keeps its design while it is offline, and the design its form though nothing was sold', async () => {
  const company = await app.aCompany()
  const { number, publisher } = company.client
  const { id: productId } = await aProduct(app, company, { state: 'online', design: small })
  const { design: before } = await number.findPolicyNoByProductId({ productId })
  const { createdAt, updatedAt, usedCount, remaining, nextNumber, isUsed, id: next, ...design } = await aDesign(company)
  const changed = { ...design, name: 'Another', prefixes: ['ANOTHER'] }
  const change = () => number.updateNumberById({ id: before?.id ?? '', design: changed })
  const connect = () => number.updatePolicyNoByProductId({ productId, policyNumberId: next })
  await expect(change()).rejects.toMatchObject({ code: 'number.locked' })

  const [mount] = (await publisher.listStage({ stage: 'live' })).items
  await publisher.takeOffline({ id: mount?.mount?.id ?? '' })
  expect(await number.findPolicyNoByProductId({ productId })).toMatchObject({ isPublished: true })
  await expect(change()).rejects.toMatchObject({ code: 'number.locked' })
  await expect(connect()).rejects.toMatchObject({ code: 'number.locked' })
  await use(before?.id ?? '', 100)
  expect(await connect()).toMatchObject({ design: { id: next } })
})

test('a design whose last day is over counts as used up', async () => {
  const company = await app.aCompany()
  const { number } = company.client
  const { id: productId } = await aProduct(app, company, { state: 'online', design: small })
  const { design: before } = await number.findPolicyNoByProductId({ productId })
  const { createdAt, updatedAt, usedCount, remaining, nextNumber, isUsed, id: next, ...design } = await aDesign(company)
  const end = (on: string) => app.owner.query('update policy_number set end_date = $2 where id = $1', [before?.id, on])
  const change = (name: string) =>
    number.updateNumberById({ id: before?.id ?? '', design: { ...design, name, prefixes: ['ANEW'] } })
  const connect = (policyNumberId: string) => number.updatePolicyNoByProductId({ productId, policyNumberId })
  await end('2999-12-31')
  await expect(connect(next)).rejects.toMatchObject({ code: 'number.locked' })
  await expect(change('Anew')).rejects.toMatchObject({ code: 'number.locked' })
  await end('2020-12-31')
  expect(await change('Anew')).toMatchObject({ nextNumber: 'ANEW-0000001' })
  await end('2020-12-31')
  expect(await connect(next)).toMatchObject({ design: { id: next } })
  await use(next, remaining)
  await expect(connect(before?.id ?? '')).rejects.toMatchObject({ code: 'number.outside-dates' })
})

test('a product that stood in staging only may still be given another design', async () => {
  const company = await app.aCompany()
  const { number } = company.client
  const { id: productId } = await aProduct(app, company, { state: 'pre-online' })
  const [first, second] = [await aDesign(company), await aDesign(company)]
  await number.updatePolicyNoByProductId({ productId, policyNumberId: first.id })
  expect(await number.updatePolicyNoByProductId({ productId, policyNumberId: second.id })).toMatchObject({
    isPublished: false,
    design: { id: second.id },
  })
})

test('the database itself lets no number past the limit', async () => {
  const company = await app.aCompany()
  const { id } = await aDesign(company, small)
  await expect(use(id, 101)).rejects.toThrow('policy_number_within_limit')
})

test('a product keeps short codes that its numbers may be made of', async () => {
  const company = await app.aCompany()
  const { id: productId } = await aProduct(app, company)
  const { addProductCustomFields, findPolicyNoByProductId } = company.client.number
  const fields = [
    { name: 'Scheme', value: 'PET' },
    { name: 'Country', value: 'GB' },
  ]
  expect(await addProductCustomFields({ productId, fields })).toMatchObject({ productId, fields, design: null })
  expect(await addProductCustomFields({ productId, fields: fields.slice(1) })).toMatchObject({
    fields: fields.slice(1),
  })
  expect(await findPolicyNoByProductId({ productId })).toMatchObject({ isPublished: false, fields: fields.slice(1) })
  await expect(
    addProductCustomFields({ productId, fields: [...fields, { name: 'scheme', value: 'X' }] }),
  ).rejects.toMatchObject({ fields: { 'fields.2.name': 'already exists' } })
  await expect(addProductCustomFields({ productId, fields: [{ name: 'A', value: 'P/T' }] })).rejects.toMatchObject({
    fields: { 'fields.0.value': 'Use letters and digits; only - & _ can separate them' },
  })
})
