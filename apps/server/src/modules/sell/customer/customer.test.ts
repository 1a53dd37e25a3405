import { expect, test } from 'vitest'
import { aLead } from '../../../../test/agent-page-builders.ts'
import { aBuyer, aCustomer, answersOf, aPolicy, aSite, cards, pay, useCard } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/id.ts'

const app = await startTestApp()
const customerOf = async ({ client }: Awaited<ReturnType<typeof app.aCompany>>) => {
  const [found] = (await client.customer.listCustomers({})).items
  if (!found) throw new Error('There is no customer')
  return found
}

test('who buys is a customer, with policies, quotes and payments; buying again is the same customer', async () => {
  const company = await app.aCompany()
  await aPolicy(app, company)
  await aPolicy(app, company, { pay: 'monthly', answers: { email: 'JO.smith@example.org' } })
  const { items, total } = await company.client.customer.listCustomers({ search: 'smith' })
  expect(total).toBe(1)
  expect(items).toMatchObject([{ name: 'Jo Smith', policyCount: 2, mode: 'live', isErased: false }])
  const detail = await company.client.customer.getCustomer({ id: items[0]?.id ?? '' })
  expect(detail.policies).toHaveLength(2)
  expect(detail.policies[0]).toMatchObject({
    frequency: 'monthly',
    state: 'issued',
    cancellableUntil: expect.any(String),
  })
  expect(detail.policies[0]?.instalments).toHaveLength(12)
  expect(detail.payments).toMatchObject([{ state: 'paid', cardLast4: '4242' }, { state: 'paid' }])
  expect(detail.quotes.map(({ state }) => state)).toEqual(['accepted', 'accepted'])
})

test('who gave an address and saw a price is a prospect, once, and a customer when they buy', async () => {
  const company = await app.aCompany()
  const { host } = await aSite(app, company)
  const visitor = aVisitor(app, host)
  await visitor.post('/', answersOf(app))
  const listed = async () => (await company.client.customer.listCustomers({})).items
  expect(await listed(), 'no price was seen yet').toEqual([])
  await visitor.get('/plan')
  await visitor.get('/plan')
  expect(await listed()).toMatchObject([{ name: 'Jo Smith', email: 'jo.smith@example.org', isProspect: true }])
  await aPolicy(app, company)
  expect(await listed()).toMatchObject([{ policyCount: 1, isProspect: false }])
})

test('a mistyped address goes with the prospect when the right one buys, and erasing reaches what was mailed there', async () => {
  const company = await app.aCompany()
  const { host } = await aSite(app, company)
  const visitor = aVisitor(app, host)
  const listed = async () => (await company.client.customer.listCustomers({})).items
  await visitor.post('/', answersOf(app, { email: 'mistyped.quince@example.org' }))
  await visitor.get('/plan')
  await visitor.post('/_/save', { email: 'mistyped.quince@example.org' })
  expect(await listed()).toMatchObject([{ email: 'mistyped.quince@example.org', isProspect: true }])
  await visitor.post('/', answersOf(app, { email: 'right.quince@example.org' }))
  await visitor.post('/plan', { plan: 'full' })
  const { location } = (await visitor.post('/check', { is_true: 'yes' })).headers
  await useCard(app, String(location), cards.pays)
  expect(await listed()).toMatchObject([{ email: 'right.quince@example.org', policyCount: 1 }])

  const id = (await listed())[0]?.id ?? ''
  const [bought] = (await company.client.customer.getCustomer({ id })).policies
  await company.client.customer.cancelPolicy({ id: bought?.id ?? '' })
  await company.client.customer.eraseCustomer({ id })
  const mistyped = `select from outbox_message t where company_id = $1 and t::text ~* 'quince'`
  expect((await app.owner.query(mistyped, [company.companyId])).rowCount).toBe(0)
  const known = `select from customer t where company_id = $1 and t::text ~* 'quince'`
  expect((await app.owner.query(known, [company.companyId])).rowCount).toBe(0)
})

test('a mistyped address that is somebody’s stays theirs', async () => {
  const company = await app.aCompany()
  await aPolicy(app, company, { answers: { email: 'neighbour@example.org' } })
  const { host } = await aSite(app, company)
  const visitor = aVisitor(app, host)
  await visitor.post('/', answersOf(app, { email: 'neighbour@example.org' }))
  await visitor.get('/plan')
  await visitor.post('/', answersOf(app, { email: 'right@example.org' }))
  await visitor.post('/plan', { plan: 'full' })
  const { location } = (await visitor.post('/check', { is_true: 'yes' })).headers
  await useCard(app, String(location), cards.pays)
  const { items } = await company.client.customer.listCustomers({})
  expect(items.map(({ email, policyCount }) => `${email} ${policyCount}`).toSorted()).toEqual([
    'neighbour@example.org 1',
    'right@example.org 1',
  ])
})

