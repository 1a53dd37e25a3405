import { expect, test } from 'vitest'
import { aBuyer, aSite, cards, pay, useCard } from '../../../../test/buyers.ts'
import { aChannel, aCoupon, aVoucher } from '../../../../test/channel-builders.ts'
import { statementsOf } from '../../../../test/sweeps/recorded-statements.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

/** What a purchase without a code reads, from the first answer to the policy. */
async function readBy(company: TestCompany, offerCodes: (productId: string) => Promise<unknown>) {
  const site = await aSite(app, company)
  await offerCodes(site.productId)
  const buy = async (email: string) => {
    const buyer = await aBuyer(app, site, { answers: { email } })
    await useCard(app, (await pay(app, buyer)).url, cards.pays)
  }
  // What is read once and kept is read by the first.
  await buy('first@example.org')
  // What servers tell one another goes out by the clock.
  return (await statementsOf(() => buy('second@example.org')))
    .map(({ text }) => text)
    .filter((text) => / from "/.test(text))
}

test('who types no code costs no statement more, whatever codes there are', async () => {
  const plain = await readBy(await app.aCompany(), () => Promise.resolve())
  const company = await app.aCompany()
  const offered = await readBy(company, async (productId) => {
    const { id } = await aChannel(company)
    const terms = { commissionMethod: 'percentage', ratioValue: '10', promoCode: 'HARBOUR' } as const
    await company.client.channel.connectProduct({ id, productId, ...terms })
    await aCoupon(company)
    await aVoucher(company)
  })
  expect(plain.length).toBeGreaterThan(10)
  expect(offered.toSorted()).toEqual(plain.toSorted())
})
