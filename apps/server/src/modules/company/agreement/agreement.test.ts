import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aPdf } from '../../../../test/a-pdf.ts'
import { aPartnership } from '../../../../test/builders.ts'
import { anAgreement, anAgreementFile } from '../../../../test/company-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { lastMessageTo } from '../../../../test/sign-ups.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { withTenant } from '../../../platform/database/with-tenant.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { agreementJobs } from './handle-jobs.ts'
import { agreements } from './tables.ts'

const app = await startTestApp()
const worker = await startWorker(app.serverUrl, agreementJobs(app.ports))
afterAll(() => worker.stop())

let company: TestCompany
beforeEach(async () => {
  company = await app.aCompany()
})

const upload = (content: string | Buffer<ArrayBuffer>, name = 'terms.pdf') =>
  company.client.upload.uploadFile({ purpose: 'agreement', name }, new Blob([content]))
const create = async (content: string | Buffer<ArrayBuffer>, name = 'Terms of business') =>
  company.client.agreement.createAgreement({ name, fileId: (await upload(content)).id })

test('the page count is read from the file', async () => {
  const content = await aPdf({ pages: 7 })
  expect(await create(content)).toMatchObject({
    name: 'Terms of business',
    pageCount: 7,
    state: 'pending',
    hash: createHash('sha256').update(content).digest('hex'),
    uploadedBy: 'Wren Okafor',
  })
})

test.each([
  ['a picture called a document', Buffer.from('GIF89a'), 'Invalid file format.'],
  ['a page called a document', '<html></html>', 'Invalid file format.'],
])('%s is refused when it is uploaded', async (_what, content, message) => {
  await expect(upload(content)).rejects.toMatchObject({ status: 422, message })
})

test('a document of more than 15 MB is refused', async () => {
  await expect(upload(Buffer.alloc(15 * 1024 * 1024 + 1, '%'))).rejects.toMatchObject({ code: 'file.too-large' })
})

