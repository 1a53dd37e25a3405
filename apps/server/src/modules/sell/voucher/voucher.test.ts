import { expect, test } from 'vitest'
import { aBuyer, aSite, asBuyer, cards, pay, recordsOf, returnUrl, useCard } from '../../../../test/buyers.ts'
import { aChannel, aVoucher } from '../../../../test/channel-builders.ts'
import { runNow } from '../../../../test/run-now.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { changeOf, vouchersIn } from '../../../../test/vouchers.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { acceptDeclarations, takePromoCode } from '../application/index.ts'
import { paymentJobs } from '../payment/index.ts'
import { promotionJobs } from '../promotion/index.ts'
import { csvOfCodes } from '../promotion-code/index.ts'
import { priceApplication } from '../quote/index.ts'
import { voucherJobs, voucherSweeps } from './renew-voucher.ts'

const app = await startTestApp()
await startWorker(app.serverUrl, [...paymentJobs(app.ports), ...promotionJobs, ...voucherJobs], {
  now: () => app.clock.now(),
})

const { aShop, aHolder, countsOf, codesOf, cancelled } = vouchersIn(app)

test('a voucher pays, the card pays the rest; premium, tax and books stay what they are', async () => {
  const shop = await aShop({ value: '20' })
  const holder = await aHolder(shop)
  expect(holder.quote.premium).toEqual(holder.before.premium)
  const grossMinor = holder.quote.premium?.grossMinor ?? 0
  const { url } = await pay(app, holder)
  expect(await countsOf(shop.company)).toEqual([{ used: 0, reserved: 1, status: 'activated' }])
  await useCard(app, url, cards.pays)
  const { policies, payments, charges } = await recordsOf(app, shop.company.companyId)
  const voucher = { voucherId: shop.voucher.id, code: shop.voucher.promoCode, paidMinor: 2000 }
  expect(policies).toMatchObject([{ gross_minor: String(grossMinor), voucher }])
  expect(payments).toMatchObject([{ state: 'paid', amount_minor: String(grossMinor - 2000), voucher }])
  expect(charges).toMatchObject([{ amount_minor: String(grossMinor - 2000) }])
  const { items } = await shop.company.client.transaction.listTransactions({})
  expect(items).toMatchObject([{ grossMinor, taxMinor: holder.quote.premium?.taxMinor, voucher }])
  expect(await countsOf(shop.company)).toEqual([{ used: 1, reserved: 0, status: 'activated' }])
})

test('what a voucher pays in full asks for no card', async () => {
  const shop = await aShop({ value: '5000', quota: 1 })
  const holder = await aHolder(shop)
  expect((await pay(app, holder)).url).toBe(returnUrl)
  await settled(shop.company)
  const { policies, payments, charges, sessions } = await recordsOf(app, shop.company.companyId)
  expect(policies).toMatchObject([{ voucher: { paidMinor: holder.quote.premium?.grossMinor } }])
  expect(payments).toMatchObject([{ state: 'paid', amount_minor: '0', card_last4: '' }])
  expect([charges, sessions]).toEqual([[], []])
  expect(await countsOf(shop.company)).toEqual([{ used: 1, reserved: 0, status: 'run-out' }])
  // Cancelled in time, it can pay once more; nothing goes to a card.
  expect(await cancelled(shop, String(policies[0]?.id))).toBe(0)
  expect((await recordsOf(app, shop.company.companyId)).payments).toMatchObject([{ state: 'refunded' }])
  expect(await countsOf(shop.company)).toEqual([{ used: 0, reserved: 0, status: 'activated' }])
})

/** The buyer never comes back from paying: the job looks. */
async function settled({ companyId }: TestCompany) {
  const minutes = app.clock.now
  app.clock.now = () => new Date(Date.now() + 5 * 60_000)
  await app.owner.query(`update pgboss.job set start_after = now() where name = 'payment.reconcile'`)
  await expect.poll(async () => (await recordsOf(app, companyId)).policies.length, { timeout: 20_000 }).toBe(1)
  app.clock.now = minutes
}

