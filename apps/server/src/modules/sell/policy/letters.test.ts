import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { afterAll, expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf, cards, useCard } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { hurry } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { instalmentJobs, paymentJobs } from '../payment/index.ts'
import { policyJobs } from './index.ts'

const app = await startTestApp()
const { gateways, files } = app.ports
const jobs = [...paymentJobs({ gateways }), ...instalmentJobs({ gateways }), ...policyJobs({ files })]
const worker = await startWorker(app.serverUrl, jobs, { now: () => app.clock.now() })
afterAll(() => worker.stop(2000))

const company = await app.aCompany()
const product = await aProduct(app, company, {
  name: 'Pet Plan',
  state: 'online',
  languages: ['en_uk', 'de_de', 'zh_cn'],
  body: {
    ...sampleBody,
    translations: {
      de_de: { 'cover.plans.full.title': 'Vollschutz', 'documents.ipid.title': 'Produktinformation' },
      zh_cn: { 'cover.plans.full.title': '全面保障' },
    },
  },
})
const { host } = await aRelease(company, product.id)

async function visit(language?: string) {
  const visitor = aVisitor(app, host ?? '')
  if (language) await visitor.get(`/?language=${language}`)
  return visitor
}

let buyers = 0
const anEmail = () => `buyer-${++buyers}@example.org`

interface Purchase {
  readonly language?: string
  readonly pay?: string
  readonly card?: string
}

/** From the first page to a policy, on the site. */
async function buy({ language, pay = 'yearly', card = cards.pays }: Purchase = {}) {
  const email = anEmail()
  const visitor = await visit(language)
  await visitor.post('/', answersOf(app, { email }))
  await visitor.post('/plan', { plan: 'full', pay })
  const { headers } = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(headers.location), card)
  const mail = await mailTo(email, 1)
  const { rows } = await app.owner.query('select * from policy where email = $1', [email])
  const path = new URL(/http:\S+\/my\/\S+/.exec(mail.text)?.[0] ?? '').pathname
  return { email, visitor, mail, policy: rows[0], path }
}

const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (await app.owner.query('select subject, text from outbox_message where recipient = $1 order by id', [email])).rows

/** The mail somebody got, counted from the first. */
const mailTo = (email: string, at: number, meanwhile = async () => {}) =>
  eventually(async () => {
    await meanwhile()
    const mail = (await mailsTo(email))[at - 1]
    if (!mail) throw new Error('Not written yet')
    return mail
  })

async function certificateIn(text: string) {
  const { pathname, search } = new URL(/http:\S+document=certificate/.exec(text)?.[0] ?? '')
  const { location } = (await app.app.inject(`${pathname}${search}`)).headers
  const { rawPayload, headers } = await app.app.inject(new URL(String(location)).pathname)
  return { ...(await readPdf(rawPayload)), name: decodeURIComponent(String(headers['content-disposition'])) }
}

