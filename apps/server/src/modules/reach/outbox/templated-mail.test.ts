import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { aKeyword, anAgent } from '../../../../test/builders.ts'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startMailbox } from '../../../../test/mailbox.ts'
import { aMail, anEmail, aTemplate } from '../../../../test/template-builders.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'
import { whenDone } from '../../../../test/when-done.ts'
import { smtpMail } from '../../../adapters/mail/smtp-mail.ts'
import { keptSms } from '../../../adapters/sms/kept-sms.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { outboxJobs } from './deliver-message.ts'

const app = await startTestApp()
const mailbox = await startMailbox()
const mail = smtpMail(mailbox.url, 'Coverwright <mail@coverwright.example>')
const deliveries = { mail: 'sent', sms: 'kept-here' } as const
const worker = await startWorker(
  app.serverUrl,
  outboxJobs({ mail, sms: keptSms, deliveries, files: app.ports.files, ...waysIn(app.pool, 'job') }),
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

async function aBuyerWith(content?: Parameters<typeof aTemplate>[1], from?: TestCompany) {
  const company = from ?? (await app.aCompany())
  const { id, policy } = await aPolicy(app, company)
  const { template, customer } = company.client
  const made = await aTemplate(company, content)
  const use = { templateId: made.id, eventType: 'policy.documents-asked', productId: null, language: null } as const
  await template.bindTemplate(use)
  return {
    company,
    made,
    email: String(policy?.email),
    number: String(policy?.number),
    send: () => customer.resendDocuments({ id }),
  }
}

test('the company’s own words reach the mailbox, as HTML and as text, with what must be sent', async () => {
  const { email, number, send } = await aBuyerWith(
    anEmail({
      en_uk: aMail({
        subject: 'Hello {{name}}: {{policyNumber}}',
        blocks: [
          { type: 'heading', id: 'a', text: 'Policy {{policyNumber}}' },
          { type: 'facts', id: 'b', rows: [{ label: 'Price', value: '{{price}}' }] },
          { type: 'button', id: 'c', label: 'Your page', link: '{{link}}' },
          { type: 'documents', id: 'd', title: 'Documents' },
        ],
      }),
    }),
  )
  await send()
  const { subject, html, text } = await received(email, /^Hello/)
  expect(subject).toContain(number)
  expect(html).toContain(`Policy ${number}</h1>`)
  expect(html).toMatch(/>£[\d.,]+ /)
  expect(text).toMatch(/Your page: http\S+/)
  expect(text).toMatch(/Documents\n[^]+: http\S+/)
})

test('a keyword says what it says when the mail is sent, escaped by its place', async () => {
  const company = await app.aCompany()
  const { keyword } = await aKeyword(company, { texts: { en_uk: 'nine <to> five\nBcc: x@evil.example' } })
  const subject = `Hours: {{${keyword}}}`
  const blocks = [{ type: 'heading', id: 'a', text: `We open {{${keyword}}}` } as const, ...aMail().blocks]
  const { email, send } = await aBuyerWith(anEmail({ en_uk: aMail({ subject, blocks }) }), company)
  await send()
  const { subject: read, html, bcc } = await received(email, /^Hours/)
  expect(read).toBe('Hours: nine <to> five Bcc: x@evil.example')
  expect(bcc ?? []).toEqual([])
  expect(html).toContain('We open nine &lt;to&gt; five')
})

test('without a value and without a fallback the standard message goes out, and leaders hear of it once', async () => {
  const { company, email, send } = await aBuyerWith(anEmail({ en_uk: aMail({ subject: 'Hello {{name}}' }) }))
  await app.owner.query(`update policy set holder = 'https://evil.example' where email = $1`, [email])
  await send()
  await send()
  const { html } = await received(email, /^Your .* policy/)
  expect(html).toMatch(/^<!doctype html><html>/)
  const { items } = await company.client.message.listNotifications({})
  expect(items.filter(({ title }) => title.includes('lacked a value'))).toHaveLength(1)
})

test('the words of the product are drawn in the company’s colour, and the outbox shows what was sent', async () => {
  const company = await app.aCompany()
  await app.owner.query(`update company set theme_colour = '#7a1fa2' where id = $1`, [company.companyId])
  const { email } = await anAgent(company)
  const { html } = await received(email, /agent/)
  expect(html).toContain('#7a1fa2')
  const { items } = await company.client.outbox.listMessages({ search: email })
  expect(await company.client.outbox.getMessage({ id: items[0]?.id ?? '' })).toMatchObject({ html: html?.trim() })
})
