import { expect, test } from 'vitest'
import { anAskingSite, reminderWords } from '../../../../test/asking-site.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

const latest = async () => {
  const { rows } = await app.owner.query('select reminder, declarations from application order by id desc limit 1')
  return rows[0]
}

test('whether they may be reminded is asked beside the address, unticked, and kept with its words and language', async () => {
  const host = await anAskingSite(app, await app.aCompany())
  const visitor = aVisitor(app, host)
  const page = (await visitor.get('/')).body
  expect(page).toContain(reminderWords)
  expect(page).toMatch(/<input[^>]*name="_reminder"/)
  expect(page).not.toMatch(/<input[^>]*name="_reminder"[^>]*checked/)

  await visitor.post('/', { ...answersOf(app) })
  expect((await latest()).reminder).toBeNull()

  await visitor.post('/', { ...answersOf(app), _reminder: 'yes' })
  const { reminder } = await latest()
  expect(reminder).toEqual({
    name: 'reminder',
    text: reminderWords,
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
  const host = await anAskingSite(app, await app.aCompany())
  const visitor = aVisitor(app, host)
  await visitor.post('/', { ...answersOf(app), _reminder: 'yes' })
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  const check = (await visitor.get('/check')).body
  expect(check).not.toContain(reminderWords)
  await visitor.post('/check', { is_true: 'yes', reminder: 'yes' })
  expect((await latest()).declarations.map(({ name }: { name: string }) => name)).toEqual(['is_true', 'wants_mail'])
})
