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

test('what another server counted counts here too', async () => {
  const { visitor, owner } = await startTestApp({ ADDRESS_LIMIT: '40' })
  await visitor.login.getDomainType({})
  await owner.query('select pg_notify($1, $2)', [
    'sums',
    JSON.stringify({ from: 'other', sums: [['a 127.0.0.1', 60]] }),
  ])
  await expect.poll(() => visitor.login.getDomainType({}).catch(({ status }) => status)).toBe(429)
})

test('pages are limited too, but not for whoever watches the server', async () => {
  const { app } = await startTestApp({ PAGE_LIMIT: '5' })
  for (let n = 0; n < 5; n++) expect((await app.inject('/docs')).statusCode).toBe(200)
  const refused = await app.inject('/docs')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  // Whoever comes from elsewhere is served.
  expect((await app.inject({ url: '/docs', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
})

test('the documentation, which is large, is not for asking again and again', async () => {
  const { app } = await startTestApp()
  const statusOf = async () => (await app.inject('/docs')).statusCode
  for (let n = 0; n < 60; n++) expect(await statusOf()).toBe(200)
  expect(await statusOf()).toBe(429)
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('addresses of one IPv6 network are one caller', async () => {
  const { app } = await startTestApp({ PAGE_LIMIT: '3' })
  const statusFor = async (remoteAddress: string) => (await app.inject({ url: '/docs', remoteAddress })).statusCode
  for (const last of ['1', '2', 'ffff:1']) expect(await statusFor(`2001:db8:0:7::${last}`)).toBe(200)
  expect(await statusFor('2001:db8::7:1:2:3:4')).toBe(429)
  expect(await statusFor('2001:db8:0:8::1')).toBe(200)
})

test('whoever guesses names of sites is soon not looked up any more', async () => {
  const { app } = await startTestApp()
  const ask = (n: number) => app.inject({ url: '/', headers: { host: `guess-${n}.localhost` } })
  const answers = await Promise.all(Array.from({ length: 300 }, (_each, n) => ask(n)))
  const last = await ask(301)
  expect(last.statusCode).toBe(429)
  expect(answers.filter(({ statusCode }) => statusCode === 404).length).toBeGreaterThan(100)
})

test.each(['/', '/v1/login/getUserData', '/readyz', '/metrics', '/.well-known/acme-challenge/token'])(
  'no path of a shop is without its limits: %s',
  async (url) => {
    const { app } = await startTestApp({ PUBLIC_URL: 'https://studio.tarnbrook.example' })
    const ask = (n: number) => app.inject({ url, headers: { host: `guess-${n}.example` } })
    for (let n = 0; n < 120; n++) expect((await ask(n)).statusCode).toBe(404)
    expect((await ask(121)).statusCode).toBe(429)
    expect((await app.inject({ url: '/readyz', headers: { host: 'studio.tarnbrook.example' } })).statusCode).toBe(200)
  },
)

test('the documentation is made once, sent small, and not again to who has it', async () => {
  const { app } = await startTestApp()
  for (const url of ['/docs', '/v1/openapi.json']) {
    const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(first.headers['content-encoding']).toBe('br')
    const whole = await app.inject(url)
    expect(first.rawPayload.length).toBeLessThan(whole.rawPayload.length / 8)
    const again = await app.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } })
    expect(again.statusCode).toBe(304)
  }
})

test('every answer says how it is to be treated', async () => {
  const { app, aCompany } = await startTestApp({ TRUST_PROXY: '1', PUBLIC_URL: 'https://studio.tarnbrook.example' })
  const { headersOf } = await aCompany()
  const path = '/v1/login/getUserData'
  const call = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { ...headersOf({ method: 'POST', path }), ...headers },
      payload: {},
    })
  for (const answer of [await call({}), await call({ authorization: 'forged' })]) {
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  }
  expect((await call({ 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toBe('max-age=31536000')
  const shop = await app.inject({ url: '/', headers: { host: 'pets.example', 'x-forwarded-proto': 'https' } })
  expect(shop.headers['strict-transport-security']).toBe('max-age=31536000')
})

test('what a proxy says of the host never leads from the studio to a shop or back', async () => {
  const { app } = await startTestApp({ TRUST_PROXY: '1' })
  const shown = async (host: string, forwarded: string) =>
    (await app.inject({ url: '/', headers: { host, 'x-forwarded-host': forwarded } })).body
  expect(await shown('localhost', 'evil.example')).not.toContain('Nothing is published here')
  expect(await shown('evil.example', 'localhost')).toContain('Nothing is published here')
})

test.each([
  { trust: 'off', forwarded: '192.0.2.7', counted: '127.0.0.1' },
  { trust: '1', forwarded: '198.51.100.1, 192.0.2.7', counted: '192.0.2.7' },
  { trust: '2', forwarded: '198.51.100.1, 192.0.2.7', counted: '198.51.100.1' },
  { trust: '127.0.0.0/8', forwarded: '198.51.100.1, 192.0.2.7', counted: '192.0.2.7' },
  { trust: '10.0.0.1', forwarded: '192.0.2.7', counted: '127.0.0.1' },
])('with TRUST_PROXY=$trust a caller is $counted', async ({ trust, forwarded, counted }) => {
  const { app } = await startTestApp({ TRUST_PROXY: trust, PAGE_LIMIT: '1' })
  const statusFor = async (header: string) =>
    (await app.inject({ url: '/docs', headers: header ? { 'x-forwarded-for': header } : {} })).statusCode
  expect(await statusFor(forwarded)).toBe(200)
  // The same caller once more, however it is reached.
  const direct = counted === '127.0.0.1' ? '' : trust === '2' ? `${counted}, 203.0.113.9` : counted
  expect(await statusFor(direct)).toBe(429)
})

test.each(['everybody', '10.0.0.0/64', '10.0.0.1, x'])('TRUST_PROXY=%s is refused at the start', async (trust) => {
  await expect(startTestApp({ TRUST_PROXY: trust })).rejects.toThrow('neither an address nor a range')
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
