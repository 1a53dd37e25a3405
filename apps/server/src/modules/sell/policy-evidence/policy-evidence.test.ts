import { afterAll, expect, test } from 'vitest'
import { aPolicy } from '../../../../test/buyers.ts'
import { eventually } from '../../../../test/eventually.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { aWalkedPet, certificateOf } from '../../../../test/walked-pets.ts'
import { startWorker } from '../../../platform/jobs/start-worker.ts'
import { paymentJobs } from '../payment/index.ts'
import { policyJobs } from '../policy/index.ts'

const app = await startTestApp()
const { gateways, files } = app.ports
const worker = await startWorker(app.serverUrl, [...paymentJobs({ gateways }), ...policyJobs({ files })], {
  now: () => app.clock.now(),
})
afterAll(() => worker.stop(2000))

const textOf = async (url: string) => (await readPdf((await app.app.inject(url)).rawPayload)).text

test('a policy shows all it was sold on: answers in the questions’ own words, declarations, papers, price and history', async () => {
  const company = await app.aCompany()
  const id = await aWalkedPet(app, company, { full_name: 'Jo Smith', email: 'jo@example.org' })
  const policy = await company.client.policy.getPolicy({ id })
  expect(policy.answers.map(({ item, label, text }) => [item, label, text])).toEqual([
    [null, 'What is your name?', 'Jo Smith'],
    [null, 'What is your email address?', 'jo@example.org'],
    [null, 'How old is it?', '5'],
    [null, 'When should cover start?', expect.any(String)],
    [null, 'What is it called?', 'Rexx'],
    [null, 'What is its kennel called?', 'Crufts'],
    [null, 'Where does Rexx live?', '1 Hihg Street, Bristol, BS7 9ZZ'],
    ['Walker 1', 'Who walks it?', 'Ida Quill'],
    ['Walker 1', 'How old are they?', '40'],
    ['Walker 2', 'Who walks it?', 'Otto Quil'],
    ['Walker 2', 'How old are they?', '17'],
  ])
  expect(policy.declarations).toMatchObject([
    { text: 'My answers are true and complete.', isGiven: true, textVersion: 1, at: expect.any(String) },
    { text: 'Send me offers.', isGiven: false },
  ])
  expect(policy).toMatchObject({
    plan: 'Full',
    addOns: [],
    holder: 'Jo Smith',
    insured: 'Rexx of Crufts, 5 years old',
    release: { version: 2 },
    isCut: false,
  })
  expect(policy.trace.map(({ step }) => step)).toContain('basePremium')
  expect(policy.payments).toMatchObject([{ state: 'paid', cardLast4: '4242', refunds: [] }])
  expect(policy.instalments).toHaveLength(12)
  expect(policy.messages.map(({ subject }) => subject)).toEqual([expect.stringContaining(policy.number)])
  expect(policy.history.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['documents-made', 'paid', 'payment-begun', 'declared', 'priced', 'answered', 'begun']),
  )
  expect(policy.history.map(({ what }) => what)).not.toContain('other')
  for (const { url } of policy.documents) {
    const opened = await app.app.inject(url ?? '')
    expect(opened.statusCode).toBe(200)
  }
  expect(policy.documents.map(({ title }) => title)).toEqual([
    'Certificate of insurance',
    'Insurance product information',
    'Policy booklet',
  ])
  expect(await textOf(policy.documents[0]?.url ?? '')).toMatch(/Ida Quill.*Otto Quil/s)

  await company.client.customer.cancelPolicy({ id })
  await eventually(async () => {
    const { payments, history } = await company.client.policy.getPolicy({ id })
    expect(payments[0]?.refunds).toMatchObject([{ state: 'given', reason: 'Cancelled in time' }])
    expect(history.map(({ what }) => what)).toEqual(expect.arrayContaining(['cancelled', 'refunded']))
  })
})

test('it is found by its number and by the name of who holds it, by whoever may see customers', async () => {
  const company = await app.aCompany()
  const { id, policy } = await aPolicy(app, company, {
    answers: { full_name: 'Zenobia Marsh', email: 'z@example.org' },
  })
  const number = String(policy.number)
  const found = async (text: string, client = company.client) =>
    (await client.search.findRecords({ text })).filter(({ kind }) => kind === 'policy')
  for (const text of [number, number.toLowerCase(), 'zenob', 'marsh zen'])
    expect(await found(text), text).toEqual([
      expect.objectContaining({ id, link: `/customer-management-center?policy=${id}` }),
    ])
  const designer = await app.aColleague(company, { permissions: ['project'] })
  expect(await found('zenob', designer.client)).toEqual([])
  expect(await found('zenob', (await app.aCompany()).client)).toEqual([])
})

