import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { aKeyword, aProduct } from '../../../../test/builders.ts'
import { letIn, mountAt } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { aMail, anEmail, aTemplate, writeTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { inCompany } from '../../../platform/http/ways-in.ts'
import { isAsFrozen } from '../../publish/release/index.ts'
import { getProductInCompany } from '../product/index.ts'
import { keywordValues } from './index.ts'

const app = await startTestApp()

test('one’s own and the fields that fill themselves are one list; keyword and name are given once', async () => {
  const { client } = await app.aCompany()
  const form = { keyword: 'hours', name: 'Opening hours', texts: { en_uk: 'nine to five' } }
  const made = await client.keyword.createKeyword(form)
  const { items } = await client.keyword.listKeywords({}, { nowPage: 1, pageSize: 100 })
  expect(items).toContainEqual(made)
  expect(items).toContainEqual(expect.objectContaining({ id: null, keyword: 'policyNumber' }))
  expect((await client.keyword.listKeywords({ search: 'OPENING' })).items).toEqual([made])

  expect(await client.keyword.listFields({})).toEqual(
    expect.arrayContaining([
      { keyword: 'hours', name: 'Opening hours' },
      { keyword: 'name', name: 'The customer’s name' },
    ]),
  )

  for (const [change, field] of [
    [{ name: 'Other' }, 'keyword'],
    [{ keyword: 'other' }, 'name'],
  ] as const)
    await expect(client.keyword.createKeyword({ ...form, ...change })).rejects.toMatchObject({
      code: 'keyword.taken',
      message: 'already exists',
      fields: { [field]: 'already exists' },
    })
  await expect(client.keyword.createKeyword({ ...form, keyword: 'price', name: 'P' })).rejects.toMatchObject({
    fields: { keyword: 'already exists' },
  })
  const changed = { id: made.id, name: 'Hours', texts: { de_de: 'neun bis fünf' } }
  expect(await client.keyword.updateKeyword(changed)).toMatchObject({ ...changed, keyword: 'hours' })
})

/** The sample, with keywords on its first page and in a question. */
async function aProductSaying(company: Awaited<ReturnType<typeof app.aCompany>>, keyword: string) {
  const { client } = company
  const { id } = await aProduct(app, company)
  const [body, shell] = [structuredClone(sampleBody), structuredClone(sampleShell)]
  const [group] = body.questions.groups
  const [question] = group?.questions ?? []
  if (!question) throw new Error('The sample asks nothing')
  question.label = `Ask us {{${keyword}}}`
  await client.product.updateBody({ id, revision: 1, body: { ...body } })
  await client.product.updateShell({ id, revision: 1, shell: { ...shell } })
  return id
}

test('a release keeps what a keyword said on the day; the product is as it was frozen until it says something else', async () => {
  const company = await app.aCompany()
  const { client } = company
  const made = await aKeyword(company, { texts: { de_de: 'neun bis fünf' } })
  const id = await aProductSaying(company, made.keyword)
  expect(await client.publisher.findMissing({ id })).toContainEqual(
    expect.objectContaining({ message: `The keyword {{${made.keyword}}} has no text in English (UK)` }),
  )
  const { name, texts } = made
  const say = (text: string) => client.keyword.updateKeyword({ id: made.id, name, texts: { ...texts, en_uk: text } })
  await say('nine <b>to</b> five')
  const host = `keyword-${process.pid}.localhost`
  const { id: releaseId } = await client.publisher.publishProduct({ id, stage: 'staging', host })
  await say('at noon')

  const visitor = aVisitor(app, host)
  await letIn(company, visitor, await mountAt(app, host))
  const page = (await visitor.get('/')).body
  expect(page).toContain('>Ask us nine &lt;b>to&lt;/b> five</label>')
  expect(page).not.toContain('at noon')

  const { rows } = await app.owner.query('select content from release where id = $1', [releaseId])
  const isSame = () =>
    inCompany(app.pool)(company.companyId, async (tx) =>
      isAsFrozen(tx, await getProductInCompany(tx, id), rows[0]?.content),
    )
  expect(await isSame()).toBe(false)
  await say('nine <b>to</b> five')
  expect(await isSame()).toBe(true)
})

test('a text that would be too long with its keyword is told before it is published', async () => {
  const company = await app.aCompany()
  const { keyword } = await aKeyword(company, { texts: { en_uk: 'x'.repeat(1000) } })
  const id = await aProductSaying(company, keyword)
  expect(await company.client.publisher.findMissing({ id })).toContainEqual(
    expect.objectContaining({
      message: expect.stringMatching(/^A keyword makes a text that cannot be kept \(questions/),
    }),
  )
})

test('a field that is neither data nor a keyword is told before it is published', async () => {
  const company = await app.aCompany()
  const id = await aProductSaying(company, 'nobody')
  const message = '{{nobody}} is neither data of the product nor a keyword: it would stand there as it is'
  expect(await company.client.publisher.findMissing({ id })).toContainEqual(expect.objectContaining({ message }))
})

test('what stands in a product or a template is not deleted; nobody else’s uses count', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { id, keyword } = await aKeyword(company)
  const productId = await aProductSaying(company, keyword)
  expect((await client.keyword.listKeywords({ productId })).items).toMatchObject([{ id }])
  const refused = (fields: object) =>
    expect(client.keyword.deleteKeyword({ id })).rejects.toMatchObject({ code: 'keyword.in-use', fields })
  await refused({ id: (await client.product.getProduct({ id: productId })).name })
  await client.product.moveToTrash({ id: productId })
  const template = await aTemplate(company, anEmail({ en_uk: aMail({ subject: `Call {{ ${keyword} |us}}` }) }))
  await refused({ id: template.name })
  // The draft says it no more; what is sent still does.
  await writeTemplate(company, template.id, anEmail())
  await refused({ id: template.name })
  // Whoever restores it sends it as it was.
  await client.template.removeTemplate({ id: template.id })
  await refused({ id: template.name })
  await client.template.restoreTemplate({ id: template.id })
  await client.template.publishTemplate({ id: template.id })
  await client.template.removeTemplate({ id: template.id })
  await client.keyword.deleteKeyword({ id })
})

test('a language is not taken out while something names the keyword, nor a text over another’s', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { id, keyword, name, texts, updatedAt } = await aKeyword(company)
  const template = await aTemplate(company, anEmail({ en_uk: aMail({ subject: `{{${keyword}}}` }) }))
  const less = { id, name, texts: { en_uk: 'Ours' } }
  await expect(client.keyword.updateKeyword(less)).rejects.toMatchObject({
    code: 'keyword.in-use',
    fields: { 'texts.de_de': `Deutsch is in use: ${template.name}` },
  })
  const read = { id, name, updatedAt }
  await client.keyword.updateKeyword({ ...read, texts: { ...texts, en_uk: 'First' } })
  await expect(client.keyword.updateKeyword({ ...read, texts: { ...texts, en_uk: 'Second' } })).rejects.toMatchObject({
    code: 'keyword.changed-meanwhile',
  })
  expect((await client.keyword.listKeywords({ search: name })).items).toMatchObject([{ texts: { en_uk: 'First' } }])
})

