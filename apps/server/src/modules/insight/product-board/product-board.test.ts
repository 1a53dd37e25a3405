import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { aReferral, aSite } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const sendings = (on: 'purchase' | 'lapse') => [{ document: 'booklet', on: [on], language: null }]

test('each setting is as far as its records are', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { productId } = await aSite(app, company)
  const board = () => client.dashboard.getProductBoard({ productId })
  expect(await board()).toEqual({
    sending: { state: 'usual', count: 3 },
    checkout: { state: 'usual', count: 0 },
    connectors: { state: 'unused', count: 0 },
    transactions: { state: 'unused', count: 0 },
    cases: { state: 'unused', count: 0 },
    referralMail: { state: 'usual', count: 1 },
  })
  const checkout = { showsAnswers: true, payNote: 'Paid to us.', thanks: '' }
  await client.product.savePaperwork({ productId, sendings: sendings('purchase'), checkout })
  expect(await board()).toMatchObject({ sending: { state: 'set', count: 1 }, checkout: { state: 'set' } })
  await client.product.savePaperwork({ productId, sendings: sendings('lapse'), checkout })
  expect(await board(), 'whoever buys is sent nothing').toMatchObject({ sending: { state: 'to-do' } })

  const { revision } = await client.product.getBody({ id: productId })
  const breed = { type: 'csv', name: 'breed', source: 'breeds', valueColumn: 'code', labelColumn: 'name' } as const
  const dataset = { properties: [...sampleBody.dataset.properties, breed] }
  await client.product.updateBody({ id: productId, revision, body: { ...sampleBody, dataset } })
  expect(await board(), 'the list is not there').toMatchObject({ connectors: { state: 'to-do', count: 1 } })

  await client.transaction.saveProviderReport({
    productId,
    carrier: 'Sample Carrier',
    binderReference: '',
    recipients: ['bordereaux@carrier.example'],
    isEach: false,
    isDaily: true,
  })
  const mail = { subject: 'Referred: {{reference}}', text: 'See {{link}}' }
  await client.referral.saveReferralMail({ productId, recipients: ['a@b.example', 'c@d.example'], ...mail })
  expect(await board()).toMatchObject({
    transactions: { state: 'set', count: 1 },
    referralMail: { state: 'set', count: 2 },
  })
})

test('what is about sales is told to who may see them', async () => {
  const company = await app.aCompany()
  const { productId } = await aSite(app, company)
  const { client } = await app.aColleague(company, { permissions: ['project'] })
  expect(await client.dashboard.getProductBoard({ productId })).toMatchObject({
    sending: { state: 'usual' },
    transactions: null,
    cases: null,
    referralMail: null,
  })
})

test('cases that wait for somebody are counted', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  await aReferral(app, company, 'waiting', site)
  await aReferral(app, company, 'declined', site)
  expect(await company.client.dashboard.getProductBoard({ productId: site.productId })).toMatchObject({
    cases: { state: 'to-do', count: 1 },
  })
})