test('cancelled, the card gets what it paid and the voucher what it paid; three ledgers agree', async () => {
  const shop = await aShop({ value: '20', quota: 1 })
  const holder = await aHolder(shop)
  await useCard(app, (await pay(app, holder)).url, cards.pays)
  const cardMinor = (holder.quote.premium?.grossMinor ?? 0) - 2000
  const [policy] = (await recordsOf(app, shop.company.companyId)).policies
  expect(await cancelled(shop, String(policy?.id))).toBe(cardMinor)
  await expect
    .poll(async () => (await recordsOf(app, shop.company.companyId)).refunds.length, { timeout: 20_000 })
    .toBe(1)
  const { payments, charges, refunds } = await recordsOf(app, shop.company.companyId)
  expect(payments).toMatchObject([{ paid_minor: String(cardMinor) }])
  expect([charges[0]?.amount_minor, refunds[0]?.amount_minor]).toEqual([String(cardMinor), String(cardMinor)])
  const { rows } = await app.owner.query(
    'select sum(gross_minor)::int as booked from transaction where company_id = $1',
    [shop.company.companyId],
  )
  expect(rows).toEqual([{ booked: 0 }])
  expect(await countsOf(shop.company)).toEqual([{ used: 0, reserved: 0, status: 'activated' }])
  // Said again by a slow server, nothing is returned twice.
  await expect(cancelled(shop, String(policy?.id))).rejects.toMatchObject({ code: 'policy.not-in-force' })
})

test('of many who pay at once as many get one as there are, and the others pay nothing', async () => {
  const shop = await aShop({ quota: 3, value: '20' })
  const holders = await Promise.all(
    Array.from({ length: 9 }, (_, n) => aHolder(shop, { answers: { email: `b${n}@example.org` } })),
  )
  const begun = await Promise.allSettled(holders.map((holder) => pay(app, holder)))
  const urls = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value.url] : []))
  expect(urls).toHaveLength(3)
  const refusals = begun.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
  expect(refusals).toEqual(Array.from({ length: 6 }, () => 'application.voucher-ended'))
  // What one bank refuses is free for the next.
  await useCard(app, urls[0] ?? '', cards.declines)
  await Promise.all(urls.slice(1).map((url) => useCard(app, url, cards.pays)))
  expect(await countsOf(shop.company)).toEqual([{ used: 2, reserved: 0, status: 'activated' }])
  const { rows } = await app.owner.query(
    `select count(*)::int from application where company_id = $1 and state = 'open' and voucher is null`,
    [shop.company.companyId],
  )
  expect(rows[0].count).toBe(6)
})

test('instalments are refused with their reason, when the code is typed and when it is paid', async () => {
  const shop = await aShop()
  const monthly = await aBuyer(app, shop.site, { pay: 'monthly' })
  const typing = asBuyer(app, shop.site, (journey) => takePromoCode(journey, monthly.token, shop.voucher.promoCode))
  await expect(typing).rejects.toMatchObject({ code: 'application.voucher-monthly' })
  const holder = await aHolder(shop)
  await asBuyer(app, shop.site, async (journey) => {
    await priceApplication(journey, holder.token, { pay: 'monthly' })
    await acceptDeclarations(journey, holder.token, ['is_true'])
  })
  await expect(pay(app, holder)).rejects.toMatchObject({ code: 'application.voucher-monthly' })
  expect(await countsOf(shop.company)).toMatchObject([{ used: 0, reserved: 0 }])
})