test('what names a keyword that is gone can be saved and put right, but not published', async () => {
  const company = await app.aCompany()
  const { id: keywordId, keyword } = await aKeyword(company)
  const { id } = await aTemplate(company, anEmail({ en_uk: aMail({ subject: `{{${keyword}}}` }) }))
  await app.owner.query('delete from keyword where id = $1', [keywordId])
  await writeTemplate(company, id, anEmail({ en_uk: aMail({ subject: `Call {{${keyword}}}` }) }))
  await expect(company.client.template.publishTemplate({ id })).rejects.toMatchObject({ code: 'template.unfinished' })
  const other = anEmail({ en_uk: aMail({ subject: '{{never_there}}' }) })
  await expect(writeTemplate(company, id, other)).rejects.toMatchObject({ code: 'invalid' })
  await writeTemplate(company, id, anEmail())
  await company.client.template.publishTemplate({ id })
})

test('the platform’s keywords are written out in what is copied of its templates', async () => {
  const { rows } = await app.owner.query<{ id: string }>('select id from company where is_operator')
  const staff = await app.aColleague({ companyId: rows[0]?.id ?? '' }, { role: 'super' })
  const made = await aKeyword(staff, { texts: { en_uk: '020 7946 0100' } })
  const subject = `Call {{${made.keyword}}}`
  const system = await aTemplate(staff, anEmail({ en_uk: aMail({ subject }) }))
  const company = await app.aCompany()
  const { id } = await company.client.template.copyTemplate({ id: system.id, name: 'Ours' })
  const { content } = await company.client.document.getDocument({ ownerId: id, kind: 'template' })
  expect(content).toMatchObject({ texts: { en_uk: { subject: 'Call 020 7946 0100' } } })
  await writeTemplate(company, id, content)
  await company.client.template.publishTemplate({ id })
  // What the platform itself sends says what the keyword says on the day.
  await writeTemplate(staff, system.id, anEmail())
  await expect(staff.client.keyword.deleteKeyword({ id: made.id })).rejects.toMatchObject({ code: 'keyword.in-use' })
})

const written = (subject: string) => anEmail({ en_uk: aMail({ subject }), de_de: aMail({ subject }) })

test('a template needs a text in each of its languages, or a fallback, and is tried with what it says', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { keyword } = await aKeyword(company, { texts: { en_uk: 'nine & five' } })
  await expect(aTemplate(company, written(`{{${keyword}}}`))).rejects.toMatchObject({
    code: 'template.unfinished',
    fields: { 'texts.de_de': expect.stringContaining('has no text in Deutsch') },
  })
  const { id } = await aTemplate(company, written(`Open {{${keyword}|daily}}`))
  const subjectIn = async (language: 'en_uk' | 'de_de') =>
    (await client.template.previewTemplate({ id, language })).subject
  expect(await subjectIn('en_uk')).toBe('Open nine & five')
  expect(await subjectIn('de_de')).toBe('Open daily')
  const other = await app.aCompany()
  expect(await inCompany(app.pool)(other.companyId, (tx) => keywordValues(tx, [keyword], 'en_uk'))).toEqual({})
})