test('a misspelt name or address is corrected with a reason, the certificate is made anew and the old one kept', async () => {
  const company = await app.aCompany()
  const { client } = company
  const id = await aWalkedPet(app, company, { full_name: 'Jo Smyth', email: 'jo.smyht@example.org' })
  const oldUrl = await certificateOf(company, id)
  const oldMail = await app.owner.query<{ text: string }>(
    'select text from outbox_message where company_id = $1 order by id',
    [company.companyId],
  )
  const oldLink = new URL(/http:\S+\/my\/\S+/.exec(oldMail.rows[0]?.text ?? '')?.[0] ?? '').pathname
  expect((await app.app.inject(oldLink)).statusCode).toBe(200)
  const before = await client.policy.getPolicy({ id })
  await client.policy.correctPolicy({
    id,
    fields: [
      { name: 'full_name', value: 'Jo Smith' },
      { name: 'email', value: 'jo.smith@example.org' },
      { name: 'home-line1', value: '1 High Street' },
      { name: 'pet_name', value: 'Rex' },
      { name: 'walkers.2.walker_name', value: 'Otto Quill' },
    ],
    reason: 'Taken down wrongly on the telephone',
  })
  const newUrl = await certificateOf(company, id)
  expect(await textOf(newUrl)).toMatch(/Jo Smith\b.*Rex of Crufts.*Otto Quill/s)
  const after = await client.policy.getPolicy({ id })
  expect(after.documents.filter(({ isReplaced }) => isReplaced)).toHaveLength(1)
  expect(await textOf(after.documents[1]?.url ?? '')).toContain('Jo Smyth')
  expect((await app.app.inject(oldUrl)).statusCode).toBe(200)
  expect(after).toMatchObject({
    holder: 'Jo Smith',
    email: 'jo.smith@example.org',
    insured: 'Rex of Crufts, 5 years old',
    grossMinor: before.grossMinor,
    trace: before.trace,
  })
  expect(after.answers.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['1 High Street, Bristol, BS7 9ZZ', 'Otto Quill']),
  )
  expect(after.answers.flatMap(({ given }) => given ?? [])).toEqual([
    'Jo Smyth',
    'jo.smyht@example.org',
    'Rexx',
    '1 Hihg Street, Bristol, BS7 9ZZ',
    'Otto Quil',
  ])
  expect(after.history.find(({ what }) => what === 'corrected')).toMatchObject({
    who: { kind: 'member' },
    correction: {
      reason: 'Taken down wrongly on the telephone',
      changes: expect.arrayContaining([
        { name: 'full_name', label: 'What is your name?', before: 'Jo Smyth', after: 'Jo Smith' },
        { name: 'walkers.2.walker_name', label: 'Walker 2: Who walks it?', before: 'Otto Quil', after: 'Otto Quill' },
      ]),
    },
  })
  expect(after.messages.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['jo.smith@example.org', `Your policy ${after.number} was corrected`],
    ['jo.smyht@example.org', expect.any(String)],
  ])
  expect((await client.customer.listCustomers({})).items).toMatchObject([
    { name: 'Jo Smith', email: 'jo.smith@example.org', policyCount: 1 },
  ])
  // Whoever got the mail by mistake has nothing in hand any more.
  expect((await app.app.inject(oldLink)).statusCode).toBe(404)
  const { rows } = await app.owner.query<{ detail: object }>(
    `select detail from audit where company_id = $1 and call = 'policy/correctPolicy'`,
    [company.companyId],
  )
  expect(JSON.stringify(rows), 'the audit outlives the person').not.toMatch(/Smyth|Smith|High/)
})

test('what the price depends on is not corrected, nor what is no name or address, nor into what is no answer', async () => {
  const company = await app.aCompany()
  const { client } = company
  const id = await aWalkedPet(app, company, { full_name: 'Jo Smith', email: 'jo@example.org' })
  const correct = (name: string, value: string) =>
    client.policy.correctPolicy({ id, fields: [{ name, value }], reason: 'Misspelt' })
  await expect(correct('rated_name', 'Croft')).rejects.toMatchObject({
    code: 'policy.rated',
    fields: { 'fields.0.value': 'The price or the decision depends on this answer.' },
  })
  await expect(correct('walkers.1.walker_age', '41')).rejects.toMatchObject({ code: 'policy.rated' })
  await expect(correct('age', '6')).rejects.toMatchObject({ code: 'policy.rated' })
  await expect(correct('home-postcode', 'M1 1AA')).rejects.toMatchObject({ code: 'policy.rated' })
  await expect(correct('cover_start-day', '1')).rejects.toMatchObject({ code: 'policy.not-correctable' })
  await expect(correct('nothing', 'x')).rejects.toMatchObject({ code: 'policy.not-correctable' })
  await expect(correct('email', 'no address')).rejects.toMatchObject({
    code: 'invalid',
    fields: { 'fields.0.value': expect.any(String) },
  })
  await expect(correct('full_name', '')).rejects.toMatchObject({ fields: { 'fields.0.value': 'Enter your name' } })
  await expect(correct('full_name', 'Jo Smith')).rejects.toMatchObject({ code: 'policy.nothing-corrected' })
  const answers = (await client.policy.getPolicy({ id })).answers
  expect(answers.filter(({ isCorrectable }) => isCorrectable).map(({ name }) => name)).toEqual([
    'full_name',
    'email',
    'pet_name',
    'home',
    'walkers.1.walker_name',
    'walkers.2.walker_name',
  ])
  expect(answers.find(({ name }) => name === 'rated_name')).toMatchObject({ isRated: true, isCorrectable: false })
  await client.customer.cancelPolicy({ id })
  await expect(correct('full_name', 'Jo')).rejects.toMatchObject({ code: 'policy.not-in-force' })
})

