import { attemptLimits } from '@coverwright/domain/company/session/attempt-limits'
import { expect, test } from 'vitest'
import { answersOf, aSite, cards, useCard } from '../../../../test/buyers.ts'
import { aCoupon, aVoucher } from '../../../../test/channel-builders.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const plan = { plan: 'full', pay: 'yearly', go: 'next' }
const script = '<script>alert(1)</script>'

async function atThePrices(host: string, answers = {}) {
  const visitor = aVisitor(app, host)
  await visitor.post('/', answersOf(app, answers))
  await visitor.post('/plan', plan)
  return visitor
}

const salesOf = async ({ client }: TestCompany) => (await client.transaction.listTransactions({})).items

test('unknown, expired, switched off, used up and another company’s: one answer, to the letter', async () => {
  const company = await app.aCompany()
  const stranger = await app.aCompany()
  const codes = {
    unknown: 'NO-SUCH-CODE',
    expired: (await aCoupon(company, { startsOn: '2020-01-01', endsOn: '2020-01-31' })).code,
    'switched off': (await aCoupon(company, { state: 'deactivated' })).code,
    'of another product': (await aCoupon(company, { currency: 'USD' })).code,
    'of another company': (await aCoupon(stranger)).code,
    'an expired voucher': (await aVoucher(company, { startsAt: '2020-01-01T00:00', endsAt: '2020-02-01T00:00' }))
      .promoCode,
    'a voucher of another company': (await aVoucher(stranger)).promoCode,
  }
  // One that can be used, so that there is a field for codes.
  await aCoupon(company)
  const { host } = await aSite(app, company)
  const answers = new Map<string, string>()
  for (const [kind, code] of Object.entries(codes)) {
    const visitor = await atThePrices(host)
    const { statusCode, headers, body } = await visitor.post('/_/code', { code })
    const page = await visitor.get(String(headers.location))
    answers.set(kind, JSON.stringify([statusCode, headers.location, body, page.statusCode, page.body]))
  }
  expect(answers.get('unknown')).toContain('/_/code?errors')
  expect(new Set(answers.values()).size, [...answers.keys()].join()).toBe(1)
})

test('a rest below what cards take is raised to it, and really paid', async () => {
  const company = await app.aCompany()
  const plain = await atThePrices((await aSite(app, company)).host)
  await useCard(app, String((await plain.post('/check', { is_true: 'yes' })).headers.location), cards.pays)
  const [whole] = await salesOf(company)
  const grossMinor = whole?.grossMinor ?? 0

  const other = await app.aCompany()
  const voucher = await aVoucher(other, { value: ((grossMinor - 10) / 100).toFixed(2) })
  const visitor = await atThePrices((await aSite(app, other)).host)
  await visitor.post('/_/code', { code: voucher.promoCode })
  await visitor.post('/plan', plan)
  expect((await visitor.get('/check')).body).toContain('Your card pays £0.30.')
  await useCard(app, String((await visitor.post('/check', { is_true: 'yes' })).headers.location), cards.pays)
  expect(await salesOf(other)).toMatchObject([{ grossMinor, voucher: { paidMinor: grossMinor - 30 } }])
  const { rows } = await app.owner.query(`select amount_minor::int, state from payment where company_id = $1`, [
    other.companyId,
  ])
  expect(rows).toEqual([{ amount_minor: 30, state: 'paid' }])
})

test('script in what staff call coupons and vouchers, and in what buyers type, is text and no more', async () => {
  const company = await app.aCompany()
  const coupon = await aCoupon(company, { name: script })
  const voucher = await aVoucher(company, { name: script, description: `${script} for everybody` })
  const visitor = await atThePrices((await aSite(app, company)).host)
  const shown: string[] = []
  for (const code of [script, coupon.code, voucher.promoCode]) {
    const { headers } = await visitor.post('/_/code', { code })
    shown.push((await visitor.get(String(headers.location))).body)
  }
  await visitor.post('/plan', plan)
  for (const path of ['/plan', '/check', '/_/code']) shown.push((await visitor.get(path)).body)
  expect(shown.filter((body) => body.includes('alert(1)</script>'))).toEqual([])
  const { name, base64 } = await company.client.voucher.printVoucher({ id: voucher.id, code: voucher.promoCode })
  expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(name.endsWith('.pdf')).toBe(true)
})

test('a buyer with a coupon is erased: nothing tells who used it, and what was sold still adds up', async () => {
  const company = await app.aCompany()
  const coupon = await aCoupon(company, { perCustomer: 1 })
  const { host } = await aSite(app, company)
  const visitor = await atThePrices(host, { email: 'quince@example.org' })
  await visitor.post('/_/code', { code: coupon.code })
  await visitor.post('/plan', plan)
  await useCard(app, String((await visitor.post('/check', { is_true: 'yes' })).headers.location), cards.pays)
  const held = async () => {
    const { rows } = await app.owner.query(`select state, email_hash from promotion_hold where company_id = $1`, [
      company.companyId,
    ])
    return rows
  }
  expect(await held()).toEqual([{ state: 'used', email_hash: expect.stringMatching(/./) }])
  const [before] = await salesOf(company)
  const [customer] = (await company.client.customer.listCustomers({ mode: 'live' })).items
  await company.client.customer.cancelPolicy({ id: before?.policyId ?? '' })
  await company.client.customer.eraseCustomer({ id: customer?.id ?? '' })
  expect(await held()).toEqual([{ state: 'used', email_hash: null }])
  const known = `select from promotion_hold t where company_id = $1 and t::text ~* 'quince'`
  expect((await app.owner.query(known, [company.companyId])).rowCount).toBe(0)
  expect((await company.client.coupon.listCoupons({})).items).toMatchObject([{ used: 1, reserved: 0 }])
  const sale = (await salesOf(company)).find(({ kind }) => kind === 'sale')
  expect(sale).toMatchObject({ grossMinor: before?.grossMinor, incentive: before?.incentive, holder: 'Erased' })
})

// The last one: nobody types a code from this address after it.
test('one address guesses a hundred times an hour, in whichever applications', { timeout: 120_000 }, async () => {
  const company = await app.aCompany()
  const { code } = await aCoupon(company)
  const { host } = await aSite(app, company)
  const [{ times: inOne }, { times }] = [attemptLimits['promo-code.application'], attemptLimits['promo-code.address']]
  const answered: number[] = []
  for (let guessed = 0; guessed < times + inOne; guessed += inOne) {
    const visitor = await atThePrices(host)
    for (let each = 0; each < inOne; each++)
      answered.push((await visitor.post('/_/code', { code: `GUESS-${guessed + each}` })).statusCode)
  }
  // What was typed in the tests before was typed from here too.
  const taken = answered.filter((status) => status === 303).length
  expect(taken).toBeGreaterThan(times / 2)
  expect(taken).toBeLessThanOrEqual(times)
  expect(new Set(answered)).toEqual(new Set([303, 429]))
  // Not even the right one, by whoever comes anew from there.
  expect((await (await atThePrices(host)).post('/_/code', { code })).statusCode).toBe(429)
})
