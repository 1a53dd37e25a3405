import { afterAll, expect, test } from 'vitest'
import { aPartnership, aProduct } from '../../../../test/builders.ts'
import { aPolicyDocument } from '../../../../test/company-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { startPartnerWorker } from '../../../../test/partner-jobs.ts'
import { publishLive } from '../../../../test/publish-live.ts'
import { aResale, buyAt, goTo, verifySender } from '../../../../test/resales.ts'
import { hurry } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const worker = await startPartnerWorker(app)
afterAll(() => worker.stop(2000))
const insurer = await app.aCompany()
const { partner: broker } = await aPartnership(app, insurer, { state: 'active' })
const { id: productId } = await aProduct(app, insurer, { state: 'online', name: 'Provided' })
await verifySender(app, broker)
await insurer.client.primaryProduct.moveProduct({ id: productId })

const resell = async (name: string) => {
  const [offer] = (await broker.client.primaryProduct.listOffers({})).items
  return aResale(broker, offer?.id ?? '', name)
}
const closed = 'This insurance is no longer sold here'
const setState = (state: string) =>
  app.owner.query('update partnership set state = $1 where partner_id = $2', [state, broker.companyId])
const mailsOf = async ({ companyId }: TestCompany, subject: string) =>
  (
    await app.owner.query('select text from outbox_message where company_id = $1 and subject like $2', [
      companyId,
      subject,
    ])
  ).rows

test('a document its provider replaces is shown on partners’ sites too; what was sold keeps its own', async () => {
  const resale = await resell('With a booklet')
  await buyAt(app, resale.host)
  await app.owner.query(
    `insert into maintenance_pass (id, company_id, member_id, opens_until)
     values (gen_random_uuid(), $1, $2, now() + interval '1 hour')`,
    [insurer.companyId, insurer.memberId],
  )
  const { maintenance } = insurer.client
  const listed = (await maintenance.listDocuments({})).find((one) => one.productId === productId)
  const document = listed?.document ?? ''
  const { id: fileId } = await aPolicyDocument(insurer)
  await maintenance.replaceDocument({ productId, document, fileId, when: { kind: 'now' } })
  const fileIn = async (query: string, id: string) => {
    const { rows } = await app.owner.query(query, [id])
    return rows[0].content.body.documents.find((one: { name: string }) => one.name === document).file?.id
  }
  const shown = `select r.content from mount m join release r on r.id = m.release_id where m.host = $1 and m.state = 'live'`
  await expect.poll(() => fileIn(shown, resale.host), { timeout: 20_000 }).toBe(fileId)
  const pdf = await aVisitor(app, resale.host).get(`/_/documents/${document}`)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const sold = `select r.content from policy p join release r on r.id = p.release_id where p.product_id = $1`
  expect(await fileIn(sold, resale.id)).not.toBe(fileId)
  await expect
    .poll(async () => (await mailsOf(broker, 'The provider replaced a document of With a booklet'))[0]?.text, {
      timeout: 20_000,
    })
    .toContain('what was sold keeps its own')
  // Nothing has to be taken over before it is published again, and it is not lost then.
  expect(await broker.client.publisher.findMissing({ id: resale.id })).toEqual([])
  await publishLive(broker, { id: resale.id, host: resale.host })
  expect(await fileIn(shown, resale.host)).toBe(fileId)
})

test('a document goes to every partner that can take it, and to nobody who is one no longer', async () => {
  const [failing, resale] = [await resell('Cannot take it'), await resell('Takes it')]
  const { maintenance } = insurer.client
  const listed = (await maintenance.listDocuments({})).find((one) => one.productId === productId)
  const document = listed?.document ?? ''
  const replace = async () => {
    const { id: fileId } = await aPolicyDocument(insurer)
    await maintenance.replaceDocument({ productId, document, fileId, when: { kind: 'now' } })
    return fileId
  }
  const shownAt = async (host: string) => {
    const { rows } = await app.owner.query(
      `select r.content from mount m join release r on r.id = m.release_id where m.host = $1 and m.state = 'live'`,
      [host],
    )
    return rows[0].content.body.documents.find((one: { name: string }) => one.name === document).file?.id
  }
  await app.owner.query(`create function refuse_release() returns trigger language plpgsql as
    $$ begin raise exception 'This seller has trouble'; end $$`)
  await app.owner.query(`create trigger refuse_release before insert on release for each row
    when (new.product_id = '${failing.id}') execute function refuse_release()`)
  const first = await replace()
  await expect.poll(() => shownAt(resale.host), { timeout: 20_000 }).toBe(first)
  expect(await shownAt(failing.host)).not.toBe(first)
  await app.owner.query('drop trigger refuse_release on release')

  await setState('ended')
  const second = await replace()
  expect(second).not.toBe(first)
  const isDone = async () =>
    (
      await app.owner.query(
        `select state::text from pgboss.job where name = 'maintenance.replace-at-partners' order by created_on desc limit 1`,
      )
    ).rows[0]?.state
  await expect.poll(isDone, { timeout: 20_000 }).toBe('completed')
  expect(await shownAt(resale.host)).toBe(first)
  await setState('active')
})

