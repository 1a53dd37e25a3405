import { createHash } from 'node:crypto'
import { standardContract, standardTerms } from '@coverwright/domain/build/template/standard-contract'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { attacks } from '@coverwright/domain/build/template/test/attacks'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPartnership } from '../../../../test/builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { lastMessageTo } from '../../../../test/sign-ups.ts'
import { aContract, aTemplate, writeTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { agreementJobs } from '../../company/agreement/index.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, agreementJobs(app.ports))
afterAll(() => worker.stop())

let company: TestCompany
let partner: TestCompany
let partnershipId: string
beforeEach(async () => {
  company = await app.aCompany()
  partner = await app.aCompany({ businessType: 'broker' })
  partnershipId = (await aPartnership(app, company, { partnerId: partner.companyId, state: 'active' })).id
})

const standard: TemplateContent = {
  version: 1,
  kind: 'contract',
  terms: [...standardTerms],
  texts: { en_uk: standardContract },
}
const said = { start_date: '1 January 2027', commission: '12.5 % of the premium', notice: '60 days' }
const filling = (templateId: string, overrides = {}) => ({
  templateId,
  partnershipId,
  language: 'en_uk' as const,
  name: 'Binding authority 2027',
  terms: said,
  ...overrides,
})
const wordsOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text
const nameOf = async ({ companyId }: TestCompany) =>
  (await app.owner.query('select name from company where id = $1', [companyId])).rows[0].name as string

test('a contract is filled with both companies and the terms, and kept as the document of the agreement', async () => {
  const { id, name } = await aTemplate(company, standard)
  const { contractTemplate, agreement } = company.client
  expect(await contractTemplate.listContractTemplates({})).toMatchObject([{ id, name }])
  expect(await contractTemplate.getContractTemplate({ id })).toMatchObject({
    number: 1,
    languages: ['en_uk'],
    terms: standardTerms,
  })

  const made = await contractTemplate.makeContract(filling(id))
  expect(made).toMatchObject({
    name: 'Binding authority 2027',
    state: 'pending',
    pageCount: 1,
    madeFrom: { name, number: 1 },
    partner: { isOurs: true, name: await nameOf(partner) },
  })
  const { url } = await agreement.openAgreement({ id: made.id, copy: 'original' })
  const bytes = (await app.app.inject(url)).rawPayload
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.hash)
  const words = await wordsOf(bytes)
  for (const each of [await nameOf(company), await nameOf(partner), 'Binding authority 2027', ...Object.values(said)])
    expect(words).toContain(each)

  await eventually(async () => expect(await lastMessageTo(app, partner.email)).toContain('asks you to execute'))
  expect(await partner.client.agreement.getAgreement({ id: made.id })).toMatchObject({ madeFrom: null })
  const sign = ({ client }: TestCompany) =>
    client.agreement.executeAgreement({ id: made.id, name: 'Somebody', hasAgreed: true })
  await sign(partner)
  expect(await sign(company)).toMatchObject({ state: 'executed' })
})

test('what was made stays as it was made, whatever becomes of the template', async () => {
  const { id } = await aTemplate(company, aContract('Version one with {{partnerName}}'))
  const { contractTemplate, template } = company.client
  const made = await contractTemplate.makeContract(filling(id, { terms: {} }))
  await writeTemplate(company, id, aContract('Version two'))
  // A draft is not what agreements are made of.
  expect(await contractTemplate.getContractTemplate({ id })).toMatchObject({ number: 1 })
  await template.publishTemplate({ id })
  expect(await contractTemplate.getContractTemplate({ id })).toMatchObject({ number: 2 })
  await template.removeTemplate({ id })
  expect(await contractTemplate.listContractTemplates({})).toEqual([])
  const gone = contractTemplate.makeContract(filling(id, { terms: {}, name: 'Another' }))
  await expect(gone).rejects.toMatchObject({ code: 'contract-template.not-found' })
  const { url } = await company.client.agreement.openAgreement({ id: made.id, copy: 'original' })
  expect(await wordsOf((await app.app.inject(url)).rawPayload)).toContain('Version one')
})

test('every term is said, and none besides; the pages can be looked at before anything is made', async () => {
  const { id } = await aTemplate(company, standard)
  const { contractTemplate, agreement } = company.client
  const { notice, ...fewer } = said
  await expect(contractTemplate.previewContract(filling(id, { terms: fewer }))).rejects.toMatchObject({
    code: 'contract-template.unfilled',
    fields: { 'terms.notice': expect.any(String) },
  })
  const more = filling(id, { terms: { ...said, ourName: 'Somebody else' } })
  await expect(contractTemplate.makeContract(more)).rejects.toMatchObject({ code: 'contract-template.unfilled' })
  const { pdf } = await contractTemplate.previewContract(filling(id))
  expect(await wordsOf(Buffer.from(pdf, 'base64'))).toContain(notice)
  expect((await agreement.listContracts({})).total).toBe(0)
})

