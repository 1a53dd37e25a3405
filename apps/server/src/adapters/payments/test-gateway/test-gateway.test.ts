import { hash } from 'node:crypto'
import { contrast } from '@coverwright/domain/base/colour/contrast'
import { expect, test } from 'vitest'
import { useCard } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const { gateway } = app
let number = 0

async function anOrder() {
  const order = {
    reference: `shop.${++number}`,
    mode: 'test',
    account: null,
    sessionId: null,
    amountMinor: 3371,
    currency: 'GBP',
    description: '<b>Cover</b>',
    merchant: 'Tarnbrook Pet',
    returnUrl: 'http://pet.localhost:8080/thank-you?a=1&b="2"',
    cancelUrl: 'http://pet.localhost:8080/check',
    isRepeated: false,
  } as const
  return { ...order, ...(await gateway.open(order)) }
}
const pageOf = (url: string) => app.app.inject(new URL(url).pathname)
const count = async (table: string, reference: string) =>
  (
    await app.owner.query(
      `select from test_gateway.${table} t join test_gateway.session s on s.id = t.session_id where s.reference = $1`,
      [reference],
    )
  ).rowCount

test('its page runs no script, sets no cookie, is kept nowhere and sends its forms nowhere else', async () => {
  const { headers, body } = await pageOf((await anOrder()).url)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' http://pet.localhost:8080")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
  expect(body).not.toMatch(/<script|<b>Cover/)
  expect(body).toContain('£33.71')
})