test('bound no longer, sites close at once: quotes in hand say why, and what was sold stays', async () => {
  const resale = await resell('Until the end')
  await buyAt(app, resale.host)
  const visitor = aVisitor(app, resale.host)
  await goTo(app, visitor, '/plan')
  expect((await visitor.get('/plan')).body).toContain('Choose')
  const { items } = await insurer.client.login.getBrokerList({ status: 'active' })
  const id = items[0]?.id ?? ''
  const { sites } = await insurer.client.insurers.getPartnership({ id })
  expect(sites).toBeGreaterThan(0)
  expect((await broker.client.insurers.getPartnership({ id })).sites).toBe(sites)

  await insurer.client.insurers.endPartnership({ id, reason: 'Our capacity ends' })
  const inHand = await visitor.get('/plan')
  expect(inHand.body).toContain(closed)
  expect(inHand.body).toMatch(/Company \S+ no longer provides it to us/)
  for (const path of ['/', '/plan', '/check'])
    expect((await visitor.post(path, { plan: 'full', pay: 'yearly', is_true: 'yes' })).headers.location).toBe('/')
  expect((await visitor.post('/_/quote', { plan: 'full' }, { accept: 'application/json' })).json()).toEqual({
    location: '/',
  })
  // Written with escapes it is the same route, and leads nowhere.
  for (const path of ['/_/%70age?path=/plan', '/_/%73ave']) expect((await visitor.get(path)).statusCode).toBe(404)
  expect((await visitor.post('/_/%71uote', { plan: 'full' })).statusCode).toBe(404)
  const stranger = aVisitor(app, resale.host)
  expect((await stranger.get('/')).body).toContain(closed)
  expect((await stranger.get('/_/documents/booklet')).body).not.toContain(closed)
  const told = `Sites closed for new quotes: ${sites}.`
  const ends = [
    [insurer, 'Your company has ended the partnership with %'],
    [broker, '% has ended the partnership'],
  ] as const
  for (const [company, subject] of ends)
    await expect.poll(async () => (await mailsOf(company, subject))[0]?.text, { timeout: 20_000 }).toContain(told)
  for (const [company, subject] of ends)
    expect((await mailsOf(company, subject))[0]?.text).toContain('Reason given: Our capacity ends')

  const { items: live } = await broker.client.publisher.listStage({ stage: 'live' })
  expect(live.find(({ name }) => name === 'Until the end')).toMatchObject({ mount: { state: 'live' }, isClosed: true })
  expect(await broker.client.publisher.findMissing({ id: resale.id })).toMatchObject([
    { message: 'Its provider does not offer it to you any more' },
    { area: 'gateway' },
  ])
  const { items: sold } = await insurer.client.primaryProduct.listResoldPolicies({ mode: 'live' })
  expect(sold.filter(({ productName }) => productName === 'Until the end')).toHaveLength(1)
  await setState('active')
  await expect.poll(async () => (await stranger.get('/')).body).not.toContain(closed)
})

test('a server that has not heard of the end yet sells nothing either', async () => {
  const resale = await resell('Heard late')
  const visitor = aVisitor(app, resale.host)
  await goTo(app, visitor, '/plan')
  await visitor.get('/')
  // Nobody is told: only the database knows.
  await setState('ended')
  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })).headers.location).toBe('/')
  expect((await visitor.get('/')).body).toContain(closed)
  await setState('active')
})

test.each([
  ['tries a price out', '/plan', '/_/quote', { plan: 'full' }],
  ['takes a price', '/plan', '/plan', { plan: 'full', pay: 'yearly', go: 'next' }],
  ['pays', '/check', '/check', { is_true: 'yes' }],
])('nor does anybody whose application does not say whose product it is: who %s', async (what, stands, path, form) => {
  const resale = await resell(`Begun long ago: ${what}`)
  const visitor = aVisitor(app, resale.host)
  await goTo(app, visitor, '/plan')
  if (stands === '/check') await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  await app.owner.query(`update application set origin = '{}' where host = $1`, [resale.host])
  await setState('ended')
  const answer = await visitor.post(path, form, path === '/_/quote' ? { accept: 'application/json' } : {})
  expect(answer.headers.location ?? answer.json().location).toBe('/')
  expect((await visitor.get('/')).body).toContain(closed)
  await setState('active')
})

test('instalments of what was sold are collected after the end', async () => {
  const resale = await resell('By the month')
  await buyAt(app, resale.host, 'monthly')
  await setState('ended')
  const second = async () =>
    (
      await app.owner.query('select due_on::text as due, state from instalment where company_id = $1 and number = 2', [
        broker.companyId,
      ])
    ).rows[0]
  const { due } = await second()
  app.clock.now = () => new Date(`${due}T09:00:00Z`)
  await eventually(async () => {
    await hurry(app)
    expect((await second()).state).toBe('paid')
  })
  app.clock.now = () => new Date()
  await setState('active')
})
