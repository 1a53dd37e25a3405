import { expect, test } from 'vitest'
import { cards, pay, recordsOf, useCard } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { changeOf, vouchersIn } from '../../../../test/vouchers.ts'

const app = await startTestApp()
const { aShop, aHolder } = vouchersIn(app)

test('what a colleague saved since is not overwritten unseen', async () => {
  const { company, voucher } = await aShop()
  const change = changeOf(voucher)
  expect(await company.client.voucher.updateVoucher({ ...change, quota: 7 })).toMatchObject({ quota: 7, revision: 2 })
  await expect(company.client.voucher.updateVoucher(change)).rejects.toMatchObject({
    code: 'voucher.changed-meanwhile',
  })
})

test('policy, customer and export say what the voucher paid', async () => {
  const shop = await aShop({ value: '20' })
  await useCard(app, (await pay(app, await aHolder(shop))).url, cards.pays)
  const voucher = { voucherId: shop.voucher.id, code: shop.voucher.promoCode, paidMinor: 2000 }
  const { client, companyId } = shop.company
  const [policy] = (await recordsOf(app, companyId)).policies
  const shown = await client.policy.getPolicy({ id: String(policy?.id) })
  expect(shown.payments).toMatchObject([{ voucher }])
  const id = shown.customerId ?? ''
  expect((await client.customer.getCustomer({ id })).payments).toMatchObject([{ voucher }])
  expect(await client.customer.exportCustomer({ id })).toMatchObject({ payments: [{ voucher }] })
})
