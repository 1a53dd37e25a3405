import type { DocumentText } from '@coverwright/domain/build/template/document-block'
import { standardVoucher } from '@coverwright/domain/build/template/standard-voucher'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { expect, test } from 'vitest'
import { aProduct } from '../../../../test/builders.ts'
import { aVoucher } from '../../../../test/channel-builders.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { aDocument, aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const use = { document: 'voucher', productId: null, language: null } as const
const language = 'en_uk'

const designed = (blocks: DocumentText['blocks']): TemplateContent => ({
  version: 1,
  kind: 'document',
  texts: { [language]: { ...standardVoucher(language), blocks } },
})

/** The standard with a heading of its own above it. */
const ours = designed([
  { type: 'heading', id: 'ours', size: 'title', text: 'A gift from {{company}}: {{voucherValue}}' },
  ...standardVoucher(language).blocks,
])

const inBritain = async () => {
  const company = await app.aCompany()
  await app.owner.query(`update company set country = 'GB', time_zone = 'Europe/London' where id = $1`, [
    company.companyId,
  ])
  return company
}

const printed = async ({ client }: TestCompany, id: string) => {
  const { base64 } = await client.voucher.printVoucher({ id, code: '' })
  return (await readPdf(Buffer.from(base64, 'base64'))).text
}

test('is printed on the template that is in use for eVouchers where it says so, and on the standard where not', async () => {
  const company = await inBritain()
  const own = await aVoucher(company, { paper: 'template', name: 'Spring gift' })
  const plain = await aVoucher(company, { paper: 'standard', name: 'Plain gift' })
  // Nothing else is printed in its place.
  await expect(printed(company, own.id)).rejects.toMatchObject({ code: 'voucher.no-template' })
  const template = await aTemplate(company, ours)
  await company.client.template.bindTemplate({ ...use, templateId: template.id })
  const text = await printed(company, own.id)
  expect(text).toMatch(/A gift from .*: £50/)
  expect(text).toContain(own.promoCode)
  expect(text).toContain('It cannot be exchanged for money.')
  expect(await printed(company, plain.id)).not.toContain('A gift from')

  await company.client.template.removeTemplate({ id: template.id })
  await expect(printed(company, own.id)).rejects.toMatchObject({ code: 'voucher.no-template' })
})

test('a template that leaves out the code, knows a policy or is of a product is not put to use', async () => {
  const company = await inBritain()
  const { bindTemplate } = company.client.template
  const product = await aProduct(app, company)
  const standard = await aTemplate(company, ours)
  const without = await aTemplate(company, designed(standardVoucher(language).blocks.slice(0, 2)))
  const certificate = await aTemplate(company, aDocument())
  const refused = { code: 'template.does-not-fit' }
  await expect(bindTemplate({ ...use, templateId: without.id })).rejects.toMatchObject(refused)
  await expect(bindTemplate({ ...use, templateId: certificate.id })).rejects.toMatchObject(refused)
  await expect(bindTemplate({ ...use, templateId: standard.id, productId: product.id })).rejects.toMatchObject(refused)
  await expect(bindTemplate({ ...use, document: 'certificate', templateId: standard.id })).rejects.toMatchObject(
    refused,
  )
})

test('tried and compared with examples of an eVoucher', async () => {
  const company = await inBritain()
  const { client } = company
  const template = await aTemplate(company, ours)
  const preview = await client.template.previewTemplate({ id: template.id, language })
  expect(preview.missing).toEqual([])
  const asked = { document: 'voucher', language, productId: null, templateId: template.id } as const
  const { standard, proposed } = await client.template.compareDocument(asked)
  expect((await readPdf(Buffer.from(standard.pdf, 'base64'))).text).toContain('SPRING-7Q2K9')
  expect((await readPdf(Buffer.from(proposed?.pdf ?? '', 'base64'))).text).toContain('A gift from')
})
