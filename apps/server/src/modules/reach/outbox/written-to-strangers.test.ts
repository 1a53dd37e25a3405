import { afterAll, beforeEach, expect, test } from 'vitest'
import { answersOf, aSite } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startMailbox } from '../../../../test/mailbox.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { smtpMail } from '../../../adapters/mail/smtp-mail.ts'
import { keptSms } from '../../../adapters/sms/kept-sms.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { keepCustomer } from '../../sell/customer/index.ts'
import { outboxJobs } from './deliver-message.ts'

const app = await startTestApp()
const mailbox = await startMailbox()
const mail = smtpMail(mailbox.url, 'Shop <shop@company.example>')
const worker = await startWorker(
  app.serverUrl,
  outboxJobs({
    mail,
    sms: keptSms,
    deliveries: app.ports.deliveries,
    files: app.ports.files,
    ...waysIn(app.pool, 'job'),
  }),
)
afterAll(async () => {
  await worker.stop()
  await mailbox.stop()
})

let site: Awaited<ReturnType<typeof aSite>>
let companyId = ''
beforeEach(async () => {
  const company = await app.aCompany()
  companyId = company.companyId
  site = await aSite(app, company)
  await forget()
})

let strangers = 0
const aStranger = () => `stranger-${++strangers}@elsewhere.example`

async function aJourney(answers: Record<string, string> = {}) {
  const visitor = aVisitor(app, site.host)
  await visitor.post('/', answersOf(app, answers))
  return visitor
}

/** What shops of the company have sent so far. */
const countMails = async () => {
  const { rows } = await app.owner.query<{ count: number }>(
    `select count(*)::int from audit where company_id = $1 and detail @> '{"isSaved": true}'`,
    [companyId],
  )
  return rows[0]?.count
}

/** Each test is its own caller. */
const forget = () => app.owner.query(`delete from attempt_count where name like 'shop-mail.%'`)

test('one journey writes to few, however many are typed and however fast', async () => {
  const visitor = await aJourney()
  const answers = await Promise.all(Array.from({ length: 30 }, () => visitor.post('/_/save', { email: aStranger() })))
  expect(await countMails()).toBe(3)
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
    ...Array.from({ length: 3 }, () => 303),
    ...Array.from({ length: 27 }, () => 429),
  ])
})

test('one mailbox is not filled from many journeys', async () => {
  const email = aStranger()
  for (let n = 0; n < 5; n++) await (await aJourney()).post('/_/save', { email: n % 2 ? email : email.toUpperCase() })
  expect(await countMails()).toBe(3)
})

test('one address writes to so many a day, from whichever journeys', async () => {
  for (let n = 0; n < 9; n++) {
    const visitor = await aJourney()
    for (let each = 0; each < 3; each++) await visitor.post('/_/save', { email: aStranger() })
  }
  expect(await countMails()).toBe(20)
  // The next day it may again.
  app.clock.now = () => new Date(Date.now() + 25 * 3_600_000)
  await (await aJourney()).post('/_/save', { email: aStranger() })
  expect(await countMails()).toBe(21)
  app.clock.now = () => new Date()
})

test('a stranger reads the company’s words and nobody else’s', async () => {
  const [email, words] = [aStranger(), 'You have won: https://evil.example/prize']
  await (await aJourney({ full_name: words })).post('/_/save', { email })
  const text = await mailbox.inMail(email, /Dear[^]*/)
  expect(text).toContain('Dear customer,')
  expect(text).not.toContain('evil')
})

test('nothing is kept of an address before somebody came by the link', async () => {
  const email = aStranger()
  const visitor = await aJourney()
  await visitor.post('/_/save', { email })
  const link = await mailbox.inMail(email, /http:\S+\/_\/resume\/\S+/)
  const customers = `select name from customer where email = $1`
  const everywhere = async () => {
    const { rows } = await app.owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'company_id' and table_name not in ('audit')`,
    )
    const found: string[] = []
    for (const { name } of rows) {
      const { rowCount } = await app.owner.query(`select from ${name} as row where row::text ilike $1`, [`%${email}%`])
      if (rowCount) found.push(name)
    }
    return found
  }
  await eventually(async () => expect(await everywhere()).toEqual([]))

  const phone = aVisitor(app, site.host)
  const path = new URL(link).pathname
  await phone.get(path)
  expect((await app.owner.query(customers, [email])).rows).toEqual([])
  await phone.post(path, {})
  expect((await app.owner.query(customers, [email])).rows).toEqual([{ name: 'Jo Smith' }])
})

test('who types a customer’s address does not rename them', async () => {
  const { enter } = waysIn(app.pool, 'test/customer')
  const person = { mode: 'live', email: 'known@example.org' } as const
  const nameAfter = (change: { name: string; isConfirmed?: boolean }) =>
    enter({ companyId, memberId: companyId }, async (tx, audit) => {
      await audit(companyId)
      return keepCustomer(tx, { ...person, ...change })
    }).then(async (id) => (await app.owner.query('select name from customer where id = $1', [id])).rows[0]?.name)
  expect(await nameAfter({ name: 'Jo Smith', isConfirmed: true })).toBe('Jo Smith')
  expect(await nameAfter({ name: 'Mallory' })).toBe('Jo Smith')
  expect(await nameAfter({ name: 'Jo Smythe', isConfirmed: true })).toBe('Jo Smythe')
})
