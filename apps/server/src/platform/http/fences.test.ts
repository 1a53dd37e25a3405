import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/test-app.ts'

test('one address may make so many calls a minute', async () => {
  // Two of them go into the handshake.
  const { visitor } = await startTestApp({ ADDRESS_LIMIT: '5' })
  for (let n = 0; n < 3; n++) await visitor.login.getDomainType({})
  await expect(visitor.login.getDomainType({})).rejects.toMatchObject({
    status: 429,
    message: 'Operation limit exceed, please try again later',
  })
})

test('one account may make so many calls a minute; others are not held up by it', async () => {
  const { aCompany } = await startTestApp({ ACCOUNT_LIMIT: '3' })
  const [busy, other] = [await aCompany(), await aCompany()]
  for (let n = 0; n < 3; n++) await busy.client.login.getUserData({})
  await expect(busy.client.login.getUserData({})).rejects.toMatchObject({
    status: 429,
    message: 'Your operation limit exceed, please try again later',
  })
  await other.client.login.getUserData({})
})

test('under maintenance every call says so', async () => {
  const { visitor, aCompany, app } = await startTestApp({ MAINTENANCE: 'on' })
  const refused = { status: 503, code: 'maintenance', message: 'We are Under Maintenance.' }
  await expect(visitor.sign.getPublicKey({})).rejects.toMatchObject(refused)
  await expect((await aCompany()).client.login.getUserData({})).rejects.toMatchObject(refused)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a host that is not the studio’s shows nothing of it', async () => {
  const { app } = await startTestApp({ PUBLIC_URL: 'https://studio.tarnbrook.example' })
  const pageAt = (host: string) => app.inject({ url: '/', headers: { host } })
  for (const host of ['pets.localhost', 'evil.example', 'studio.tarnbrook.example.evil.example']) {
    const page = await pageAt(host)
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('Nothing is published here')
  }
  for (const host of ['localhost:8080', '127.0.0.1', 'broker.localhost', 'studio.tarnbrook.example']) {
    expect((await pageAt(host)).body).not.toContain('Nothing is published here')
  }
})

test('a script of an earlier build is not there, whatever else the studio answers', async () => {
  const { app } = await startTestApp()
  const script = await app.inject({ url: '/assets/home-00000000.js', headers: { host: 'localhost' } })
  expect([404, 503]).toContain(script.statusCode)
  expect(script.headers['content-type']).toContain('text/plain')
})
