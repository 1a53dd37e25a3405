import { channelLink } from '@coverwright/domain/sell/channel/channel-link'
import { expect, test } from 'vitest'
import { answersOf, aSite, cards, useCard } from '../../../../test/buyers.ts'
import { aChannel, aMerchant } from '../../../../test/channel-builders.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const site = await aSite(app, company)

const terms = { commissionMethod: 'percentage', ratioValue: '10', promoCode: '' } as const

async function aConnected(code: string) {
  const channel = await aChannel(company, { code })
  await company.client.channel.connectProduct({ id: channel.id, productId: site.productId, ...terms })
  return channel
}

/** Comes by the link, and answers the first page. */
async function comeBy(...codes: [string, string?]) {
  const visitor = aVisitor(app, site.host)
  const come = await visitor.get(channelLink('', ...codes))
  expect([come.statusCode, come.headers.location, come.headers['cache-control']]).toEqual([303, '/', 'no-store'])
  return visitor
}

async function originAfter(visitor: ReturnType<typeof aVisitor>) {
  await visitor.post('/', answersOf(app))
  const { rows } = await app.owner.query('select origin, channel_id from application order by id desc limit 1')
  expect(rows[0].channel_id).toBe(rows[0].origin.channelId ?? null)
  return rows[0].origin
}

test('who comes by a link is the channel’s, from the application to the books', async () => {
  const channel = await aConnected('HK 001/a')
  const merchant = await aMerchant(company, { channelId: channel.id, code: 'SHOP-12' })
  const visitor = await comeBy(channel.code, merchant.code)
  // The same bytes as everybody gets: the cookie makes no page anybody's own.
  expect((await visitor.get('/')).body).toBe((await aVisitor(app, site.host).get('/')).body)
  const origin = await originAfter(visitor)
  expect(origin).toEqual({ channelId: channel.id, merchant: 'SHOP-12' })
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  // What becomes of the channel later takes no sale from it.
  await company.client.channel.deactivateChannel({ id: channel.id })
  await useCard(app, String((await visitor.post('/check', { is_true: 'yes' })).headers.location), cards.pays)

  const { items } = await company.client.transaction.listTransactions({ channelId: channel.id })
  expect(items).toMatchObject([{ kind: 'sale', origin, channelName: channel.name }])
  const { rows } = await app.owner.query('select origin from policy where id = $1', [items[0]?.policyId])
  expect(rows).toEqual([{ origin }])
  await expect(company.client.channel.deleteChannel({ id: channel.id })).rejects.toMatchObject({
    status: 409,
    code: 'channel.has-sales',
  })
})

test('a link of a channel that does not sell the product leads to it all the same, and sends nobody', async () => {
  const unconnected = await aChannel(company, { code: 'far' })
  const deactivated = await aConnected('gone')
  await company.client.channel.deactivateChannel({ id: deactivated.id })
  const foreign = await aChannel(await app.aCompany(), { code: 'foreign' })
  for (const code of [unconnected.code, deactivated.code, foreign.code, 'made-up', '<script>'])
    expect(await originAfter(await comeBy(code)), code).toEqual({})
})

test('an unknown merchant leaves the channel; a cookie somebody wrote is looked up', async () => {
  const channel = await aConnected('looked-up')
  expect(await originAfter(await comeBy(channel.code, 'nobody'))).toEqual({ channelId: channel.id })
  const foreign = await aChannel(await app.aCompany())
  for (const written of [foreign.id, `${channel.id}x`, '"', `${foreign.id}/SHOP-12`]) {
    const visitor = aVisitor(app, site.host)
    visitor.cookies.set('journey_from', written)
    expect(await originAfter(visitor), written).toEqual({})
  }
})

test('a link opened after the first answer changes nothing', async () => {
  const [first, second] = [await aConnected('first'), await aConnected('second')]
  const visitor = await comeBy(first.code)
  const origin = await originAfter(visitor)
  await visitor.get(channelLink('', second.code))
  expect(await originAfter(visitor)).toEqual(origin)
})

test('a promo code that is typed counts where no link did, without script and within limits', async () => {
  const { channel } = company.client
  const [typed, linked] = [await aConnected('typed'), await aConnected('linked')]
  const plan = { plan: 'full', pay: 'yearly', go: 'next' }
  await channel.connectProduct({ id: typed.id, productId: site.productId, ...terms, promoCode: 'SPRING-26' })
  const originOf = async () =>
    (await app.owner.query('select origin from application order by id desc limit 1')).rows[0].origin

  const visitor = aVisitor(app, site.host)
  await visitor.post('/', answersOf(app))
  // A server looks once a second what stands at an address.
  await expect
    .poll(async () => (await visitor.get('/plan')).body, { timeout: 10_000 })
    .toContain('<form method="post" action="/_/code"')
  const form = await visitor.get('/_/code')
  expect(form.body).toContain('<form method="post" action="/_/code">')
  expect(form.body).not.toContain('<script')
  await visitor.post('/plan', plan)
  const said = async (code: string) => (await visitor.post('/_/code', { code })).headers.location
  // Unknown, of nobody here, and no code at all: one answer.
  for (const code of ['made-up', '<b>', '']) expect(await said(code)).toBe('/_/code?errors')
  expect((await visitor.get('/_/code?errors')).body).toContain('This code cannot be used for this insurance.')
  expect(await said(' spring-26 ')).toBe('/_/code?taken')
  expect(await originOf()).toEqual({ channelId: typed.id, code: 'SPRING-26' })
  // The price that was seen, and what was chosen, stay.
  expect((await visitor.get('/check')).statusCode).toBe(200)
  expect(await said('spring-26')).toBe('/_/code?taken')
  expect((await visitor.post('/_/code', { code: 'SPRING-26' })).statusCode).toBe(429)

  const sent = await comeBy(linked.code)
  await sent.post('/', answersOf(app))
  expect((await sent.post('/_/code', { code: 'SPRING-26' })).headers.location).toBe('/_/code?taken')
  expect(await originOf()).toEqual({ channelId: linked.id })
  await channel.deactivateChannel({ id: typed.id })
  expect((await sent.post('/_/code', { code: 'SPRING-26' })).headers.location).toBe('/_/code?errors')
})
