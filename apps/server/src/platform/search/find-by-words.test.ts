import { mostFound } from '@coverwright/domain/most-found'
import { describe, expect, test } from 'vitest'
import { aMessage, inCompany } from '../../../test/builders.ts'
import { aCustomer, aPolicy, aReferral, aVehicleApproval } from '../../../test/buyers.ts'
import { startTestApp, type TestCompany } from '../../../test/test-app.ts'
import { withTenant } from '../database/with-tenant.ts'
import { searchWords } from './tables.ts'

const app = await startTestApp()
const company = await app.aCompany()

/** The customers found by name, among one who is always there. */
const namesFor = async ({ client }: TestCompany, search: string) =>
  (await client.customer.listCustomers({ search })).items.map(({ name }) => name)

const recipientsFor = async ({ client }: TestCompany, search: string) =>
  (await client.outbox.listMessages({ search })).items.map(({ recipient }) => recipient)

describe('a record is found by words that begin as somebody typed', async () => {
  await aCustomer(app, company, 'Zoë Quillfeather')
  for (const name of ["Anne-Marie O'Brien", 'Łukasz Straße', 'ЮРИЙ Волков', '王小明'])
    await aCustomer(app, company, name)

  test.each([
    ['brien', "Anne-Marie O'Brien"],
    ["o'brien anne", "Anne-Marie O'Brien"],
    ['OBRIEN', "Anne-Marie O'Brien"],
    ['annemarie', "Anne-Marie O'Brien"],
    ['anne marie', "Anne-Marie O'Brien"],
    ['lukasz', 'Łukasz Straße'],
    ['STRASSE', 'Łukasz Straße'],
    ['zoe', 'Zoë Quillfeather'],
    ['quill zo', 'Zoë Quillfeather'],
    ['юр', 'ЮРИЙ Волков'],
    ['小明', '王小明'],
  ])('%s', async (typed, name) => {
    expect(await namesFor(company, typed)).toEqual([name])
  })

  test.each(['feather', 'zoe brien', '%', '_', '\\', '(', "' or true --"])('and not by %s', async (typed) => {
    expect(await namesFor(company, typed)).toEqual([])
  })
})

test('addresses, telephone numbers, postcodes and plates are found as people type them', async () => {
  const addressed = await app.aCompany()
  await aMessage(app, addressed, {
    recipient: 'anna.smith+pets@mail.harbour.co.uk',
    subject: 'Car AB12 CDE at SW1A 1AA',
  })
  await aMessage(app, addressed, { recipient: '+447700900123', subject: 'Van XY34ZTT at ec2m7py' })
  const [mailed, texted] = ['anna.smith+pets@mail.harbour.co.uk', '+447700900123']
  for (const typed of [
    'anna.smith+pets@mail.harbour.co.uk',
    'anna.s',
    'smith@mail.har',
    'harbour.co',
    'pets',
    'ab12cde',
    'AB12 C',
    'cde',
    'sw1a1',
    'SW1A 1AA',
    '1aa',
  ])
    expect(await recipientsFor(addressed, typed), typed).toEqual([mailed])
  for (const typed of [
    '+44 7700 900123',
    '07700 900 123',
    '0044 7700900123',
    '+44 (0) 7700 900123',
    '7700900',
    '4477',
    'xy34 ztt',
    'ztt',
    'EC2M 7PY',
  ])
    expect(await recipientsFor(addressed, typed), typed).toEqual([texted])
})

test('a policy’s lines are found by its number and any part of it', async () => {
  const number = String((await aPolicy(app, company)).policy.number)
  const find = async (search: string) =>
    (await company.client.transaction.listTransactions({ search })).items.map(({ policyNumber }) => policyNumber)
  const digits = /[1-9]\d*$/.exec(number)?.[0] ?? ''
  for (const typed of [number, number.toLowerCase(), number.replaceAll(/[^\w]/g, ''), digits])
    expect(await find(typed), typed).toEqual([number])
  expect(await find('nosuchnumber')).toEqual([])
})

