import { Body } from '@coverwright/domain/build/body/body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

function aTickingBody(): Body {
  const draft = structuredClone(sampleBody)
  const options = ['Skiing', 'Diving', 'Climbing'].map((label) => ({ value: label.toLowerCase(), label }))
  draft.dataset.properties.push({ type: 'several', name: 'pastimes', options })
  draft.questions.groups[0]?.questions.push({
    type: 'checkboxes',
    name: 'pastimes',
    label: 'What do you do there?',
    shortLabel: 'Pastimes',
    layout: 'cards',
    missing: 'Tick at least one',
  })
  draft.rating.steps[0] = { kind: 'formula', name: 'rate', formula: '100 + IF(CONTAINS(pastimes, "diving"), 900, 0)' }
  return Body.parse(draft)
}

async function aTickingSite(): Promise<string> {
  const company = await app.aCompany()
  const { id } = await aProduct(app, company, { state: 'online' })
  const { bodyRevision: revision } = await company.client.product.getProduct({ id })
  await company.client.product.updateBody({ id, revision, body: { ...aTickingBody() } })
  return (await aRelease(company, id)).host ?? ''
}

const ticking = (answers: Readonly<Record<string, string>>, ...pastimes: string[]) =>
  new URLSearchParams([...Object.entries(answers), ...pastimes.map((value): [string, string] => ['pastimes', value])])

test('boxes are ticked without script, kept, priced and read back', async () => {
  const host = await aTickingSite()
  const visitor = aVisitor(app, host)
  const page = (await visitor.get('/')).body
  expect(page).toMatch(/<fieldset[^>]*><legend[^>]*>What do you do there\?<\/legend>/)
  expect(page.match(/type="checkbox"[^>]*name="pastimes"/g)).toHaveLength(3)

  expect((await visitor.post('/', ticking(answersOf(app)))).headers.location).toBe('/?errors')
  expect((await visitor.get('/?errors')).body).toContain('href="#pastimes"')

  expect((await visitor.post('/', ticking(answersOf(app), 'skiing'))).headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).body).not.toContain('1,1')
  expect((await visitor.post('/', ticking(answersOf(app), 'diving', 'climbing'))).headers.location).toBe('/plan')
  expect((await visitor.get('/')).body.match(/name="pastimes" value="\w+" checked/g)).toHaveLength(2)

  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  const check = (await visitor.get('/check')).body
  expect(check).toContain('Diving, Climbing')
  expect(check).toContain('£1,')

  // Whoever ticks nothing any more is asked again, not sold what was ticked before.
  expect((await visitor.post('/', ticking(answersOf(app)))).headers.location).toBe('/?errors')
  expect((await visitor.get('/check')).headers.location).toBe('/')
})

test('what is none of the boxes is refused', async () => {
  const host = await aTickingSite()
  const visitor = aVisitor(app, host)
  expect((await visitor.post('/', ticking(answersOf(app), 'skiing', 'flying'))).headers.location).toBe('/?errors')
})
