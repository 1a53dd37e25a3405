import { formFaults, formLimits } from '@coverwright/domain/build/template/template-form'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeEach, expect, test } from 'vitest'
import { aForm, unfillable } from '../../../../../test/a-form.ts'
import { layoutOf } from '../../../../../test/pdf-layout.ts'
import { readPdf } from '../../../../../test/read-pdf.ts'
import { writeTemplate } from '../../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../../test/test-app.ts'

const app = await startTestApp()
let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})

let number = 0
const upload = async (content?: Buffer<ArrayBuffer>, of = company) =>
  of.client.template.uploadForm(
    { name: `Form ${++number}`, tag: '', language: 'en_uk' },
    new Blob([content ?? (await aForm())]),
  )

const fileIdOf = async (ownerId: string) => {
  const { content } = await company.client.document.getDocument({ ownerId, kind: 'template' })
  const form = (content as { texts: { en_uk: { form: { fileId: string } } } }).texts.en_uk.form
  return form.fileId
}

async function write(ownerId: string, values: Readonly<Record<string, string>>, of = company) {
  const fileId = await fileIdOf(ownerId)
  const form = { fileId, values: Object.entries(values).map(([field, text]) => ({ field, text })) }
  const content = { version: 1, kind: 'document', texts: { en_uk: { title: 'Certificate', blocks: [], form } } }
  return writeTemplate(of, ownerId, content)
}

const preview = async (id: string) => {
  const shown = await company.client.template.previewTemplate({ id, language: 'en_uk' })
  return { ...shown, said: shown.pdf ? (await readPdf(Buffer.from(shown.pdf, 'base64'))).text : '' }
}

test('its fields are read as they stand on its pages; what was in one stays until somebody says what else', async () => {
  const made = await upload()
  expect(made).toMatchObject({ kind: 'document', isForm: true, published: null })
  const { pages, fields } = await company.client.template.getForm({ fileId: await fileIdOf(made.id) })
  expect(pages).toEqual([{ width: 595, height: 842 }])
  const known = Object.fromEntries(fields.map((field) => [field.name, field]))
  expect(fields.map(({ name }) => name).slice(0, 4)).toEqual(['number', 'holder', 'from', 'to'])
  expect(known.cover).toMatchObject({ kind: 'text', isMultiline: true, page: 1 })
  expect(known.mark).toMatchObject({ maxLength: 8 })
  expect(known.agreed).toMatchObject({ kind: 'check', options: ['Yes'] })
  expect(known.plan).toMatchObject({ kind: 'radio', options: ['Essential', 'Plus'] })
  expect(known.use).toMatchObject({ kind: 'choice', options: ['Social', 'Business'], isOpen: false })
  expect((await preview(made.id)).said).toContain('Tarnbrook')
})

test('every kind of field is filled, in letters Helvetica lacks too, and nobody can write over it', async () => {
  const { id } = await upload()
  await write(id, {
    number: '{{policyNumber}}',
    holder: 'Łukasz Жанна Ελένη',
    cover: 'Covered:\n{{coverList}}',
    mark: 'AB12CDE',
    agreed: 'yes',
    plan: '{{plan}}',
    use: 'business',
  })
  const { pdf, said, problems, missing } = await preview(id)
  expect({ problems, missing }).toEqual({ problems: {}, missing: [] })
  for (const words of ['PET-2026-000117', 'Łukasz Жанна Ελένη', 'Vet fees: £7,000 a year', 'Business', 'FRN 123456'])
    expect(said).toContain(words)
  // Once, under the page: what was in the field is not written any more.
  expect(said.match(/Tarnbrook/g)).toHaveLength(1)
  expect(said.replaceAll(' ', '')).toContain('AB12CDE')
  // Each within its field: its baseline between the edges of the box, the page having its strip below.
  const layout = await layoutOf(Buffer.from(pdf ?? '', 'base64'))
  const placeOf = (words: string) =>
    layout
      .split('\n')
      .find((line) => line.endsWith(words))
      ?.split(' ')
      .map(Number) ?? []
  const [x = 0, y = 0] = placeOf('PET-2026-000117')
  expect([x > 60 && x < 70, y > 700 && y < 716]).toEqual([true, true])
  const [left = 0, baseline = 0] = placeOf('Travel abroad: Not covered')
  expect([left > 60 && left < 70, baseline > 520 && baseline < 640]).toEqual([true, true])
  const opening = getDocument({ data: new Uint8Array(Buffer.from(pdf ?? '', 'base64')), verbosity: 0 })
  const document = await opening.promise
  expect(await document.getFieldObjects()).toBeNull()
  expect(await (await document.getPage(1)).getAnnotations()).toEqual([])
  await opening.destroy()
})