test('what changes is found by what it says now, and what is erased by nothing', async () => {
  const erasing = await app.aCompany()
  const { id } = await aCustomer(app, erasing, 'Odalys Quern')
  await aMessage(app, erasing, { recipient: 'others@example.org', subject: 'About Odalys Quern' })
  expect(await recipientsFor(erasing, 'odalys')).toHaveLength(1)
  await erasing.client.customer.eraseCustomer({ id })
  expect([...(await namesFor(erasing, 'odalys')), ...(await recipientsFor(erasing, 'odalys'))]).toEqual([])
  expect(await recipientsFor(erasing, 'about')).toEqual(['others@example.org'])
  const kept = await withTenant(...inCompany(app, erasing), (tx) => tx.select().from(searchWords))
  expect(kept.filter(({ word }) => /odalys|quern/.test(word))).toEqual([])
})

test('of what very many have the first are shown, and that there are more is said', async () => {
  const large = await app.aCompany()
  await app.owner.query(
    `insert into customer (id, company_id, mode, email, email_key, name)
     select gen_random_uuid(), $1, 'live', n || '@example.org', n, case when n = 7 then 'Rare' else 'Often' end || ' Person'
     from generate_series(1, $2::int) n`,
    [large.companyId, mostFound + 5],
  )
  const { listCustomers } = large.client.customer
  expect(await listCustomers({ search: 'pers' })).toMatchObject({ total: mostFound, more: true })
  expect(await listCustomers({ search: 'example ofte' })).toMatchObject({ total: mostFound, more: true })
  const rare = await listCustomers({ search: 'person rare' })
  expect(rare).toMatchObject({ total: 1, items: [{ name: 'Rare Person' }] })
  expect(rare.more).toBeUndefined()
  // A name as it is written is found among however many have one of its words.
  await app.owner.query(
    `insert into customer (id, company_id, mode, email, email_key, name)
     select gen_random_uuid(), $1, 'live', 'x' || n || '@example.org', 'x' || n, case n when 1 then 'Often Zander' else 'Nell Zander' end
     from generate_series(1, $2::int) n`,
    [large.companyId, mostFound * 4],
  )
  expect(await listCustomers({ search: 'often zander' })).toMatchObject({ items: [{ name: 'Often Zander' }] })
})

test('nobody finds what is another company’s, whatever they type', async () => {
  const [mine, theirs] = [await app.aCompany(), await app.aCompany()]
  await aPolicy(app, theirs)
  await aReferral(app, theirs)
  await aVehicleApproval(app, theirs)
  await aMessage(app, theirs)
  const { rows: kinds } = await app.owner.query<{ kind: string }>(
    'select distinct kind from search_word where company_id = $1',
    [theirs.companyId],
  )
  const { rows: triggers } = await app.owner.query<{ kind: string }>(
    `select tgrelid::regclass::text as kind from pg_trigger where tgname = 'keep_words'`,
  )
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(triggers.map(({ kind }) => kind).toSorted())
  const { rows: words } = await app.owner.query<{ word: string }>(
    'select distinct word from search_word where company_id = $1',
    [theirs.companyId],
  )
  for (const { word: search } of words) {
    const found = await Promise.all([
      mine.client.customer.listCustomers({ search }),
      mine.client.outbox.listMessages({ search }),
      mine.client.transaction.listTransactions({ search }),
      mine.client.referral.listReferrals({ search }),
      mine.client.vehicleApproval.listVehicleApprovals({ search }),
    ])
    expect(
      found.map(({ total }) => total),
      search,
    ).toEqual([0, 0, 0, 0, 0])
    const records = await mine.client.search.findRecords({ text: search })
    expect(
      records.filter(({ id }) => id !== mine.memberId),
      search,
    ).toEqual([])
  }
})

test('an index reads the range of a word under row-level security', async () => {
  const { owner } = app
  await owner.query(
    `begin; set local role app; set local enable_seqscan = off; set local app.company = '${company.companyId}'`,
  )
  const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
    `explain select subject_id from search_word where kind = 'customer' and word >= 'smi' and word < 'smi' || chr(1114111)
     order by word, subject_id desc limit 10`,
  )
  await owner.query('rollback')
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index.* Scan using search_word_by_word/)
  expect(plan).toMatch(/Index Cond: .*word >= 'smi'.*word </)
  expect(plan).not.toContain('Sort')
})