const press = (path: string, what: string, payload = '') =>
  app.app.inject({
    method: 'POST',
    url: `${path}?do=${what}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

const dayAs = (tag: string, day: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
const dayOf = async (id: string) =>
  String((await app.owner.query('select starts_on::text as day from policy where id = $1', [id])).rows[0]?.day)

test('bought in German: the mail, the certificate, the page after paying and the one of the policy are German', async () => {
  const { mail, policy, path, visitor, email } = await buy({ language: 'de_de' })
  expect(policy.language).toBe('de_de')
  expect(mail.subject).toBe(`Ihr Vertrag ${policy.number}: Pet Plan`)
  const starts = dayAs('de-DE', await dayOf(policy.id))
  for (const words of [
    'Guten Tag Jo Smith,',
    `Ihr Vertrag ${policy.number} beginnt am ${starts}.`,
    'Ihr Versicherungsschein: http://',
    'Die Links gelten 30 Tage.',
  ])
    expect(mail.text).toContain(words)
  expect(mail.text).not.toMatch(/Dear|Thank you|Your policy/)

  const certificate = await certificateIn(mail.text)
  expect(certificate).toMatchObject({
    language: 'de-DE',
    title: `Versicherungsschein ${policy.number}`,
    name: expect.stringContaining(`Versicherungsschein ${policy.number}.pdf`),
  })
  for (const words of ['Versicherungsnehmer', 'Vollschutz', starts, 'beide Tage eingeschlossen', 'Summe für das Jahr'])
    expect(certificate.text).toContain(words)
  expect(certificate.text).not.toMatch(/Policyholder|Certificate|Complaints/)

  expect((await visitor.get('/thank-you')).body).toContain('Versicherungsschein')
  const page = (await app.app.inject(path)).body
  expect(page).toContain('<html lang="de-DE">')
  for (const words of [
    `<h1>Ihr Vertrag ${policy.number}</h1>`,
    'In Kraft',
    'Pet Plan, Vollschutz',
    'Produktinformation',
  ])
    expect(page).toContain(words)
  expect((await app.app.inject(`${path}?document=nothing`)).body).toContain('Link abgelaufen')

  await press(path, 'code')
  expect((await app.app.inject(`${path}?cancel`)).body).toContain('Wir haben einen Code an ')
  const asked = await mailTo(email, 2)
  expect(asked.subject).toBe(`Ihr Code zum Widerruf des Vertrags ${policy.number}`)
  await press(path, 'cancel', `code=${/Code ein: (\d{6})/.exec(asked.text)?.[1]}`)
  const cancelled = await mailTo(email, 3)
  expect(cancelled.subject).toBe(`Ihr Vertrag ${policy.number} ist widerrufen`)
  expect(cancelled.text).toMatch(/\d,\d\d\s£ gehen auf Ihre Karte zurück\./)
  expect((await press(path, 'cancel')).body).toContain('Dieser Vertrag ist bereits beendet.')
})

test('bought in English, every word is as it was', async () => {
  const { mail, policy, path } = await buy()
  const [year = 0, month = 1, day = 1] = (await dayOf(policy.id)).split('-').map(Number)
  const starts = `${day} ${new Intl.DateTimeFormat('en-GB', { month: 'long' }).format(new Date(year, month - 1, 15))} ${year}`
  expect(mail.subject).toBe(`Your Pet Plan policy ${policy.number}`)
  const [certificate = '', ipid = '', booklet = '', own = ''] = mail.text.match(/http:\S+/g) ?? []
  expect(mail.text.split('\n\n')).toEqual([
    'Dear Jo Smith,',
    `Thank you for choosing ${sampleBody.regulatory.tradingName}. Your policy ${policy.number} starts on ${starts}.`,
    expect.stringMatching(
      new RegExp(`^Cover: ${starts} to .+, both days included\\.\\nPrice: £240\\.22 a year, tax included\\.$`),
    ),
    `Your certificate of insurance: ${certificate}`,
    `Insurance product information: ${ipid}`,
    `Policy booklet: ${booklet}`,
    'The links work for 30 days. Keep the documents in a safe place.',
    `Your policy, its documents, and cancelling it if you change your mind: ${own}`,
    sampleBody.regulatory.tradingName,
  ])
  const { text, language, title, name } = await certificateIn(mail.text)
  expect({ language, title }).toEqual({ language: 'en-GB', title: `Certificate of insurance ${policy.number}` })
  expect(name).toContain(`Certificate ${policy.number}.pdf`)
  for (const words of ['Policyholder', `Policy number ${policy.number}`, `${starts} to `, 'both days included'])
    expect(text).toContain(words)
  expect((await app.app.inject(path)).body).toContain('<html lang="en-GB">')
})

test('bought in Chinese: mail and pages are Chinese, the certificate is printed in letters its fonts have', async () => {
  const { mail, policy, path } = await buy({ language: 'zh_cn' })
  expect(mail.subject).toBe(`您的Pet Plan保单 ${policy.number}`)
  expect(mail.text).toContain('Jo Smith，您好：')
  expect((await app.app.inject(path)).body).toContain('Pet Plan, 全面保障')
  const { language, text } = await certificateIn(mail.text)
  expect(language).toBe('en-GB')
  expect(text).toContain('Policyholder')
  expect(text).not.toMatch(/\p{Script=Han}/u)
})

test('an instalment that was not paid is told in the language that was bought in', async () => {
  const { email, policy } = await buy({ language: 'de_de', pay: 'monthly', card: cards.paysOnce })
  const { rows } = await app.owner.query(
    'select due_on::text as due from instalment where policy_id = $1 and number = 2',
    [policy.id],
  )
  app.clock.now = () => new Date(`${rows[0]?.due}T09:00:00Z`)
  const told = await mailTo(email, 2, () => hurry(app))
  app.clock.now = () => new Date()
  expect(told.subject).toBe(`Ihre Zahlung für den Vertrag ${policy.number} war nicht möglich`)
  expect(told.text).toContain(`Wir konnten die Zahlung 2 Ihres Vertrags ${policy.number} (Pet Plan) nicht einziehen: `)
  expect(told.text).toContain(`fällig am ${dayAs('de-DE', String(rows[0]?.due))}.`)
})

test('what a person looks at is told, decided and gone on with in the language it was read in', async () => {
  const email = anEmail()
  const visitor = await visit()
  await visitor.post('/', answersOf(app, { age: '14', email }))
  // Chosen on the way: the last one read is the one that is written in.
  await visitor.get('/plan?language=de_de')
  await visitor.get('/plan')
  const waiting = await mailTo(email, 1)
  expect(waiting.subject).toMatch(/^Wir sehen uns Ihren Antrag \S+ an$/)
  expect(waiting.text).toContain('Eine Person sieht sich Ihre Angaben an und schreibt Ihnen.')
  const elsewhere = await visit()
  const path = new URL(/http:\S+\/_\/resume\/\S+/.exec(waiting.text)?.[0] ?? '').pathname
  expect((await elsewhere.get(path)).body).toContain('Willkommen zurück')

  const [referral] = (await company.client.referral.listReferrals({})).items
  await company.client.referral.declineReferral({ id: referral?.id ?? '', reason: 'Zu alt' })
  const declined = await mailTo(email, 2)
  expect(declined.subject).toBe('Ihr Antrag: Pet Plan')
  expect(declined.text).toContain('können Ihnen diesen Schutz nicht anbieten.')
})

test('a document is sent in the language its sending is set to, whatever was bought in', async () => {
  const set = await aProduct(app, company, {
    state: 'online',
    languages: ['en_uk', 'de_de'],
    body: { ...sampleBody, translations: { de_de: { 'documents.ipid.title': 'Produktinformation' } } },
  })
  const { checkout } = await company.client.product.getPaperwork({ productId: set.id })
  await company.client.product.savePaperwork({
    productId: set.id,
    checkout,
    sendings: [
      { document: 'certificate', on: ['purchase'], language: 'de_de' },
      { document: 'ipid', on: ['purchase'], language: 'de_de' },
    ],
  })
  const release = await aRelease(company, set.id)
  const email = anEmail()
  const visitor = aVisitor(app, release.host ?? '')
  await visitor.post('/', answersOf(app, { email }))
  await visitor.post('/plan', { plan: 'full', pay: 'yearly' })
  const { headers } = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(headers.location), cards.pays)
  const mail = await mailTo(email, 1)
  expect(mail.text).toContain('Dear Jo Smith,')
  expect(mail.text).toContain('Produktinformation: http://')
  expect((await certificateIn(mail.text)).language).toBe('de-DE')
})

test('who saves for later in German is written to in German', async () => {
  const email = anEmail()
  const visitor = await visit('de_de')
  await visitor.post('/', answersOf(app, { email }))
  await visitor.post('/_/save', { email })
  const { subject, text } = await mailTo(email, 1)
  expect(subject).toBe('Ihren Antrag fortsetzen: Pet Plan')
  expect(text).toContain('Machen Sie dort weiter, wo Sie aufgehört haben: http://')
})