test('what is not known of a company refuses the contract, with its name', async () => {
  const { id } = await aTemplate(company, aContract('Licence {{partnerLicence}}, address {{ourAddress}}'))
  await app.owner.query('update company set licence_number = null, licence_key = null where id = $1', [
    partner.companyId,
  ])
  await app.owner.query(`update company set address = '' where id = $1`, [company.companyId])
  await expect(company.client.contractTemplate.makeContract(filling(id, { terms: {} }))).rejects.toMatchObject({
    code: 'contract-template.unfilled',
    fields: { templateId: 'Not known: {{partnerLicence}}, {{ourAddress}}' },
  })
})

test('only with a partner one is bound to, and under a name that is free', async () => {
  const { id } = await aTemplate(company, aContract())
  const { contractTemplate } = company.client
  const plain = filling(id, { terms: {} })
  await contractTemplate.makeContract(plain)
  await expect(contractTemplate.makeContract(plain)).rejects.toMatchObject({ code: 'agreement.name-taken' })
  await app.owner.query(`update partnership set state = 'ended' where id = $1`, [partnershipId])
  const ended = contractTemplate.makeContract({ ...plain, name: 'Later' })
  await expect(ended).rejects.toMatchObject({ code: 'agreement.not-bound' })
})

test('what is known of a sale is refused in a contract, and so is a list of a policy', async () => {
  const { template } = company.client
  const { id } = await template.createTemplate({ kind: 'contract', name: 'Ours', tag: '', language: 'en_uk' })
  await writeTemplate(company, id, aContract('For {{policyNumber}}'))
  await expect(template.publishTemplate({ id })).rejects.toMatchObject({
    code: 'template.unfinished',
    fields: { 'texts.en_uk': expect.stringContaining('policyNumber') },
  })
  const list = { type: 'list', id: 'list', list: 'policy', title: '' }
  const listed = { ...aContract(), texts: { en_uk: { title: 'Ours', blocks: [list] } } }
  await expect(writeTemplate(company, id, listed)).rejects.toMatchObject({ status: 422 })
  const place = { eventType: 'policy.documented', productId: null, language: null } as const
  const { id: published } = await aTemplate(company, aContract())
  const bound = template.bindTemplate({ templateId: published, ...place })
  await expect(bound).rejects.toMatchObject({ code: 'template.does-not-fit' })
})

test('a new contract can be published as it begins', async () => {
  const { template } = company.client
  const { id } = await template.createTemplate({ kind: 'contract', name: 'Ours', tag: '', language: 'en_uk' })
  const preview = await template.previewTemplate({ id, language: 'en_uk' })
  expect(preview).toMatchObject({ problems: {}, missing: [] })
  expect(await wordsOf(Buffer.from(preview.pdf ?? '', 'base64'))).toContain('Larkfield Brokers Ltd')
  expect(await template.publishTemplate({ id })).toMatchObject({ published: { number: 1 } })
})

const third = (from: number) => attacks.filter((_attack, at) => at % 3 === from).join(' ')

test('what is hostile stays words', async () => {
  const { id } = await aTemplate(company, standard)
  const terms = { start_date: third(0), commission: third(1), notice: third(2) }
  const made = await company.client.contractTemplate.makeContract(filling(id, { terms }))
  const { url } = await company.client.agreement.openAgreement({ id: made.id, copy: 'original' })
  const raw = (await app.app.inject(url)).rawPayload
  expect(raw.toString('latin1')).not.toMatch(/\/(JavaScript|JS|Launch|URI)\b/)
  const words = await wordsOf(raw)
  // What looks like a field is not looked through again.
  expect(words).toContain('{{link}}')
  expect(words).toContain('<script>alert(1)</script>')
})

test('who may not make agreements makes none', async () => {
  const { id } = await aTemplate(company, aContract())
  const { client } = await app.aColleague(company, { role: 'designer' })
  await expect(client.contractTemplate.makeContract(filling(id, { terms: {} }))).rejects.toMatchObject({ status: 403 })
  await expect(client.contractTemplate.listContractTemplates({})).rejects.toMatchObject({ status: 403 })
})
