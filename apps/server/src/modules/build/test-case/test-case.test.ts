import { readArtefact } from '@coverwright/domain/build/rating/artefact'
import { loadProgram } from '@coverwright/domain/build/rating/load-program'
import { TestCaseForm } from '@coverwright/domain/build/test-case/test-case'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { aProduct, aTestCase } from '../../../../test/builders.ts'
import { aBuyer, aSite } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const example = exampleOf(TestCaseForm)

test('cases are kept with what must come out of them, and change', async () => {
  const company = await app.aCompany()
  const made = await aTestCase(app, company, { name: 'Old cat' })
  const { rating } = company.client
  expect((await rating.listTestCases({ productId: made.productId })).items).toEqual([made])
  const expected = { decision: 'decline', grossMinor: null } as const
  const changed = await rating.updateTestCase({ ...example, id: made.id, name: 'Very old cat', expected })
  expect(changed).toMatchObject({ id: made.id, name: 'Very old cat', expected })
  await rating.removeTestCase({ id: made.id })
  expect((await rating.listTestCases({ productId: made.productId })).items).toEqual([])
  await expect(rating.removeTestCase({ id: made.id })).rejects.toMatchObject({ code: 'test-case.not-found' })
})

test('of many cases none is kept when a name is taken, and the case is told', async () => {
  const company = await app.aCompany()
  const { productId } = await aTestCase(app, company, { name: 'Old cat' })
  const { rating } = company.client
  const cases = [
    { ...example, name: 'Young cat' },
    { ...example, name: 'Old cat' },
  ]
  await expect(rating.createTestCases({ productId, cases })).rejects.toMatchObject({
    code: 'test-case.name-taken',
    fields: { 'cases.1.name': 'Old cat' },
  })
  const tom = { ...example, name: 'Tom' }
  await expect(rating.createTestCases({ productId, cases: [tom, tom] })).rejects.toMatchObject({
    fields: { 'cases.1.name': 'Tom' },
  })
  expect((await rating.listTestCases({ productId })).total).toBe(1)
  const other = await aTestCase(app, company, { productId, name: 'Young cat' })
  await expect(rating.updateTestCase({ ...example, id: other.id, name: 'Old cat' })).rejects.toMatchObject({
    code: 'test-case.name-taken',
  })
})

test('the engine gets the program that is live', async () => {
  const company = await app.aCompany()
  const { rating } = company.client
  const { id } = await aProduct(app, company)
  expect(await rating.getBaseline({ id })).toBeNull()

  const site = await aSite(app, company)
  const baseline = await rating.getBaseline({ id: site.productId })
  const loaded = loadProgram(readArtefact(new Uint8Array(Buffer.from(baseline?.artefact ?? '', 'base64'))))
  expect(loaded.program.inputs.map(({ name }) => name)).toContain('plan')
})

test('past quotes come without what only tells who was quoted', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  await aBuyer(app, site, { plan: 'full' })
  const { items } = await company.client.rating.listPastQuotes({ productId: site.productId })
  expect(items).toMatchObject([
    { decision: 'accept', values: { age: '5', plan: 'full' }, grossMinor: expect.any(Number) },
  ])
  expect(Object.keys(items[0]?.values ?? {})).not.toContain('full_name')
})
