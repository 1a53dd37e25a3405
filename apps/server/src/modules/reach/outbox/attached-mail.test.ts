import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { aPdf } from '../../../../test/a-pdf.ts'
import { aPolicy } from '../../../../test/buyers.ts'
import { aCompanyDocument } from '../../../../test/design-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startMailbox } from '../../../../test/mailbox.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { aMail, anEmail, aTemplate, writeTemplate } from '../../../../test/template-builders.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { certificateOf } from '../../../../test/walked-pets.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { smtpMail } from '../../../adapters/mail/smtp-mail.ts'
import { keptSms } from '../../../adapters/sms/kept-sms.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { policyJobs } from '../../sell/policy/index.ts'
import { contentsOf } from './attached-files.ts'
import { outboxJobs } from './deliver-message.ts'

const app = await startTestApp()
const { files } = app.ports
const mailbox = await startMailbox()
const mail = smtpMail(mailbox.url, 'Coverwright <mail@coverwright.example>')
const deliveries = { mail: 'sent', sms: 'kept-here' } as const
const worker = await startWorker(
  app.serverUrl,
  [...outboxJobs({ mail, sms: keptSms, deliveries, files, ...waysIn(app.pool, 'job') }), ...policyJobs({ files })],
  { now: () => app.clock.now() },
)
whenDone(async () => {
  await worker.stop(2000)
  await mailbox.stop()
})

const received = (recipient: string, subject: RegExp) =>
  eventually(async () => {
    for (const { recipients, raw } of mailbox.received.toReversed()) {
      const parsed = await PostalMime.parse(raw)
      if (recipients.includes(recipient) && subject.test(parsed.subject ?? '')) return parsed
    }
    throw new Error('Not there yet')
  })

const withFiles = (companyDocumentIds: readonly string[], hasPapers = true) => ({
  ...anEmail({ en_uk: aMail({ subject: 'With papers' }) }),
  attachments: { companyDocumentIds: [...companyDocumentIds], hasPapers },
})

const use = { eventType: 'policy.documents-asked', productId: null, language: null } as const

async function aBuyer() {
  const company = await app.aCompany()
  const document = await aCompanyDocument(company)
  const template = await aTemplate(company, withFiles([document.id]))
  await company.client.template.bindTemplate({ ...use, templateId: template.id })
  const { id, policy } = await aPolicy(app, company, { answers: { full_name: 'Jo Smith' } })
  await certificateOf(company, id)
  return { company, document, id, email: String(policy?.email), number: String(policy?.number) }
}

test('the company’s documents and the papers of a purchase reach the mailbox, and the outbox opens them', async () => {
  const { company, document, id, email, number } = await aBuyer()
  await company.client.customer.resendDocuments({ id })
  const { attachments } = await received(email, /^With papers/)
  expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [document.newest.fileName, 'application/pdf'],
    [`Certificate ${number}.pdf`, 'application/pdf'],
  ])
  const content = attachments[1]?.content
  expect((await readPdf(new Uint8Array(content as ArrayBuffer))).text).toContain('Jo Smith')

  const { items } = await company.client.outbox.listMessages({ search: 'With papers' })
  const sent = await company.client.outbox.getMessage({ id: items[0]?.id ?? '' })
  expect(sent.attachments.map(({ name }) => name)).toEqual([document.newest.fileName, `Certificate ${number}.pdf`])
  const opened = await app.app.inject(sent.attachments[0]?.url ?? '')
  expect(opened.rawPayload.equals(await aPdf())).toBe(true)

  await expect(company.client.companyDocument.deleteDocument({ id: document.id })).rejects.toMatchObject({
    code: 'company-document.in-use',
  })
  await company.client.customer.cancelPolicy({ id })
  const { items: customers } = await company.client.customer.listCustomers({ search: email })
  await company.client.customer.eraseCustomer({ id: customers[0]?.id ?? '' })
  const { rows } = await app.owner.query('select 1 from outbox_attachment where company_id = $1', [company.companyId])
  expect(rows).toEqual([])
})

test('a document that is over is not sent: the standard mail goes out, and leaders hear of it', async () => {
  const { company, document, id, email } = await aBuyer()
  const { name, category, language } = document
  const about = { id: document.id, name, category, language, validUntil: '2020-01-31' }
  await company.client.companyDocument.updateDocument(about)
  await company.client.customer.resendDocuments({ id })
  expect((await received(email, /^Your .* policy/)).attachments).toEqual([])
  const { items } = await company.client.message.listNotifications({})
  expect(items.filter(({ title }) => title.includes('lacked a value'))).toHaveLength(1)
})

test('what is too big together, or not there, is not published', async () => {
  const company = await app.aCompany()
  const big = await aCompanyDocument(company)
  const other = await aCompanyDocument(company)
  await app.owner.query('update company_document_version set bytes = 6000000 where company_id = $1', [
    company.companyId,
  ])
  const { id } = await aTemplate(company)
  const publish = async (ids: readonly string[]) => {
    await writeTemplate(company, id, withFiles(ids))
    return company.client.template.publishTemplate({ id })
  }
  await expect(publish([big.id, other.id])).rejects.toMatchObject({ code: 'template.attachments-too-big' })
  await expect(publish([(await aCompanyDocument(await app.aCompany())).id])).rejects.toMatchObject({
    code: 'template.attachment-gone',
  })
  await publish([big.id])
})

test('a mail whose attachment is gone before it leaves fails, and says what', async () => {
  const gone = contentsOf(files, [{ name: 'Leaflet.pdf', file: undefined }])
  await expect(gone).rejects.toMatchObject({ isPermanent: true, message: expect.stringContaining('Leaflet.pdf') })
})
