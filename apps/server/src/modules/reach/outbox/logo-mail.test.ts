import PostalMime from 'postal-mime'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { startMailbox } from '../../../../test/mailbox.ts'
import { aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { fileKey } from '../../../adapters/files/file-key.ts'
import { smtpMail } from '../../../adapters/mail/smtp-mail.ts'
import { keptSms } from '../../../adapters/sms/kept-sms.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { outboxJobs } from './deliver-message.ts'

const app = await startTestApp()
const { files } = app.ports
const mailbox = await startMailbox()
const mail = smtpMail(mailbox.url, 'Coverwright <mail@coverwright.example>')
const deliveries = { mail: 'sent', sms: 'kept-here' } as const
const jobs = outboxJobs({ mail, sms: keptSms, deliveries, files, ...waysIn(app.pool, 'job') })
const worker = await startWorker(app.serverUrl, jobs, { now: () => app.clock.now() })
whenDone(async () => {
  await worker.stop(2000)
  await mailbox.stop()
})

/** A dark sign on nothing, far larger than a mail needs. */
const largeLogo = sharp({ create: { width: 2400, height: 600, channels: 4, background: '#00000000' } })
  .composite([
    {
      input: await sharp({ create: { width: 1200, height: 300, channels: 4, background: '#101828' } })
        .png()
        .toBuffer(),
    },
  ])
  .png()
  .toBuffer()

async function wearLogo({ client }: TestCompany) {
  const { id } = await client.upload.uploadFile({ purpose: 'logo', name: 'logo.png' }, new Blob([await largeLogo]))
  await client.company.saveLogo({ id })
}

const received = (recipient: string) =>
  eventually(async () => {
    for (const { recipients, raw } of mailbox.received.toReversed()) {
      const parsed = await PostalMime.parse(raw)
      if (recipients.includes(recipient) && parsed.subject?.startsWith('[Test]')) return parsed
    }
    throw new Error('Not there yet')
  })

test('the logo travels in the mail, small and on white, and is shown where the mail is looked at', async () => {
  const company = await app.aCompany()
  await wearLogo(company)
  const { id } = await aTemplate(company)
  await company.client.template.sendTest({ id, language: 'en_uk' })
  const { html, attachments } = await received(company.email)
  expect(html).toContain('src="cid:company-logo"')
  const [logo] = attachments
  expect(attachments).toHaveLength(1)
  expect(logo).toMatchObject({ mimeType: 'image/png', disposition: 'inline', contentId: '<company-logo>' })
  const content = Buffer.from(logo?.content as ArrayBuffer)
  expect(content.length).toBeLessThan(40_000)
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBeLessThanOrEqual(480)
  expect(info.height).toBeLessThanOrEqual(96)
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])

  const { items } = await company.client.outbox.listMessages({ search: '[Test]' })
  const shown = await company.client.outbox.getMessage({ id: items[0]?.id ?? '' })
  expect(shown.html).toContain('src="data:image/png;base64,')
  expect(shown.html).not.toContain('cid:')
  const preview = await company.client.template.previewTemplate({ id, language: 'en_uk' })
  expect(preview.html).toContain('src="data:image/png;base64,')
  // What travels beside the mail is not counted as its HTML.
  expect(preview.htmlBytes).toBeLessThan(20_000)
})

test('without a logo nothing travels along, and the name stands there', async () => {
  const company = await app.aCompany()
  const { id } = await aTemplate(company)
  await company.client.template.sendTest({ id, language: 'en_uk' })
  const { html, attachments } = await received(company.email)
  expect(html).not.toContain('<img')
  expect(attachments).toEqual([])
})

test('a logo that cannot be read keeps no mail back', async () => {
  const company = await app.aCompany()
  await wearLogo(company)
  const { rows } = await app.owner.query<{ id: string }>('select logo_file_id as id from company where id = $1', [
    company.companyId,
  ])
  await files.removeNow(fileKey(company.companyId, rows[0]?.id ?? ''))
  const { id } = await aTemplate(company)
  await company.client.template.sendTest({ id, language: 'en_uk' })
  expect((await received(company.email)).subject).toContain('[Test]')
})
