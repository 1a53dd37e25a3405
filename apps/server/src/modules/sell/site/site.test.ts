import { hash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { describe, expect, test } from 'vitest'
import { aRelease } from '../../../../test/builders.ts'
import { answersOf, aSite, letIn, recordsOf } from '../../../../test/buyers.ts'
import { anUpload } from '../../../../test/company-builders.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { tinyPng } from '../../../../test/tiny-png.ts'

const app = await startTestApp()
const company = await app.aCompany()
const site = await aSite(app, company)
const visitor = () => aVisitor(app, site.host)

describe('a page as nobody has answered it', () => {
  test('is sent compressed, and not twice', async () => {
    const plain = await visitor().get('/')
    const br = await visitor().get('/', { 'accept-encoding': 'gzip, br' })
    const gzip = await visitor().get('/', { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect((await visitor().get('/', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
    expect(plain.headers['cache-control']).toBe('no-cache')
    expect(plain.cookies).toEqual([])
  })

  test('loads nothing from elsewhere and runs no inline script', async () => {
    const { body, headers } = await visitor().get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).not.toContain('unsafe')
    const [, style = ''] = /<style>([^<]+)<\/style>/.exec(body) ?? []
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', style, 'base64')}';`)
    // The site is set in the device's own font: the rules of all others are nothing to those who come.
    expect(style).not.toContain('@font-face')
    expect(body.match(/(?:src|href)="(?!\/|#|http:\/\/site-)[^"]*"/g)).toBeNull()
    expect(body).not.toMatch(/ style=| on\w+=/)
    const files = [...body.matchAll(/(?:src|href)="(\/_\/a\/[^"]*)"/g)].map(([, path]) => path ?? '')
    expect(files).toHaveLength(1)
    for (const path of files) {
      const file = await visitor().get(path)
      expect(file.statusCode).toBe(200)
      expect(file.headers['cache-control']).toContain('immutable')
    }
  })
})

test('a site’s host shows nothing of the studio, nor the studio’s host a site', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/docs', '/v1/openapi.json', '/log-in', '/pay/x', '/v1/x/y']) {
    const answer = await visitor().get(path)
    expect(answer.statusCode, path).toBe(404)
    expect(answer.body, path).toContain('<h1>Page not found</h1>')
  }
  expect((await visitor().post('/v1/sign/getPublicKey', {})).statusCode).toBe(404)
  expect((await app.app.inject({ url: '/_/quote', method: 'POST' })).body).not.toContain('location')
  expect((await aVisitor(app, 'nobody.example').get('/')).body).toContain('Nothing is published here')
})

describe('a form from elsewhere', () => {
  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('%j is refused, and nothing is kept', async (headers) => {
    const before = await app.owner.query('select count(*) from application')
    for (const path of ['/', '/plan', '/_/quote', '/_/ended'])
      expect((await visitor().post(path, answersOf(app), headers as Record<string, string>)).statusCode).toBe(403)
    expect((await app.owner.query('select count(*) from application')).rows).toEqual(before.rows)
  })

  test('of another type or size is refused', async () => {
    const typed = { 'content-type': 'application/json' }
    expect((await visitor().post('/', {}, typed)).statusCode).toBe(415)
    expect((await visitor().post('/', { full_name: 'x'.repeat(200_000) })).statusCode).toBe(413)
  })
})

test('only declared fields are kept', async () => {
  const buyer = visitor()
  await buyer.post('/', { ...answersOf(app), price: '1', companyId: 'x', state: 'issued', __proto__: 'x' })
  const { rows } = await app.owner.query('select answers, state from application order by id desc limit 1')
  expect(Object.keys(rows[0].answers).toSorted()).toEqual(Object.keys(answersOf(app)).toSorted())
  expect(rows[0].state).toBe('open')
  expect(await recordsOf(app, company.companyId)).toMatchObject({ policies: [] })
})

const payloads = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '{{full_name}}{{constructor}}',
  '<!--<script>',
  '\u2028alert(1)',
  'javascript:alert(1)',
]

test.each(payloads)('an answer is never markup: %s', async (payload) => {
  const buyer = visitor()
  await buyer.post('/', answersOf(app, { full_name: payload }))
  await buyer.post('/plan', { plan: 'full', pay: 'yearly' })
  for (const path of ['/', '/plan', '/check']) {
    const { body } = await buyer.get(path)
    expect(body.match(/<script/g)).toHaveLength(2)
    expect(body).not.toContain('<img src=x')
    const data = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    expect(JSON.parse(data).view.answers.full_name).toBe(payload.trim())
  }
})

describe('for machines', () => {
  test('a live site is found by its first page', async () => {
    const robots = await visitor().get('/robots.txt')
    expect(robots.body).toBe(
      `User-agent: *\nAllow: /_/a/\nDisallow: /_/\nSitemap: http://${site.host}:8080/sitemap.xml\n`,
    )
    const sitemap = await visitor().get('/sitemap.xml')
    expect(sitemap.body.match(/<loc>.*<\/loc>/g)).toEqual([`<loc>http://${site.host}:8080/</loc>`])
    const page = await visitor().get('/')
    expect(page.body).toContain('<meta property="og:title" content="Sample">')
    expect(page.body).not.toContain('noindex')
    expect((await visitor().get('/_/documents/ipid')).body).toContain('noindex')
  })

  test('a forged port poisons no link', async () => {
    const forged = await aVisitor(app, `${site.host}:6666`).get('/')
    expect(forged.statusCode).toBe(200)
    expect(forged.body).not.toContain('6666')
    expect((await visitor().get('/')).body).not.toContain('6666')
    const shouted = await aVisitor(app, site.host.toUpperCase()).get('/')
    expect(shouted.body).toBe(forged.body)
  })

  test('a site in test mode is marked, and kept from search engines', async () => {
    const staging = await aSite(app, company, { stage: 'staging' })
    const tester = aVisitor(app, staging.host)
    expect((await tester.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    await letIn(company, tester, staging)
    const page = await tester.get('/')
    expect(page.body).toContain('Test mode: no cover is sold here and no money is taken')
    expect(page.body).toContain('noindex')
    await tester.post('/', answersOf(app))
    expect((await tester.get('/plan')).body).toContain('Test mode')
  })
})

test('documents are pages', async () => {
  const page = await visitor().get('/_/documents/booklet')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Your cover')
  expect((await visitor().get('/_/documents/constructor')).statusCode).toBe(404)
})

test('too many posts from one address are slowed down, in words', async () => {
  const limit = 40
  const slow = await startTestApp({ ADDRESS_LIMIT: `${limit}` })
  const { host } = await aSite(slow, await slow.aCompany())
  const many = aVisitor(slow, host)
  for (let n = 0; n < limit; n++) expect((await many.post('/nowhere', {})).statusCode).toBe(404)
  const refused = await many.post('/', answersOf(slow))
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('Too many requests')
  // Reading goes on.
  expect((await many.get('/')).statusCode).toBe(200)
})

const iconOf = async (host: string) => {
  const page = (await aVisitor(app, host).get('/')).body
  const [, path = ''] = /<link rel="icon" href="([^"]+)">/.exec(page) ?? []
  return { path, icon: await aVisitor(app, host).get(path), usual: await aVisitor(app, host).get('/favicon.ico') }
}

describe('the icon of a site', () => {
  test('is made of colour and initial where nobody chose one', async () => {
    const owner = await app.aCompany()
    const { host, productId } = await aSite(app, owner)
    const { icon } = await iconOf(host)
    expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    const { name } = await owner.client.product.getProduct({ id: productId })
    expect(icon.body).toContain(`fill="${sampleShell.theme.brand}"`)
    expect(icon.body).toContain(`>${name.slice(0, 1).toUpperCase()}</text>`)
    expect(icon.headers['content-security-policy']).toContain('sandbox')
  })

  test('is the company’s where it has one, and from then on', async () => {
    const owner = await app.aCompany()
    const { host } = await aSite(app, owner)
    const { id } = await anUpload(owner, 'favicon')
    await owner.client.company.saveFavicon({ id })
    const { icon } = await iconOf(host)
    expect(icon.headers['content-type']).toBe('image/png')
    expect(icon.rawPayload).toEqual(Buffer.from(tinyPng))
  })

  test('is the product’s before any other', async () => {
    const owner = await app.aCompany()
    const favicon = '/_/a/pictures/paw.svg'
    const { productId } = await aSite(app, owner)
    const { shellRevision: revision } = await owner.client.product.getProduct({ id: productId })
    await owner.client.product.updateShell({ id: productId, revision, shell: { ...sampleShell, favicon } })
    const host = (await aRelease(owner, productId)).host ?? ''
    const { path, usual } = await iconOf(host)
    expect([path, usual.headers.location]).toEqual([favicon, favicon])
  })
})
