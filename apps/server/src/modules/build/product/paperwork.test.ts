import { expect, test } from 'vitest'
import { aRelease } from '../../../../test/builders.ts'
import { aBuyer, answersOf, aSite, cards, pay, useCard } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()

test('a product sends what it is set up to send, as it was when the policy was sold', async () => {
  const company = await app.aCompany()
  const { client } = company
  const site = await aSite(app, company)
  const { productId } = site
  expect(await client.product.getPaperwork({ productId })).toMatchObject({
    documents: [{ name: 'certificate' }, { name: 'ipid' }, { name: 'booklet', title: 'Policy booklet' }],
    // Everything they were shown before buying, unless somebody says otherwise.
    sendings: ['certificate', 'ipid', 'booklet'].map((document) => ({ document, on: ['purchase'] })),
  })
  const checkout = { showsAnswers: false, payNote: 'Paid to Sample Insurance.', thanks: 'Welcome, and thank you.' }
  const save = (document: string) =>
    client.product.savePaperwork({
      productId,
      sendings: [{ document, on: ['cancellation'], language: null }],
      checkout,
    })
  await expect(save('nothing')).rejects.toMatchObject({ code: 'product.no-such-document' })
  await save('booklet')

  // What was published before stays as it was.
  const before = await aBuyer(app, site)
  const { host } = await aRelease(company, productId)
  const visitor = aVisitor(app, host ?? '')
  await visitor.post('/', answersOf(app))
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  const check = (await visitor.get('/check')).body
  expect(check).toContain('Paid to Sample Insurance.')
  expect(check).not.toContain('class="cj-said"')
  expect(check, 'nobody pays for answers that cannot be checked').toMatch(/<details class="cj-folded">.*Jo Smith/)
  const toGateway = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(toGateway.headers.location), cards.pays)
  expect((await visitor.get('/thank-you')).body).toContain('Welcome, and thank you.')

  await useCard(app, (await pay(app, before)).url, cards.pays)
  const policies = (await client.customer.listCustomers({})).items
  const { policies: owned } = await client.customer.getCustomer({ id: policies[0]?.id ?? '' })
  for (const { id } of owned) await client.customer.cancelPolicy({ id })
  const { rows } = await app.owner.query<{ text: string }>(
    `select text from outbox_message where company_id = $1 and subject like '%cancelled' order by id`,
    [company.companyId],
  )
  const links = rows.map(({ text }) => /Policy booklet: (\S+)/.exec(text)?.[1])
  expect(links.filter(Boolean)).toHaveLength(1)
  const url = new URL(links.find(Boolean) ?? '')
  const page = await app.app.inject({ url: `${url.pathname}${url.search}` })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<h1>Policy booklet</h1>')
  expect((await app.app.inject({ url: `${url.pathname}?document=none` })).statusCode).toBe(404)
})