test('who is about to pay is not erased: what they pay for would be a policy for nobody', async () => {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const buyer = await aBuyer(app, site)
  await pay(app, buyer)
  const customerId = newId()
  await app.owner.query(
    `insert into customer (id, company_id, mode, email, email_key, name) values ($1, $2, 'live', 'a@b.example', 'a@b.example', 'Jo')`,
    [customerId, company.companyId],
  )
  await app.owner.query('update application set customer_id = $1 where id = $2', [customerId, buyer.applicationId])
  await expect(company.client.customer.eraseCustomer({ id: customerId })).rejects.toMatchObject({
    code: 'customer.paying',
  })
})

test('a trial run is another customer: its figures never meet the real ones', async () => {
  const company = await app.aCompany()
  await aPolicy(app, company)
  expect((await company.client.customer.listCustomers({ mode: 'test' })).total).toBe(0)
  expect((await company.client.customer.listCustomers({ mode: 'live' })).total).toBe(1)
})

test('notes say who wrote them, documents are mailed again, a policy is cancelled from the office too', async () => {
  const company = await app.aCompany()
  const { id: policyId } = await aPolicy(app, company)
  const { id } = await customerOf(company)
  expect((await company.client.customer.addNote({ id, text: 'Asked about the excess' })).notes).toMatchObject([
    { text: 'Asked about the excess', by: 'Wren Okafor' },
  ])
  await company.client.customer.resendDocuments({ id: policyId })
  const { rows } = await app.owner.query('select recipient from outbox_message where company_id = $1', [
    company.companyId,
  ])
  expect(rows).toEqual([{ recipient: 'jo.smith@example.org' }])
  await company.client.customer.cancelPolicy({ id: policyId })
  const { rows: replies } = await app.owner.query<{ reply_to: string }>(
    `select reply_to from outbox_message where company_id = $1 and subject like '%is cancelled'`,
    [company.companyId],
  )
  expect(replies, 'an answer goes to the company').toEqual([{ reply_to: 'hello@company.example' }])
  await expect(company.client.customer.cancelPolicy({ id: policyId })).rejects.toMatchObject({
    code: 'policy.not-in-force',
  })
  expect((await company.client.customer.getCustomer({ id })).policies).toMatchObject([{ state: 'cancelled' }])
})

test('erasing leaves nothing of the person anywhere, and keeps the books', async () => {
  const company = await app.aCompany()
  const { id: policyId } = await aPolicy(app, company, {
    answers: { full_name: 'Zebediah Quill', email: 'zeb.quill@example.org' },
  })
  const { id } = await customerOf(company)
  await company.client.customer.addNote({ id, text: 'Mr Zebediah Quill called' })
  const exported = JSON.stringify(await company.client.customer.exportCustomer({ id }))
  expect(exported).toContain('Zebediah Quill')
  await expect(company.client.customer.eraseCustomer({ id })).rejects.toMatchObject({ code: 'customer.insured' })
  await app.owner.query(
    `insert into stored_file (id, company_id, member_id, purpose, name, type, bytes)
     select gen_random_uuid(), company_id, application_id, 'application-media', 'Zebediah.jpg', 'image/jpeg', 1
     from policy where id = $1`,
    [policyId],
  )
  await company.client.customer.cancelPolicy({ id: policyId })
  expect(await company.client.customer.eraseCustomer({ id })).toMatchObject({ name: 'Erased', isErased: true })

  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rowCount } = await app.owner.query(`select from "${name}" t where t::text ~* 'zebediah|quill'`)
    if (rowCount) found.push(name)
  }
  expect(found).toEqual([])
  const { rows } = await app.owner.query('select number, gross_minor, holder from policy where id = $1', [policyId])
  expect(rows).toMatchObject([{ number: expect.any(String), gross_minor: expect.any(String), holder: 'Erased' }])
  await expect(company.client.customer.addNote({ id, text: 'x' })).rejects.toMatchObject({ code: 'customer.erased' })
})

test('whoever only looked is no customer', async () => {
  const company = await app.aCompany()
  await aBuyer(app, await aSite(app, company))
  expect((await company.client.customer.listCustomers({})).total).toBe(0)
  await aCustomer(app, company)
  expect((await company.client.customer.listCustomers({})).total).toBe(1)
})

test.each(['test', 'live'] as const)(
  'erasing a customer of %s takes the enquiries of live ones alone',
  async (mode) => {
    const company = await app.aCompany()
    const { id } = await aCustomer(app, company)
    const { email } = await customerOf(company)
    await aLead(app, company)
    await app.owner.query('update agent_lead set email = $2 where company_id = $1', [company.companyId, email])
    await app.owner.query('update customer set mode = $2 where id = $1', [id, mode])
    await company.client.customer.eraseCustomer({ id })
    expect((await company.client.directPage.listLeads({})).items).toHaveLength(mode === 'test' ? 1 : 0)
  },
)