test('a value is written smaller before it is refused, and what cannot be written is said', async () => {
  const { id } = await upload()
  await write(id, { number: '{{policyNumber}} of a number that is longer than its field' })
  expect(await preview(id)).toMatchObject({ problems: {} })
  const refusals = {
    number: ['x'.repeat(200), 'The field “number” has no room for'],
    holder: ['汉 Smith', 'The letter “汉” in the field “holder” cannot be printed'],
    mark: ['123456789', 'The field “mark” takes 8 letters'],
    plan: ['Gold', 'The field “plan” cannot be set to “Gold”, only to Essential, Plus'],
    use: ['Racing', 'The field “use” cannot be set to “Racing”'],
  } as const
  for (const [field, [text, reason]] of Object.entries(refusals)) {
    await write(id, { from: '{{startDate}}', [field]: text })
    expect((await preview(id)).problems.pages).toContain(reason)
    await expect(company.client.template.publishTemplate({ id })).rejects.toMatchObject({ code: 'template.unfinished' })
  }
})

test('no value is more than words, and one that looks like a field of ours is none', async () => {
  const { id } = await upload()
  await write(id, { holder: '<script>alert(1)</script> {{name}}', cover: 'javascript:alert(1) {{policyList}}' })
  const { pdf, said } = await preview(id)
  expect(said).toContain('<script>alert(1)</script> Jo Smith')
  const opening = getDocument({ data: new Uint8Array(Buffer.from(pdf ?? '', 'base64')), verbosity: 0 })
  const document = await opening.promise
  expect(await document.getJSActions()).toBeNull()
  expect(await (await document.getPage(1)).getAnnotations()).toEqual([])
  await opening.destroy()
})

test.each(Object.entries(unfillable))('a PDF that is %s is refused for that', async (fault, write_) => {
  await expect(upload(await write_())).rejects.toMatchObject({ code: `template.form-${fault}` })
  expect((await company.client.template.listTemplates({})).items).toEqual([])
})

test('every reason is tried but the one that takes a minute', () => {
  expect(formFaults.filter((fault) => !(fault in unfillable))).toEqual(['not-fillable'])
})

test('what is no PDF is refused', async () => {
  await expect(upload(Buffer.from('<html></html>'))).rejects.toMatchObject({ code: 'file.format' })
})

test('six at a time, also when they come at once; copies and what is restored count', async () => {
  const { template } = company.client
  const made: string[] = []
  while (made.length < formLimits.templates - 1) made.push((await upload()).id)
  const sent = await Promise.allSettled([upload(), upload(), upload()])
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const full = { code: 'template.too-many-forms' }
  await expect(upload()).rejects.toMatchObject(full)
  const [first = ''] = made
  await expect(template.copyTemplate({ id: first, name: 'Copy' })).rejects.toMatchObject(full)
  await template.removeTemplate({ id: first })
  await upload()
  await expect(template.restoreTemplate({ id: first })).rejects.toMatchObject(full)
})

test('a draft names a form of the company, and fields it has; what is no form becomes none', async () => {
  const other = await app.aCompany()
  const { id } = await upload(undefined, other)
  const own = await upload()
  const { content } = await other.client.document.getDocument({ ownerId: id, kind: 'template' })
  await expect(writeTemplate(company, own.id, content)).rejects.toMatchObject({ code: 'invalid' })
  await expect(write(own.id, { nothing: 'x' })).rejects.toMatchObject({ code: 'invalid' })
  const written = await company.client.template.createTemplate({
    kind: 'document',
    name: 'Written',
    tag: '',
    language: 'en_uk',
  })
  const form = await company.client.document.getDocument({ ownerId: own.id, kind: 'template' })
  await expect(writeTemplate(company, written.id, form.content)).rejects.toMatchObject({ code: 'invalid' })
})

test('another form takes its place in the draft, and the same file is kept once', async () => {
  const { id } = await upload()
  const { template } = company.client
  const same = await template.uploadNextForm({ id }, new Blob([await aForm()]))
  const files = async () =>
    (await app.owner.query(`select 1 from template_form where company_id = $1`, [company.companyId])).rowCount
  const before = await files()
  const next = await template.uploadNextForm({ id }, new Blob([await aForm({ pages: 2 })]))
  expect(next.fileId).not.toBe(same.fileId)
  expect(await files()).toBe((before ?? 0) + 1)
})