test('typed after going to pay, what the card was asked for is closed, and less is asked', async () => {
  const shop = await aShop({ value: '20' })
  const buyer = await aBuyer(app, shop.site)
  const before = await pay(app, buyer)
  await asBuyer(app, shop.site, async (journey) => {
    await takePromoCode(journey, buyer.token, shop.voucher.promoCode)
    await priceApplication(journey, buyer.token, {})
    await acceptDeclarations(journey, buyer.token, ['is_true'])
  })
  const after = await pay(app, buyer)
  expect(after.url).not.toBe(before.url)
  await useCard(app, after.url, cards.pays)
  const { payments, charges } = await recordsOf(app, shop.company.companyId)
  expect(payments.map(({ state }) => state)).toEqual(['closed', 'paid'])
  expect(charges).toMatchObject([{ amount_minor: String((buyer.quote.premium?.grossMinor ?? 0) - 2000) }])
})

test('a code of one’s own pays once, is free again when given up, and nobody guesses one', async () => {
  const shop = await aShop({ mode: 'unique', quota: 3, value: '20' })
  await expect.poll(async () => (await codesOf(shop)).length, { timeout: 20_000 }).toBe(3)
  const [first, second] = await codesOf(shop)
  expect(first?.code).toMatch(/^E-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  const code = first?.code ?? ''
  const [one, other] = [await aHolder(shop, { code }), await aHolder(shop, { code })]
  const { url } = await pay(app, one)
  await expect(pay(app, other)).rejects.toMatchObject({ code: 'application.voucher-ended' })
  await useCard(app, url, cards.declines)
  expect((await codesOf(shop)).map(({ state }) => state)).toEqual(['free', 'free', 'free'])
  const again = await aHolder(shop, { code, answers: { email: 'again@example.org' } })
  await useCard(app, (await pay(app, again)).url, cards.pays)
  expect((await codesOf(shop)).find((each) => each.code === code)?.state).toBe('used')
  const late = await aBuyer(app, shop.site)
  const typed = (text: string) => asBuyer(app, shop.site, (journey) => takePromoCode(journey, late.token, text))
  expect([await typed(code), await typed('E-AAAAA-AAAAA'), await typed(second?.code ?? '')]).toEqual([
    false,
    false,
    true,
  ])
  const { client } = shop.company
  const search = code.slice(0, 6).toLowerCase()
  expect((await client.promotionCode.listCodes({ voucherId: shop.voucher.id, search })).items).toMatchObject([{ code }])
  const { text, isCut } = await client.voucher.downloadCodes({ id: shop.voucher.id })
  expect([text.trim().split('\r\n').length, text.includes(code), isCut]).toEqual([3, false, false])
  const cut = await asBuyer(app, shop.site, async ({ tx, audit }) => {
    await audit(shop.voucher.id)
    return csvOfCodes(tx, shop.voucher.id, 'Codes', 1)
  })
  expect(cut).toMatchObject({ isCut: true, count: 1 })
  const foreign = await app.aCompany()
  await expect(foreign.client.promotionCode.listCodes({ voucherId: shop.voucher.id })).rejects.toMatchObject({
    code: 'voucher.not-found',
  })
})

test('over, it runs again as long and as often, and what was used before takes nothing from it', async () => {
  const shop = await aShop({ quota: 1, value: '20', isAutoRenewed: true, mode: 'unique' })
  await expect.poll(async () => (await codesOf(shop)).length, { timeout: 20_000 }).toBe(1)
  const code = (await codesOf(shop))[0]?.code ?? ''
  await useCard(app, (await pay(app, await aHolder(shop, { code }))).url, cards.pays)
  expect(await countsOf(shop.company)).toMatchObject([{ used: 1, status: 'run-out' }])
  const ended = `update voucher set starts_at = now() - interval '31 days', ends_at = now() - interval '1 day' where id = $1`
  await app.owner.query(ended, [shop.voucher.id])
  expect(await countsOf(shop.company)).toMatchObject([{ status: 'expired' }])
  await app.owner.query('update voucher set renew_at = ends_at where id = $1', [shop.voucher.id])
  await runNow(app, voucherSweeps(waysIn(app.pool, 'job')))
  await expect.poll(() => countsOf(shop.company), { timeout: 20_000 }).toMatchObject([{ used: 0, status: 'activated' }])
  await expect.poll(async () => (await codesOf(shop)).length, { timeout: 20_000 }).toBe(2)
  expect((await codesOf(shop)).map(({ state }) => state).toSorted()).toEqual(['free', 'used'])
  // A dialog that was open all the time would set the period back.
  await expect(shop.company.client.voucher.updateVoucher(changeOf(shop.voucher))).rejects.toMatchObject({
    code: 'voucher.changed-meanwhile',
  })
  const [policy] = (await recordsOf(app, shop.company.companyId)).policies
  await cancelled(shop, String(policy?.id))
  expect(await countsOf(shop.company)).toMatchObject([{ used: 0, reserved: 0 }])
})

test('switched off it pays for nobody who has not begun to pay; the mode stays, and the quota above what is used', async () => {
  const shop = await aShop({ value: '20', quota: 5 })
  const [paying, looking] = [await aHolder(shop), await aHolder(shop, { answers: { email: 'late@example.org' } })]
  const { url } = await pay(app, paying)
  const { client } = shop.company
  const { id, state, status, used, reserved, createdAt, channelName, timeZone, ...form } = shop.voucher
  await client.voucher.deactivateVoucher({ id })
  await expect(pay(app, looking)).rejects.toMatchObject({ code: 'application.voucher-ended' })
  expect((await pay(app, paying)).url).toBe(url)
  await useCard(app, url, cards.pays)
  expect(await countsOf(shop.company)).toMatchObject([{ used: 1, reserved: 0, status: 'deactivated' }])
  const change = (over: object) => client.voucher.updateVoucher({ id, ...form, ...over })
  await expect(change({ mode: 'unique', promoCode: '' })).rejects.toMatchObject({ code: 'voucher.mode-fixed' })
  await expect(aVoucher(shop.company, { promoCode: form.promoCode })).rejects.toMatchObject({
    code: 'voucher.code-taken',
  })
  expect(await change({ quota: 1 })).toMatchObject({ quota: 1, used: 1 })
})

test('worth less than when its code was typed, it is refused: no card pays more than its owner was told', async () => {
  const shop = await aShop({ value: '50' })
  const holder = await aHolder(shop)
  const { id, state, status, used, reserved, createdAt, channelName, timeZone, ...form } = shop.voucher
  await shop.company.client.voucher.updateVoucher({ id, ...form, value: '5' })
  await expect(pay(app, holder)).rejects.toMatchObject({ code: 'application.voucher-ended' })
  expect((await recordsOf(app, shop.company.companyId)).payments).toEqual([])
})

test('the sale counts for whoever hands the voucher out, where no link did and they sell the product', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const channel = await aChannel(company)
  const terms = { commissionMethod: 'percentage', ratioValue: '10', promoCode: '' } as const
  await company.client.channel.connectProduct({ id: channel.id, productId: site.productId, ...terms })
  const voucher = await aVoucher(company, { channelId: channel.id, value: '20' })
  await useCard(app, (await pay(app, await aHolder({ company, site, voucher }))).url, cards.pays)
  const { items } = await company.client.transaction.listTransactions({})
  expect(items).toMatchObject([{ channelName: channel.name, origin: { channelId: channel.id } }])
})

test('is printed with its code, and with no other', async () => {
  const shop = await aShop({ name: 'Geschenk für Ægir' })
  const { client } = shop.company
  const { name, base64 } = await client.voucher.printVoucher({ id: shop.voucher.id, code: '' })
  expect(name).toMatch(/\.pdf$/)
  expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  await expect(client.voucher.printVoucher({ id: shop.voucher.id, code: 'OTHER' })).rejects.toMatchObject({
    code: 'voucher.no-such-code',
  })
})
