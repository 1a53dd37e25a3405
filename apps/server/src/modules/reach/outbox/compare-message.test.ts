import { languages } from '@coverwright/domain/base/language/language'
import { templatedEventTypes } from '@coverwright/domain/build/template/template-fields'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aPolicy } from '../../../../test/buyers.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { aDocument, aMail, anEmail, aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const words = async (pdf: string | null | undefined) => (await readPdf(Buffer.from(pdf ?? '', 'base64'))).text

test('every message that can be written anew has a standard one to look at, in every language', async () => {
  const { outbox } = (await app.aCompany()).client
  for (const eventType of templatedEventTypes)
    for (const language of languages) {
      const { standard, own } = await outbox.compareMessage({ eventType, language, productId: null })
      expect(standard.subject).toMatch(/\S/)
      expect(standard.text).toContain('Jo Smith')
      expect(standard.text + standard.subject).not.toMatch(/[{}]|undefined/)
      expect(standard.html).toContain('<!doctype html>')
      expect(own).toBeNull()
    }
})

test('what is in use is shown as it is sent: the most particular, by product and language', async () => {
  const company = await app.aCompany()
  const { outbox, template } = company.client
  const product = await aProduct(app, company)
  const asked = { eventType: 'policy.documented', language: 'en_uk', productId: product.id } as const
  const all = await aTemplate(company, anEmail({ en_uk: aMail({ subject: 'For all of {{product}}' }) }))
  await template.bindTemplate({ templateId: all.id, eventType: asked.eventType, productId: null, language: null })
  expect((await outbox.compareMessage(asked)).own).toMatchObject({
    templateId: all.id,
    number: 1,
    subject: `For all of ${product.name}`,
    missing: [],
  })
  const one = await aTemplate(company, anEmail({ en_uk: aMail({ subject: 'For one' }) }))
  await template.bindTemplate({
    templateId: one.id,
    eventType: asked.eventType,
    productId: product.id,
    language: null,
  })
  expect((await outbox.compareMessage(asked)).own).toMatchObject({ subject: 'For one' })
  expect((await outbox.compareMessage({ ...asked, productId: null })).own).toMatchObject({ templateId: all.id })
  // Not written in the language: the standard message goes out.
  expect((await outbox.compareMessage({ ...asked, language: 'de_de' })).own).toBeNull()
  const foreign = outbox.compareMessage({ ...asked, productId: '018f4d2e-7c1b-7c3a-9b1e-3a5d6c7b8a90' })
  await expect(foreign).rejects.toMatchObject({ code: 'template.unknown-product' })
})

test('a template is shown beside what is sent today, before it is put to use', async () => {
  const company = await app.aCompany()
  const { outbox, template } = company.client
  const asked = { eventType: 'policy.documented', language: 'en_uk', productId: null } as const
  const { id: templateId } = await aTemplate(company, anEmail({ en_uk: aMail({ subject: 'Why: {{reason}}' }) }))
  const { own, proposed } = await outbox.compareMessage({ ...asked, templateId })
  expect(own).toBeNull()
  expect(proposed).toMatchObject({ templateId, number: 1, missing: ['reason'] })
  expect((await outbox.compareMessage(asked)).proposed).toBeNull()

  const refused = (given: object) => outbox.compareMessage({ ...asked, ...given })
  await expect(refused({ templateId, language: 'de_de' })).rejects.toMatchObject({ code: 'template.no-such-language' })
  const paper = await aTemplate(company, aDocument('Our own paper'))
  await expect(refused({ templateId: paper.id })).rejects.toMatchObject({ code: 'template.not-published' })
  const other = await app.aCompany()
  await expect(other.client.outbox.compareMessage({ ...asked, templateId })).rejects.toMatchObject({
    code: 'template.not-found',
  })
  const printed = await template.compareDocument({
    document: 'certificate',
    language: 'en_uk',
    productId: null,
    templateId: paper.id,
  })
  expect(await words(printed.proposed?.pdf)).toContain('Our own paper')
  expect(printed.own).toBeNull()
})

test('the standard that is shown is the standard that is sent', async () => {
  const company = await app.aCompany()
  const { id, policy } = await aPolicy(app, company, { answers: { full_name: 'Jo Smith' } })
  await company.client.customer.resendDocuments({ id })
  const { items } = await company.client.outbox.listMessages({ search: String(policy?.number) })
  const sent = await company.client.outbox.getMessage({ id: items[0]?.id ?? '' })
  const asked = { eventType: 'policy.documents-asked', language: 'en_uk', productId: null } as const
  const { standard } = await company.client.outbox.compareMessage(asked)
  const said = /Dear Jo Smith|Thank you for choosing|both days included|tax included|cancelling it if you change/g
  expect(sent.text.match(said)).toHaveLength(5)
  expect(standard.text.match(said)).toEqual(sent.text.match(said))
})

test('a certificate of one’s own stands beside the standard one', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const asked = { document: 'certificate', language: 'en_uk', productId: null } as const
  const before = await template.compareDocument(asked)
  expect(await words(before.standard.pdf)).toContain('Certificate of insurance')
  expect(before.own).toBeNull()
  const { id } = await aTemplate(company, aDocument('Our own paper'))
  await template.bindTemplate({ templateId: id, document: 'certificate', productId: null, language: null })
  const { own } = await template.compareDocument(asked)
  expect(own).toMatchObject({ templateId: id, number: 1 })
  expect(await words(own?.pdf)).toContain('Our own paper')
})
