import { expect, test } from 'vitest'
import { answersOf, aSite } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const site = await aSite(app, await app.aCompany())

/** Has answered, and was away for longer than the note in the cookie is good for. */
async function anAbsentee() {
  const visitor = aVisitor(app, site.host)
  await visitor.post('/', answersOf(app))
  visitor.cookies.delete('journey_seen')
  return visitor
}

test('after half an hour away answers are shown to nobody', async () => {
  const visitor = await anAbsentee()
  for (const path of ['/', '/plan', '/check']) {
    const page = await visitor.get(path)
    expect(page.headers.location).toBe('/_/ended')
    expect(page.body).not.toContain('Jo Smith')
  }
  expect((await visitor.get('/_/page?path=/', { accept: 'application/json' })).json()).toEqual({ location: '/_/ended' })
  expect((await visitor.post('/_/quote', { plan: 'full' })).statusCode).toBe(409)
  expect((await visitor.get('/_/ended')).body).not.toContain('smith')
})

test('they are kept, for who knows the email address among them', async () => {
  const visitor = await anAbsentee()
  expect((await visitor.post('/_/ended', { email: 'else@example.org' })).headers.location).toBe('/_/ended?errors')
  expect((await visitor.get('/_/ended?errors')).body).toContain('This is not the email address you gave us')
  expect((await visitor.post('/_/ended', { email: ' Jo.Smith@example.org ' })).headers.location).toBe('/check')
  expect((await visitor.get('/')).body).toContain('value="Jo Smith"')
})

test('another’s note does not open them', async () => {
  const [visitor, other] = [await anAbsentee(), aVisitor(app, site.host)]
  await other.post('/', answersOf(app, { full_name: 'Someone Else' }))
  visitor.cookies.set('journey_seen', other.cookies.get('journey_seen') ?? '')
  expect((await visitor.get('/')).headers.location).toBe('/_/ended')
})

test('whoever sits down next can start again', async () => {
  const visitor = await anAbsentee()
  await visitor.post('/_/ended', { go: 'restart' })
  expect(visitor.cookies.size).toBe(0)
  expect((await visitor.get('/')).statusCode).toBe(200)
})

test('an application that is over says so, and the next begins', async () => {
  const visitor = await anAbsentee()
  app.clock.now = () => new Date(Date.now() + 3 * 60 * 60_000)
  expect((await visitor.get('/plan')).headers.location).toBe('/_/ended')
  expect((await visitor.get('/_/ended')).body).toContain('this application is over')
  expect(visitor.cookies.size).toBe(0)
  app.clock.now = () => new Date()
})

test('looking at pages keeps an application alive', async () => {
  const visitor = aVisitor(app, site.host)
  await visitor.post('/', answersOf(app))
  for (const later of [25, 50, 75, 100]) {
    app.clock.now = () => new Date(Date.now() + later * 60_000)
    expect((await visitor.get('/plan')).statusCode).toBe(200)
  }
  app.clock.now = () => new Date()
})

test('a mailed link goes on with the answers elsewhere, and closes them where they were open', async () => {
  const visitor = aVisitor(app, site.host)
  expect((await visitor.get('/_/save')).headers.location).toBe('/')
  await visitor.post('/', answersOf(app))
  expect((await visitor.get('/plan')).body).toContain('href="/_/save"')
  expect((await visitor.get('/_/save')).body).toContain('value="jo.smith@example.org"')
  expect((await visitor.post('/_/save', { email: 'nonsense' })).headers.location).toBe('/_/save?errors')
  expect((await visitor.get('/_/save?errors')).body).toContain('aria-invalid')
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  expect((await visitor.post('/_/save', { email: 'later@example.org' })).headers.location).toBe('/_/save?sent')
  expect((await visitor.get('/_/save?sent')).body).toContain('The link works until')

  const { rows } = await app.owner.query(`select text from outbox_message where recipient = 'later@example.org'`)
  expect(rows[0]?.text).toMatch(/Your quote Q-\S+ is good until/)
  const path = new URL(/http:\S+\/_\/resume\/\S+/.exec(rows[0]?.text)?.[0] ?? '').pathname
  const phone = aVisitor(app, site.host)
  // Looking takes nothing away from whoever has it open.
  expect((await phone.get(path)).body).toContain('Welcome back')
  expect((await visitor.get('/check')).statusCode).toBe(200)
  expect((await phone.post(path, {})).headers.location).toBe('/check')
  expect((await phone.get('/check')).body).toContain('Jo Smith')
  expect((await visitor.get('/check')).headers.location).toBe('/_/ended')

  app.clock.now = () => new Date(Date.now() + 2 * 60 * 60_000)
  expect((await phone.get('/check')).headers.location).toBe('/_/ended')
  expect((await phone.post(path, {})).headers.location).toBe('/check')
  app.clock.now = () => new Date(Date.now() + 31 * 86_400_000)
  expect((await phone.get(path)).body).toContain('This link has expired')
  expect((await phone.get('/_/resume/nonsense')).statusCode).toBe(404)
  app.clock.now = () => new Date()
})