test('an address that is corrected to one that is known makes them one customer', async () => {
  const company = await app.aCompany()
  const { client } = company
  await aPolicy(app, company, { answers: { full_name: 'Jo Smith', email: 'jo@example.org' } })
  const { id } = await aPolicy(app, company, { answers: { full_name: 'Jo Smith', email: 'joo@example.org' } })
  const wrong = (await client.customer.listCustomers({ search: 'joo' })).items[0]?.id ?? ''
  await client.customer.addNote({ id: wrong, text: 'Rings on Mondays' })
  await client.policy.correctPolicy({ id, fields: [{ name: 'email', value: 'jo@example.org' }], reason: 'Misspelt' })
  const { items } = await client.customer.listCustomers({})
  expect(items).toMatchObject([{ email: 'jo@example.org', policyCount: 2 }])
  const { notes, quotes } = await client.customer.getCustomer({ id: items[0]?.id ?? '' })
  expect(notes).toMatchObject([{ text: 'Rings on Mondays' }])
  expect(quotes).toHaveLength(2)
  await expect(client.customer.getCustomer({ id: wrong })).rejects.toMatchObject({ code: 'customer.not-found' })
})

test('where others bought under the wrong address too, the one purchase alone moves', async () => {
  const company = await app.aCompany()
  const { client } = company
  await aPolicy(app, company, { answers: { full_name: 'Bob Shaw', email: 'family@example.org' } })
  const { id } = await aPolicy(app, company, { answers: { full_name: 'Ann Shaw', email: 'family@example.org' } })
  await client.policy.correctPolicy({ id, fields: [{ name: 'email', value: 'ann@example.org' }], reason: 'Hers' })
  const { items } = await client.customer.listCustomers({})
  expect(Object.fromEntries(items.map(({ email, policyCount }) => [email, policyCount]))).toEqual({
    'ann@example.org': 1,
    'family@example.org': 1,
  })
  const mailsTo = async (email: string) =>
    (
      await app.owner.query('select from outbox_message where company_id = $1 and recipient = $2', [
        company.companyId,
        email,
      ])
    ).rowCount
  // Bob's documents are mailed once they are made.
  await eventually(async () => expect(await mailsTo('family@example.org')).toBeGreaterThan(0))
  await client.customer.cancelPolicy({ id })
  const before = await mailsTo('family@example.org')
  const ann = items.find(({ email }) => email === 'ann@example.org')
  await client.customer.eraseCustomer({ id: ann?.id ?? '' })
  expect(before).toBeGreaterThan(0)
  expect(await mailsTo('family@example.org')).toBe(before)
})

test('erasing takes what was misspelt too: words, certificates, mails', async () => {
  const company = await app.aCompany()
  const { client } = company
  const id = await aWalkedPet(app, company, { full_name: 'Zebediah Quilll', email: 'zebb@example.org' })
  await client.policy.correctPolicy({
    id,
    fields: [
      { name: 'full_name', value: 'Zebediah Quill' },
      { name: 'email', value: 'zeb@example.org' },
    ],
    reason: 'Zebediah said so',
  })
  await certificateOf(company, id)
  const { customerId } = await client.policy.getPolicy({ id })
  await client.customer.cancelPolicy({ id })
  await client.customer.eraseCustomer({ id: customerId ?? '' })
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await app.owner.query(`select from "${name}" t where t::text ~* 'zebediah|quilll|zebb?@'`)
    if (rowCount) found.push(name)
  }
  expect(found).toEqual([])
  const { rows } = await app.owner.query(`select from stored_file where company_id = $1 and purpose = 'certificate'`, [
    company.companyId,
  ])
  expect(rows).toEqual([])
  expect(await client.policy.getPolicy({ id })).toMatchObject({
    isErased: true,
    holder: 'Erased',
    answers: [],
    messages: [],
  })
})
