import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aSite } from '../../../../test/buyers.ts'
import { aChannel } from '../../../../test/channel-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('a channel sells a product on its terms, and the terms can be changed', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { productId, host } = await aSite(app, company)
  const { id } = await aChannel(company)
  const connection = await client.channel.connectProduct({
    id,
    productId,
    commissionMethod: 'percentage',
    ratioValue: '12.50',
    promoCode: ' harbour ',
  })
  expect(connection).toMatchObject({
    commissionMethod: 'percentage',
    ratioValue: '12.5',
    promoCode: 'HARBOUR',
    currency: 'GBP',
    places: expect.arrayContaining([{ host, mode: 'live' }]),
  })
  const changed = { id, productId, commissionMethod: 'fixed', ratioValue: '100', promoCode: '' } as const
  await client.channel.connectProduct(changed)
  expect(await client.channel.listConnections({ id })).toMatchObject([
    { productId, commissionMethod: 'fixed', ratioValue: '100', promoCode: '' },
  ])
  await client.channel.disconnectProduct({ id, productId })
  expect(await client.channel.listConnections({ id })).toEqual([])
})

test.each([
  ['percentage', '99.01', { ratioValue: 'Enter a percentage from 0 to 99' }],
  ['percentage', '-1', { ratioValue: 'Enter a number such as 12 or 12.5' }],
  ['fixed', '1.234', { ratioValue: 'Enter a number such as 12 or 12.5' }],
  ['fixed', '', { ratioValue: 'The field is required' }],
] as const)('commission by %s of %s is refused in words', async (commissionMethod, ratioValue, fields) => {
  const company = await app.aCompany()
  const { id: productId } = await aProduct(app, company)
  const { id } = await aChannel(company)
  const form = { id, productId, commissionMethod, ratioValue, promoCode: '' }
  await expect(company.client.channel.connectProduct(form)).rejects.toMatchObject({ code: 'invalid', fields })
})

test('one channel has a promo code of a product; of another product it may be another’s', async () => {
  const company = await app.aCompany()
  const { channel } = company.client
  const [first, second] = [await aChannel(company), await aChannel(company)]
  const [cats, dogs] = [await aProduct(app, company), await aProduct(app, company)]
  const terms = { commissionMethod: 'percentage', ratioValue: '10', promoCode: 'SPRING' } as const
  await channel.connectProduct({ id: first.id, productId: cats.id, ...terms })
  await expect(channel.connectProduct({ id: second.id, productId: cats.id, ...terms })).rejects.toMatchObject({
    code: 'channel.promo-code-taken',
    fields: { promoCode: expect.any(String) },
  })
  await channel.connectProduct({ id: second.id, productId: dogs.id, ...terms })
  // None at all is nobody's.
  for (const { id } of [first, second])
    await channel.connectProduct({ id, productId: cats.id, ...terms, promoCode: '' })
})
