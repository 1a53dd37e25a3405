import { expect, test } from 'vitest'
import { aBuyer, aSite, cards, pay, recordsOf, useCard } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

async function aStarted() {
  const company = await app.aCompany()
  const buyer = await aBuyer(app, await aSite(app, company))
  const { url } = await pay(app, buyer)
  return { ...company, url, records: () => recordsOf(app, company.companyId) }
}

test('a payment is known to the gateway by company, kind and id', async () => {
  const { records, companyId } = await aStarted()
  const { payments, sessions } = await records()
  expect(sessions).toMatchObject([{ reference: `${companyId}.policy.${payments[0]?.id}` }])
})

test('one that was begun before kinds had names is settled by its old reference', async () => {
  const { url, records, companyId } = await aStarted()
  await app.owner.query('update payment set kind = null where company_id = $1', [companyId])
  await app.owner.query(
    `update test_gateway.session set reference = replace(reference, '.policy.', '.') where reference like $1`,
    [`${companyId}.%`],
  )
  await useCard(app, url, cards.pays)
  expect(await records()).toMatchObject({ policies: [{}], payments: [{ state: 'paid', kind: null }] })
})

test('a notice that calls it something else, or nothing, settles nothing', async () => {
  const { url, records, companyId } = await aStarted()
  const { payments } = await records()
  app.notices.isHeldBack = true
  await useCard(app, url, cards.pays)
  app.notices.isHeldBack = false
  for (const reference of [
    `${companyId}.${payments[0]?.id}`,
    `${companyId}.voucher.${payments[0]?.id}`,
    `${companyId}.policy.policy.${payments[0]?.id}`,
  ]) {
    await app.gateway.tell(reference)
    expect((await records()).payments).toMatchObject([{ state: 'started' }])
  }
  await app.gateway.tell(`${companyId}.policy.${payments[0]?.id}`)
  expect((await records()).payments).toMatchObject([{ state: 'paid' }])
})