/** A document that says it has pages, and has none. */
const pageless = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 9>>endobj
trailer<</Root 1 0 R>>
%%EOF`

test.each([
  ['without pages', () => pageless, 'Page Count Missing'],
  ['that runs something', () => aPdf({ runs: true }), 'Document does not comply!'],
  ['behind a password', () => aPdf({ password: 'secret' }), 'Document does not comply!'],
  ['that is broken', () => '%PDF-1.7\nnothing\n%%EOF', 'Document does not comply!'],
])('a document %s is refused, and not kept', async (_what, made, message) => {
  await expect(create(await made())).rejects.toMatchObject({ status: 422, message, fields: { fileId: message } })
  const { rowCount } = await app.owner.query('select from stored_file where company_id = $1', [company.companyId])
  expect(rowCount).toBe(0)
})

test('a name is not empty and not another’s, whatever its capitals', async () => {
  await expect(create(await aPdf(), '  ')).rejects.toMatchObject({ fields: { name: 'The field is required' } })
  await create(await aPdf())
  await expect(create(await aPdf(), 'TERMS of business')).rejects.toMatchObject({ fields: { name: 'already exists' } })
  const outcomes = await Promise.allSettled([create(await aPdf(), 'Twice'), create(await aPdf(), 'twice')])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a file is used once, by who uploaded it', async () => {
  const { id: fileId } = await anAgreementFile(company)
  const admin = await app.aColleague(company, { role: 'admin' })
  await expect(admin.client.agreement.createAgreement({ name: 'Mine', fileId })).rejects.toMatchObject({
    code: 'file.not-found',
  })
  await company.client.agreement.createAgreement({ name: 'Mine', fileId })
  await expect(company.client.agreement.createAgreement({ name: 'Again', fileId })).rejects.toMatchObject({
    code: 'file.not-found',
  })
})

test('executing records who, when and from where, and makes a copy with one page more', async () => {
  const content = await aPdf({ pages: 3 })
  const { id, hash } = await create(content)
  const form = { id, name: 'Wren Øyvind Okafor' }
  await expect(company.client.agreement.executeAgreement({ ...form, hasAgreed: false })).rejects.toMatchObject({
    fields: { hasAgreed: 'The field is required' },
  })
  const executed = await company.client.agreement.executeAgreement({ ...form, hasAgreed: true })
  expect(executed).toMatchObject({
    state: 'executed',
    signature: {
      name: 'Wren Øyvind Okafor',
      signedInAs: 'Wren Okafor',
      email: company.email,
      address: '127.0.0.1',
      signedAt: expect.stringMatching(/^20/),
    },
  })
  await eventually(async () => expect((await company.client.agreement.getAgreement({ id })).hasExecutedCopy).toBe(true))
  const { url } = await company.client.agreement.openAgreement({ id, copy: 'executed' })
  const copy = await PDFDocument.load((await app.app.inject(url)).rawPayload)
  expect(copy.getPageCount()).toBe(4)
  const [record] = copy.getAttachments()
  expect(JSON.parse(new TextDecoder().decode(record?.data))).toMatchObject({
    hash,
    signatures: [{ name: 'Wren Øyvind Okafor' }],
  })
  // The original is what it was.
  const { url: original } = await company.client.agreement.openAgreement({ id, copy: 'original' })
  expect((await app.app.inject(original)).rawPayload).toEqual(content)
})

test('two who execute it at once: one does', async () => {
  const { id } = await create(await aPdf())
  const admin = await app.aColleague(company, { role: 'admin' })
  const execute = ({ client }: Pick<TestCompany, 'client'>) =>
    client.agreement.executeAgreement({ id, name: 'Somebody', hasAgreed: true })
  const outcomes = await Promise.allSettled([execute(company), execute(admin)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(execute(company)).rejects.toMatchObject({ code: 'agreement.executed' })
  await expect(company.client.agreement.renameAgreement({ id, name: 'Other' })).rejects.toMatchObject({
    code: 'agreement.executed',
  })
})

test('what is moved to the trash comes back as it was, unless its name is taken', async () => {
  const { id, name } = await anAgreement(app, company)
  const { agreement } = company.client
  await agreement.trashAgreement({ id })
  expect((await agreement.listAgreements({})).total).toBe(0)
  expect((await agreement.listAgreements({ isInTrash: true })).items).toMatchObject([{ id, state: 'trash' }])
  const other = await create(await aPdf(), name)
  await expect(agreement.restoreAgreement({ id })).rejects.toMatchObject({ fields: { name: 'already exists' } })
  await agreement.renameAgreement({ id: other.id, name: 'Another' })
  expect(await agreement.restoreAgreement({ id })).toMatchObject({ state: 'pending', trashedAt: null })
})

test('what was executed is kept; one that was trashed before that was so comes back executed', async () => {
  const { id } = await anAgreement(app, company, 'executed')
  const { agreement } = company.client
  await expect(agreement.trashAgreement({ id })).rejects.toMatchObject({ message: 'Executed agreements are kept' })
  await app.owner.query(`update agreement set state = 'trash', trashed_at = now() where id = $1`, [id])
  expect(await agreement.restoreAgreement({ id })).toMatchObject({ state: 'executed', trashedAt: null })
})

test('who lacks the permission opens no agreement, not by its file either', async () => {
  const { id: fileId } = await anAgreementFile(company)
  const { id } = await company.client.agreement.createAgreement({ name: 'Ours', fileId })
  for (const role of ['standard', 'designer', 'trial'] as const) {
    const { client } = await app.aColleague(company, { role })
    await expect(client.agreement.openAgreement({ id, copy: 'original' })).rejects.toMatchObject({ status: 403 })
    await expect(client.upload.getSignedUrl({ id: fileId })).rejects.toMatchObject({ code: 'file.not-found' })
  }
})

async function bound() {
  const partner = await app.aCompany({ businessType: 'broker' })
  const { id } = await aPartnership(app, company, { partnerId: partner.companyId, state: 'active' })
  return { partner, partnershipId: id }
}
const make = async (partnershipId: string, name = 'Binding authority') =>
  company.client.agreement.createContract({ partnershipId, name, fileId: (await anAgreementFile(company)).id })
const sign = ({ client }: Pick<TestCompany, 'client'>, id: string) =>
  client.agreement.executeAgreement({ id, name: 'Somebody', hasAgreed: true })

describe('a contract with a partner', () => {
  test('is seen and executed by both sides; the copy names both', async () => {
    const { partner, partnershipId } = await bound()
    const { id } = await make(partnershipId)
    expect((await company.client.agreement.listAgreements({})).total).toBe(0)
    const { items } = await partner.client.agreement.listContracts({})
    expect(items).toMatchObject([{ id, signature: null, partner: { isOurs: false } }])
    await eventually(async () => expect(await lastMessageTo(app, partner.email)).toContain('asks you to execute'))

    expect(await sign(partner, id)).toMatchObject({ state: 'pending', partner: { signature: null } })
    await expect(sign(partner, id)).rejects.toMatchObject({ code: 'agreement.executed' })
    expect(await sign(company, id)).toMatchObject({
      state: 'executed',
      partner: { signature: { email: partner.email } },
    })
    await eventually(async () =>
      expect((await partner.client.agreement.getAgreement({ id })).hasExecutedCopy).toBe(true),
    )
    const { url } = await partner.client.agreement.openAgreement({ id, copy: 'executed' })
    const copy = await PDFDocument.load((await app.app.inject(url)).rawPayload)
    const [record] = copy.getAttachments()
    const { signatures } = JSON.parse(new TextDecoder().decode(record?.data))
    expect(signatures.map(({ email }: { email: string }) => email)).toEqual([company.email, partner.email])
  })

  test('is changed by who made it, and by nobody once a side has executed it', async () => {
    const { partner, partnershipId } = await bound()
    const { id } = await make(partnershipId)
    await expect(partner.client.agreement.trashAgreement({ id })).rejects.toMatchObject({
      code: 'agreement.of-partner',
    })
    await expect(partner.client.agreement.renameAgreement({ id, name: 'Other' })).rejects.toMatchObject({
      code: 'agreement.of-partner',
    })
    await sign(partner, id)
    await expect(company.client.agreement.trashAgreement({ id })).rejects.toMatchObject({
      code: 'agreement.with-partner',
    })
  })

  test('needs a partnership in force, and is nobody else’s', async () => {
    const { partnershipId } = await bound()
    const { id } = await make(partnershipId)
    const stranger = await app.aCompany()
    await expect(stranger.client.agreement.getAgreement({ id })).rejects.toMatchObject({ code: 'agreement.not-found' })
    await expect(stranger.client.agreement.openAgreement({ id, copy: 'original' })).rejects.toMatchObject({
      code: 'agreement.not-found',
    })
    await app.owner.query(`update partnership set state = 'ended' where id = $1`, [partnershipId])
    await expect(make(partnershipId, 'Another')).rejects.toMatchObject({ code: 'agreement.not-bound' })
  })

  test('what the other side signs it cannot change, not past the calls either', async () => {
    const { partner, partnershipId } = await bound()
    const { id } = await make(partnershipId)
    const asPartner = { companyId: partner.companyId, mode: 'read write' } as const
    await expect(
      withTenant(app.pool, asPartner, (tx) => tx.update(agreements).set({ hash: 'x' }).where(eq(agreements.id, id))),
    ).rejects.toMatchObject({ cause: { message: 'what was agreed to does not change' } })
  })
})
