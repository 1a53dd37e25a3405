import { exampleDocument } from '@coverwright/domain/build/template/example-document'
import { fillDocument } from '@coverwright/domain/build/template/fill-document'
import { standardCertificate } from '@coverwright/domain/build/template/standard-certificate'
import { afterAll, expect, test, vi } from 'vitest'
import { aForm } from '../../../../test/a-form.ts'
import { aProduct } from '../../../../test/builders.ts'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { aDocument, aMail, anEmail, aTemplate, writeTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { certificateOf } from '../../../../test/walked-pets.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { renderDesign, renderDocument } from '../../build/template/index.ts'
import { policyJobs } from '../policy/index.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, policyJobs({ files: app.ports.files }), { now: () => app.clock.now() })
afterAll(() => worker.stop(2000))

const textOf = async (url: string) => (await readPdf((await app.app.inject(url)).rawPayload)).text
const use = { document: 'certificate', productId: null, language: null } as const

/** A company with a certificate of its own design, put to use for all its products. */
async function aDesigner(words?: string) {
  const company = await app.aCompany()
  const design = await aTemplate(company, aDocument(words))
  await company.client.template.bindTemplate({ ...use, templateId: design.id })
  return { company, design }
}

/** What the certificate says that is made anew. */
async function rename(company: TestCompany, id: string, value: string) {
  const { client } = company
  const before = await certificateOf(company, id)
  const fields = [{ name: 'full_name', value }]
  await client.policy.correctPolicy({ id, fields, reason: 'Misspelt' })
  return eventually(async () => {
    const [made] = (await client.policy.getPolicy({ id })).documents
    if (!made?.madeAt || made.url === before) throw new Error('Not made yet')
    return textOf(made.url ?? '')
  })
}

test('a certificate is made as it was designed when its product was published, and stays so', async () => {
  const { company, design } = await aDesigner('Welcome {{name}}')
  const { id } = await aPolicy(app, company, { answers: { full_name: 'Jo Smith' } })
  const text = await textOf(await certificateOf(company, id))
  expect(text).toContain('Welcome Jo Smith')
  expect(text).not.toContain('Certificate of insurance')
  expect(text).toMatch(/Policy number \S+/)

  await writeTemplate(company, design.id, aDocument('Changed for {{name}}'))
  await company.client.template.publishTemplate({ id: design.id })
  await company.client.template.removeTemplate({ id: design.id })
  expect(await rename(company, id, 'Jo Smythe')).toContain('Welcome Jo Smythe')
})

test('a keyword in a document reads as it did when the product was published', async () => {
  const company = await app.aCompany()
  const { keyword, template } = company.client
  const { id: keywordId } = await keyword.createKeyword({
    keyword: 'helpline',
    name: 'Helpline',
    texts: { en_uk: '0800 1' },
  })
  const design = await aTemplate(company, aDocument('Tel:{{helpline}}'))
  await template.bindTemplate({ ...use, templateId: design.id })
  const { id } = await aPolicy(app, company)
  expect(await textOf(await certificateOf(company, id))).toContain('Tel:0800 1')
  await keyword.updateKeyword({ id: keywordId, name: 'Helpline', texts: { en_uk: '0800 2' } })
  expect(await rename(company, id, 'Jo Smythe')).toContain('Tel:0800 1')
})

test('a keyword that became too long for its document is told before the product is published', async () => {
  const company = await app.aCompany()
  const { keyword, publisher } = company.client
  const made = await keyword.createKeyword({ keyword: 'helpline', name: 'Helpline', texts: { en_uk: '0800 1' } })
  const design = await aTemplate(company, aDocument('Call {{helpline}}'))
  await company.client.template.bindTemplate({ ...use, templateId: design.id })
  const { id } = await aProduct(app, company, { state: 'online' })
  await keyword.updateKeyword({ id: made.id, name: made.name, texts: { en_uk: '0'.repeat(201) } })
  const message = `{{helpline}} does not fit into the document “${design.name}” in English (UK): Use 200 characters or fewer`
  expect(await publisher.findMissing({ id })).toContainEqual(expect.objectContaining({ message }))
  const published = publisher.publishProduct({ id, stage: 'staging', host: `long-${process.pid}.localhost` })
  await expect(published).rejects.toMatchObject({ code: 'product.incomplete' })
})

test('without a value the standard certificate is made, and leaders hear of it', async () => {
  const { company } = await aDesigner('Your {{product}}')
  const { id } = await aPolicy(app, company)
  await certificateOf(company, id)
  await app.owner.query(`update policy set product_name = '' where id = $1`, [id])
  expect(await rename(company, id, 'Jo Smythe')).toContain('Certificate of insurance')
  const { items } = await company.client.message.listNotifications({})
  expect(items.filter(({ link }) => link?.startsWith('/pdf-template-create?'))).toHaveLength(1)
})

/** Two scripts letter by letter: within the length of a document, and set for more than a minute. */
const heavy = Array.from({ length: 7 }, (_, at) => ({
  type: 'paragraph' as const,
  id: `heavy${at}`,
  text: 'xЖ'.repeat(2500),
}))

test('what takes too long to set is not published', async () => {
  const content = aDocument()
  if (content.kind !== 'document') throw new Error('A document is one')
  content.texts.en_uk?.blocks.push(...heavy)
  await expect(aTemplate(await app.aCompany(), content)).rejects.toMatchObject({
    code: 'template.unfinished',
    fields: { 'texts.en_uk.blocks': 'The document took longer than 10 seconds. Make it shorter.' },
  })
}, 120_000)

test('a design that takes too long is given out as the standard, and holds up nobody else', async () => {
  const { company, design } = await aDesigner('Welcome {{name}}')
  await app.owner.query(
    `update template_version set compiled = jsonb_set(compiled, '{texts,en_uk,blocks}',
       (compiled #> '{texts,en_uk,blocks}') || $2::jsonb) where template_id = $1`,
    [design.id, JSON.stringify(heavy)],
  )
  const { id } = await aPolicy(app, company)
  const certificate = certificateOf(company, id).then(textOf)
  const { document } = fillDocument(standardCertificate('en_uk'), exampleDocument('en_uk'))
  expect(await Promise.race([certificate, renderDocument(document)])).toBeInstanceOf(Uint8Array)
  expect(await certificate).toContain('Certificate of insurance')
  const { items } = await company.client.message.listNotifications({})
  expect(items.filter(({ title }) => title.includes('took too long to print'))).toHaveLength(1)
  // For a while nobody waits for it again; the designs of others are set as they were.
  const again = { companyId: company.companyId, files: app.ports.files, templateId: design.id, number: 1 }
  expect(await renderDesign(again, document)).toBeUndefined()
  expect(await renderDesign({ ...again, templateId: crypto.randomUUID() }, document)).toBeInstanceOf(Uint8Array)
}, 120_000)

test('a draft is tried with a policy, by whoever may read both', async () => {
  const { company, design } = await aDesigner('Welcome {{name}}')
  const { id: policyId, policy } = await aPolicy(app, company, { answers: { full_name: 'Jo Smith' } })
  const policyNumber = String(policy?.number)
  const asked = { templateId: design.id, language: 'en_uk', policyId } as const
  const { pdf, missing } = await company.client.policy.previewTemplate(asked)
  const { text } = await readPdf(Buffer.from(pdf ?? '', 'base64'))
  expect(text).toContain('Welcome Jo Smith')
  expect(text).toContain(policyNumber)
  expect(missing).toEqual([])

  const mail = await aTemplate(company, anEmail({ en_uk: aMail({ subject: '{{policyNumber}} {{reason|}} {{name}}' }) }))
  const filled = await company.client.policy.previewTemplate({ ...asked, templateId: mail.id })
  expect(filled).toMatchObject({ subject: `${policyNumber}  Jo Smith`, pdf: null, missing: [] })
  const links = [...(filled.html ?? '').matchAll(/\/my\/[^"?]+/g)].map(([link]) => link)
  expect(links).not.toEqual([])
  const answers = () => Promise.all(links.map(async (link) => (await app.app.inject(link)).statusCode))
  expect(new Set(await answers())).toEqual(new Set([200]))
  // The customer's own would open for more than a year.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  expect(new Set(await answers())).toEqual(new Set([404]))
  vi.useRealTimers()

  const desk = await app.aColleague(company, { permissions: ['customer-management-center'] })
  await expect(desk.client.policy.previewTemplate(asked)).rejects.toMatchObject({ code: 'not-allowed' })
  const wrong = { ...asked, policyId: design.id }
  await expect(company.client.policy.previewTemplate(wrong)).rejects.toMatchObject({ code: 'policy.not-found' })
})

test('a document is put to use as a document, and only one that is a certificate as that', async () => {
  const company = await app.aCompany()
  const { template } = company.client
  const mail = await aTemplate(company)
  const paper = await aTemplate(company, aDocument())
  const bare = await aTemplate(company, {
    version: 1,
    kind: 'document',
    texts: { en_uk: { title: 'T', blocks: [{ type: 'heading', id: 'a', size: 'title', text: 'Hello' }] } },
  })
  const event = { eventType: 'policy.documented', productId: null, language: null } as const
  for (const form of [
    { ...use, templateId: mail.id },
    { ...event, templateId: paper.id },
    { ...use, ...event, templateId: paper.id },
    { productId: null, language: null, templateId: mail.id },
    { ...use, templateId: bare.id },
  ])
    await expect(template.bindTemplate(form)).rejects.toMatchObject({ code: 'template.does-not-fit' })
  expect(await template.bindTemplate({ ...use, templateId: paper.id })).toMatchObject({ document: 'certificate' })
  const example = await template.previewTemplate({ id: paper.id, language: 'en_uk' })
  expect((await readPdf(Buffer.from(example.pdf ?? '', 'base64'))).text).toContain('Welcome Jo Smith')

  await writeTemplate(company, paper.id, aDocument('Hi', 'zh_cn'))
  await expect(template.publishTemplate({ id: paper.id })).rejects.toMatchObject({
    code: 'template.unfinished',
    fields: { 'texts.zh_cn': 'The letters of this language cannot be printed yet' },
  })
})

/** A certificate that is a PDF form of the company's own, put to use for all its products. */
async function aFormOf(company: TestCompany, values: Readonly<Record<string, string>>) {
  const { template } = company.client
  const form = await template.uploadForm({ name: 'Motor', tag: '', language: 'en_uk' }, new Blob([await aForm()]))
  const { content } = await company.client.document.getDocument({ ownerId: form.id, kind: 'template' })
  const { fileId } = (content as { texts: { en_uk: { form: { fileId: string } } } }).texts.en_uk.form
  const written = { fileId, values: Object.entries(values).map(([field, text]) => ({ field, text })) }
  const texts = { en_uk: { title: 'Certificate {{policyNumber}}', blocks: [], form: written } }
  await writeTemplate(company, form.id, { version: 1, kind: 'document', texts })
  return template.publishTemplate({ id: form.id })
}

const dated = { number: '{{policyNumber}}', holder: '{{name}}', from: '{{startDate}}', to: '{{endDate}}' }

test('an uploaded form is filled for whoever buys, and stays as it was sold', async () => {
  const company = await app.aCompany()
  const bare = await aFormOf(company, { number: '{{policyNumber}}' })
  const unfit = company.client.template.bindTemplate({ ...use, templateId: bare.id })
  await expect(unfit).rejects.toMatchObject({ code: 'template.does-not-fit' })
  await company.client.template.removeTemplate({ id: bare.id })

  const form = await aFormOf(company, { ...dated, cover: '{{coverList}}', agreed: 'yes' })
  await company.client.template.bindTemplate({ ...use, templateId: form.id })
  const { id, policy } = await aPolicy(app, company, { answers: { full_name: 'Łucja Ελένη' } })
  const text = await textOf(await certificateOf(company, id))
  expect(text).toContain('Certificate of motor insurance')
  for (const words of [String(policy?.number), 'Łucja Ελένη', 'Vet fees']) expect(text).toContain(words)
  await company.client.template.removeTemplate({ id: form.id })
  await company.client.template.deleteTemplate({ id: form.id })
  expect(await rename(company, id, 'Łucja Kowalska')).toContain('Łucja Kowalska')
})

test('where one name has no room in a form the standard is made and leaders hear of it, and the next has its form', async () => {
  const company = await app.aCompany()
  const form = await aFormOf(company, { ...dated, mark: '{{name}}' })
  await company.client.template.bindTemplate({ ...use, templateId: form.id })
  const long = await aPolicy(app, company, { answers: { full_name: 'Maximiliana Featherstonehaugh' } })
  const standard = await textOf(await certificateOf(company, long.id))
  expect(standard).toContain('Certificate of insurance')
  const { items } = await company.client.message.listNotifications({})
  expect(items.filter(({ link }) => link?.includes(form.id))).toHaveLength(1)
  expect(await rename(company, long.id, 'Max F')).toContain('Certificate of motor insurance')
})
