import { Body } from '@coverwright/domain/build/body/body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

const words = 'You may send me one email about this quote.'

async function anAskingSite(): Promise<string> {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { state: 'online' })
  const { bodyRevision: revision } = await company.client.product.getProduct({ id })
  const draft = structuredClone(sampleBody)
  draft.declarations.push({ name: 'reminder', kind: 'reminder', text: words, textVersion: 2 })
  await company.client.product.updateBody({ id, revision, body: { ...Body.parse(draft) } })
  return (await aRelease(company, id)).host ?? ''
}

const latest = async () => {
  const { rows } = await app.owner.query('select reminder, declarations from application order by id desc limit 1')
  return rows[0]
}

test('whether they may be reminded is asked beside the address, unticked, and kept with its words and language', async () => {
  const host = await anAskingSite()
  const visitor = aVisitor(app, host)
  const page = (await visitor.get('/')).body
  expect(page).toContain(words)
  expect(page).toMatch(/<input[^>]*name="_reminder"/)
  expect(page).not.toMatch(/<input[^>]*name="_reminder"[^>]*checked/)

  await visitor.post('/', { ...answersOf(app) })
  expect((await latest()).reminder).toBeNull()

  await visitor.post('/', { ...answersOf(app), _reminder: 'yes' })
  const { reminder } = await latest()
  expect(reminder).toEqual({
    name: 'reminder',
    text: words,
    textVersion: 2,
    language: 'en_uk',
    at: expect.stringMatching(/^\d{4}-/),
  })
  expect((await visitor.get('/')).body).toMatch(/<input[^>]*name="_reminder"[^>]*checked/)

  // Said again it is what was said first; another answer does not take it back.
  await visitor.post('/', { ...answersOf(app), _reminder: 'yes' })
  expect((await latest()).reminder).toEqual(reminder)

  await visitor.post('/', answersOf(app))
  expect((await latest()).reminder).toBeNull()
  expect((await visitor.get('/')).body).not.toMatch(/<input[^>]*name="_reminder"[^>]*checked/)
})

test('it is no part of what is declared before paying', async () => {
  const host = await anAskingSite()
  const visitor = aVisitor(app, host)
  await visitor.post('/', { ...answersOf(app), _reminder: 'yes' })
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  const check = (await visitor.get('/check')).body
  expect(check).not.toContain(words)
  await visitor.post('/check', { is_true: 'yes', reminder: 'yes' })
  expect((await latest()).declarations.map(({ name }: { name: string }) => name)).toEqual(['is_true', 'wants_mail'])
})