test('its page stands in the look of the shop, light whatever the device prefers, and can be read', async () => {
  for (const brand of ['#1F6B4F', '#ffe600', '#ffffff', '#000000']) {
    const order = { ...(await anOrder()), reference: `look.${brand}`, sessionId: null }
    const { url } = await gateway.open(order, { look: { brand, radius: 3 } })
    const { body, headers } = await pageOf(url)
    expect(body).toContain('<p class="shop">Tarnbrook Pet</p>')
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
    expect(style.lastIndexOf('color-scheme: light;')).toBeGreaterThan(style.lastIndexOf('prefers-color-scheme: dark'))
    const [, press = '', ink = ''] = /--press: (\S+); --on-press: (\S+) }\n\.shop/.exec(style) ?? []
    expect(press).toBe(brand)
    expect(contrast(press, ink)).toBeGreaterThanOrEqual(4.5)
    // The style is let through by its hash: another one would leave the page bare.
    expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', style, 'base64')}'`)
  }
})

test('its page comes filled with who pays, and the books forget them when it is over', async () => {
  const payer = {
    name: 'Jane "J" Smith',
    address: '1 High Street',
    city: 'Bristol',
    postcode: 'BS1 4ST',
    country: 'Wales',
  }
  const order = { ...(await anOrder()), reference: 'payer.1', sessionId: null }
  const { url } = await gateway.open(order, { look: { brand: '#1F6B4F', radius: 3 }, payer })
  const { body } = await pageOf(url)
  for (const value of ['Jane &#34;J&#34; Smith', '1 High Street', 'Bristol', 'BS1 4ST', 'Wales'])
    expect(body).toContain(`value="${value}"`)
  await useCard(app, url, '4242424242424242')
  const { rows } = await app.owner.query(`select state, payer from test_gateway.session where reference = 'payer.1'`)
  expect(rows).toEqual([{ state: 'paid', payer: null }])
})

test('the same reference is the same page, at whatever time it is opened', async () => {
  const { url, sessionId, ...order } = await anOrder()
  expect(await Promise.all(Array.from({ length: 10 }, () => gateway.open({ ...order, sessionId: null })))).toEqual(
    Array.from({ length: 10 }, () => ({ url, sessionId })),
  )
})

test('a page cannot be found by trying', async () => {
  const { url } = await anOrder()
  for (const guess of [
    url.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    url.split('.')[0] ?? '',
    'http://localhost/pay/x',
  ])
    expect((await pageOf(guess)).statusCode).toBe(404)
})

test('what is typed wrong is told at its field; the number and the code do not come back', async () => {
  const order = await anOrder()
  const { url } = order
  const answer = await app.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      name: 'Jo "x"',
      number: '5105105105105100',
      expiry: '01/20',
      code: '99',
      postcode: '',
    }).toString(),
  })
  expect(answer.statusCode).toBe(422)
  for (const told of [
    'Use one of the test cards',
    'Enter an expiry date to come',
    'Enter the 3 digits',
    'Enter the address',
    'Enter the city',
    'Enter the postcode',
    'Enter the country',
  ])
    expect(answer.body).toContain(told)
  expect(answer.body).not.toMatch(/5105|value="99"/)
  expect(await gateway.find(order)).toEqual({ kind: 'open' })
})

test('success leads back by itself after five seconds, and pays nothing again', async () => {
  const order = await anOrder()
  const { url, reference } = order
  for (let n = 0; n < 3; n++) await useCard(app, url, '4242424242424242')
  const { body } = await pageOf(url)
  expect(body).toContain('content="5;url=http://pet.localhost:8080/thank-you')
  expect(await count('charge', reference)).toBe(1)
  expect(await gateway.close(order)).toMatchObject({ kind: 'paid', amountMinor: 3371, cardLast4: '4242' })
})

test('what was closed, or stood open too long, cannot be paid', async () => {
  const [closed, old] = [await anOrder(), await anOrder()]
  expect(await gateway.close(closed)).toEqual({ kind: 'closed' })
  await app.owner.query(
    `update test_gateway.session set opened_at = now() - interval '61 minutes' where reference = $1`,
    [old.reference],
  )
  for (const order of [closed, old]) {
    const { url, reference } = order
    await useCard(app, url, '4242424242424242')
    expect(await gateway.find(order)).toEqual({ kind: 'closed' })
    expect(await count('charge', reference)).toBe(0)
  }
})

test('what it has not heard of yet may still come, unless it was closed before', async () => {
  const order = { ...(await anOrder()), reference: 'shop.unheard-of' }
  expect(await gateway.find(order)).toEqual({ kind: 'open' })
  expect(await gateway.close(order)).toEqual({ kind: 'closed' })
  await useCard(app, (await gateway.open(order)).url, '4242424242424242')
  expect(await gateway.find(order)).toEqual({ kind: 'closed' })
  expect(await count('charge', order.reference)).toBe(0)
})

test('a late answer is there when it is asked for, also when the server that waited is gone', async () => {
  const order = await anOrder()
  const { reference } = order
  await app.owner.query(
    `update test_gateway.session set state = 'pending', card_last4 = '1000', settles_at = now() - interval '1 second' where reference = $1`,
    [reference],
  )
  expect(await Promise.all(Array.from({ length: 10 }, () => gateway.find(order)))).toEqual(
    Array.from({ length: 10 }, () => expect.objectContaining({ kind: 'paid' })),
  )
  expect(await count('charge', reference)).toBe(1)
})

test('money goes back once', async () => {
  const order = await anOrder()
  const { url, reference } = order
  const all = { reference: `refund.${reference}`, amountMinor: null }
  await gateway.refund(order, all)
  expect(await count('refund', reference)).toBe(0)
  await useCard(app, url, '4242424242424242')
  await Promise.all(Array.from({ length: 5 }, () => gateway.refund(order, all)))
  expect(await count('refund', reference)).toBe(1)
})

test('a card is kept without paying anything, and charged later', async () => {
  const keeping = { ...(await anOrder()), reference: `shop.card.${++number}`, amountMinor: 0 }
  const { url } = await gateway.keepCard(keeping)
  expect((await pageOf(url)).body).toContain('Keep this card')
  expect(await gateway.findCard(keeping)).toBeUndefined()
  await useCard(app, url, '4242424242424242')
  expect(await count('charge', keeping.reference)).toBe(0)
  const card = await gateway.findCard(keeping)
  if (!card) throw new Error('No card was kept')
  expect(card.last4).toBe('4242')
  const later = { ...keeping, reference: `shop.later.${number}`, amountMinor: 900 }
  for (let n = 0; n < 2; n++)
    expect(await gateway.charge(later, card)).toMatchObject({ outcome: { kind: 'paid', amountMinor: 900 } })
  expect(await count('charge', later.reference)).toBe(1)
})

test('no company’s transaction reaches the books, and the books name no company', async () => {
  for (const role of ['app', 'door', 'worker']) {
    await app.owner.query(`begin; set local role ${role}`)
    await expect(app.owner.query('select from test_gateway.session')).rejects.toThrow('permission denied')
    await app.owner.query('rollback')
  }
  const { rows } = await app.owner.query(
    `select column_name from information_schema.columns where table_schema = 'test_gateway' and column_name ~ 'company|member|email|number'`,
  )
  expect(rows).toEqual([])
})
