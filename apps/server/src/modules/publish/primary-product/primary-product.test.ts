import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { afterAll, expect, test } from 'vitest'
import { aDesign, aPartnership, aProduct } from '../../../../test/builders.ts'
import { answersOf, cards, useCard } from '../../../../test/buyers.ts'
import { aPolicyDocument } from '../../../../test/company-builders.ts'
import { eventually } from '../../../../test/eventually.ts'
import { anActiveGateway } from '../../../../test/gateways.ts'
import { addUpFigures, startPartnerWorker } from '../../../../test/partner-jobs.ts'
import { publishLive } from '../../../../test/publish-live.ts'
import { hurry } from '../../../../test/run-now.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const worker = await startPartnerWorker(app)
afterAll(() => worker.stop(2000))
const insurer = await app.aCompany()
const { partner: broker } = await aPartnership(app, insurer, { state: 'active' })
const stranger = await app.aCompany({ businessType: 'broker' })
const { id: productId } = await aProduct(app, insurer, { state: 'online', name: 'Provided' })
await app.owner.query(
  `update company set sender_email = 'hello@company.example', sender_verified_at = now() where company_id = $1`,
  [broker.companyId],
)

const own = async ({ client }: TestCompany, id = productId) =>
  (await client.primaryProduct.listOwnProducts({})).items.find((item) => item.productId === id)
const offers = async ({ client }: TestCompany, filter = {}) =>
  (await client.primaryProduct.listOffers(filter)).items.filter(({ name }) => name === 'Provided')
const first = async (company: TestCompany) => {
  const [offer] = await offers(company)
  if (!offer) throw new Error('Nothing is offered')
  return offer
}

test('while logic is missing it waits, and all of it is listed', async () => {
  const { id } = await aProduct(app, insurer, { name: 'Unfinished' })
  const asked = await insurer.client.primaryProduct.moveProduct({ id })
  expect(asked.state).toBe('pending')
  expect(asked.missing.map(({ area }) => area)).toEqual(expect.arrayContaining(['body', 'shell']))
  expect(await own(insurer, id)).toMatchObject({ state: 'pending', version: null })
  expect((await broker.client.primaryProduct.listOffers({ search: 'Unfinished' })).items).toEqual([])
})

test('who is shown a moved product follows its access', async () => {
  expect(await insurer.client.primaryProduct.moveProduct({ id: productId })).toEqual({ state: 'moved', missing: [] })
  expect(await own(insurer)).toMatchObject({ state: 'moved', version: 1, access: 'members', sellers: 0 })
  const shown = { members: [true, false], 'non-members': [false, true], both: [true, true] } as const
  for (const access of ['non-members', 'both', 'members'] as const) {
    await insurer.client.publisher.setAccess({ id: productId, access })
    expect([(await offers(broker)).length === 1, (await offers(stranger)).length === 1], access).toEqual(shown[access])
  }
  expect(await offers(broker, { isExclusive: true })).toMatchObject([{ access: 'members', isBound: true }])
  expect(await offers(insurer)).toEqual([])
})

test('who is not bound sees what is open to all, and makes nothing of it', async () => {
  await insurer.client.publisher.setAccess({ id: productId, access: 'both' })
  const { id, isBound } = await first(stranger)
  expect(isBound).toBe(false)
  await expect(stranger.client.primaryProduct.createProduct({ primaryId: id, name: 'Mine' })).rejects.toMatchObject({
    code: 'primary-product.not-found',
  })
})

/** The broker's own product, on sale. */
async function aResale(name: string) {
  const { id: primaryId } = await first(broker)
  const product = await broker.client.primaryProduct.createProduct({ primaryId, name })
  const policyNumberId = (await aDesign(broker)).id
  await broker.client.number.updatePolicyNoByProductId({ productId: product.id, policyNumberId })
  const host = `${product.id}.localhost`
  await publishLive(broker, { id: product.id, host })
  return { ...product, host }
}

/** Stands before the payment, and presses the button. */
async function goToPay(host: string, pay = 'yearly') {
  const visitor = aVisitor(app, host)
  await goTo(visitor, '/plan')
  await visitor.post('/plan', { plan: 'full', pay, go: 'next' })
  return visitor.post('/check', { is_true: 'yes' })
}

async function goTo(visitor: ReturnType<typeof aVisitor>, end: string) {
  const pages: string[] = []
  let path = '/'
  // Each group of questions has a page of its own.
  while (path !== end) {
    pages.push(path)
    path = String((await visitor.post(path, answersOf(app))).headers.location)
    if (pages.includes(path)) throw new Error(`The journey stays at ${path}`)
  }
}

const buyAt = async (host: string) => useCard(app, String((await goToPay(host)).headers.location), cards.pays)

const salesOf = async ({ client }: TestCompany, name: string) =>
  (await client.primaryProduct.listResoldPolicies({ mode: 'live' })).items.filter(
    ({ productName }) => productName === name,
  )

const setMode = (mode: string) =>
  app.owner.query(`update partnership set payment_mode = $1 where partner_id = $2`, [mode, broker.companyId])

test('a broker sells it at its own address, and both see the sale, each its part', async () => {
  const resale = await aResale('Quay pet')
  await expect(
    broker.client.product.updateBody({ id: resale.id, revision: resale.bodyRevision, body: { ...sampleBody } }),
  ).rejects.toMatchObject({ code: 'primary-product.not-own-body' })
  await expect(app.owner.query(`update product set body = '{}' where id = $1`, [resale.id])).rejects.toThrow(
    'the body of a product that is resold is its provider',
  )
  expect(await own(insurer)).toMatchObject({ sellers: 1 })

  await buyAt(resale.host)
  const { rows } = await app.owner.query('select * from policy where company_id = $1', [broker.companyId])
  const [policy] = rows
  // Application, policy and transaction know whose product it is.
  const origin = { partnerKey: insurer.companyId }
  expect(policy.origin).toEqual(origin)
  const [line] = (await broker.client.transaction.listTransactions({})).items
  expect(line).toMatchObject({ policyNumber: policy.number, origin, partnerName: expect.stringMatching(/^Company/) })
  const [sold] = (await broker.client.primaryProduct.listResoldPolicies({ mode: 'live' })).items
  const [provided] = (await insurer.client.primaryProduct.listResoldPolicies({ mode: 'live' })).items
  expect(sold).toMatchObject({ number: policy.number, side: 'seller', what: 'issued', holder: 'Jo Smith' })
  expect(provided).toMatchObject({ id: sold?.id, side: 'provider', grossMinor: Number(policy.gross_minor) })
  expect((sold?.ourMinor ?? 0) + (provided?.ourMinor ?? 0)).toBe(Number(policy.gross_minor))
  expect((await stranger.client.primaryProduct.listResoldPolicies({ mode: 'live' })).items).toEqual([])
  expect((await insurer.client.primaryProduct.listResoldPolicies({ mode: 'test' })).items).toEqual([])

  // The provider's home counts it apart from its own, by its part.
  const figuresOf = (seen: TestCompany) => seen.client.dashboard.getKeyFigures({ range: 'days7', mode: 'live' })
  const figures = await figuresOf(insurer)
  expect(figures).toMatchObject({
    policies: 0,
    partners: { policies: 1, premiums: [{ currency: 'GBP', writtenMinor: Number(policy.net_minor) }] },
  })
  expect(await figuresOf(broker)).toMatchObject({ policies: 1, partners: { policies: 0, premiums: [] } })
  await addUpFigures(app)
  expect((await figuresOf(insurer)).partners).toEqual(figures.partners)

  // P2I: the broker has no gateway, and the insurer was paid.
  expect(provided).toMatchObject({ paymentMode: 'P2I', isPaidToUs: true })
  expect(sold?.isPaidToUs).toBe(false)
  expect((await app.owner.query('select from payment_gateway where company_id = $1', [broker.companyId])).rows).toEqual(
    [],
  )
})

test('P1B: who sells is paid, and without a gateway of its own cannot publish', async () => {
  await setMode('P1B')
  await expect(aResale('Paid nowhere')).rejects.toMatchObject({
    fields: { 'missing.0': 'Please set up payment first' },
  })
  await anActiveGateway(broker)
  const resale = await aResale('Paid here')
  // The provider's gateway rests: the money does not pass there.
  await app.owner.query(`update payment_gateway set state = 'inactive' where company_id = $1`, [insurer.companyId])
  await buyAt(resale.host)
  await app.owner.query(`update payment_gateway set state = 'active' where company_id = $1`, [insurer.companyId])
  const [[sold], [provided]] = [await salesOf(broker, 'Paid here'), await salesOf(insurer, 'Paid here')]
  expect(sold).toMatchObject({ side: 'seller', paymentMode: 'P1B', isPaidToUs: true })
  expect(provided).toMatchObject({ id: sold?.id, side: 'provider', paymentMode: 'P1B', isPaidToUs: false })
  expect((sold?.ourMinor ?? 0) + (provided?.ourMinor ?? 0)).toBe(sold?.grossMinor)

  // Where either may be paid, who sells is as soon as it can be, else who provides.
  await setMode('both')
  await buyAt(resale.host)
  await app.owner.query(`update payment_gateway set state = 'inactive' where company_id = $1`, [broker.companyId])
  await buyAt(resale.host)
  const paid = Map.groupBy(await salesOf(broker, 'Paid here'), ({ isPaidToUs }) => isPaidToUs)
  expect([paid.get(true)?.length, paid.get(false)?.length]).toEqual([2, 1])
  await app.owner.query('delete from payment_gateway where company_id = $1', [broker.companyId])
  await setMode('P2I')
})

test('a new version is taken over before it is published again', async () => {
  const resale = await aResale('Kept up to date')
  const { bodyRevision } = await insurer.client.product.getProduct({ id: productId })
  await insurer.client.product.updateBody({
    id: productId,
    revision: bodyRevision,
    body: { ...sampleBody, regulatory: { ...sampleBody.regulatory, statement: 'Provided anew' } },
  })
  await insurer.client.primaryProduct.moveProduct({ id: productId })
  expect((await first(broker)).products.find(({ id }) => id === resale.id)).toMatchObject({ isCurrent: false })
  const again = () => publishLive(broker, { id: resale.id, host: resale.host })
  await expect(again()).rejects.toMatchObject({
    fields: { 'missing.0': 'Its provider has a new version: take it over first' },
  })
  await broker.client.primaryProduct.takeNewVersion({ id: resale.id })
  await again()
  expect((await aVisitor(app, resale.host).get('/')).body).toContain('Provided anew')
})

test('a document its provider replaces is shown on partners’ sites too; what was sold keeps its own', async () => {
  const resale = await aResale('With a booklet')
  await buyAt(resale.host)
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

test('bound no longer, sites close at once: quotes in hand say why, and what was sold stays', async () => {
  const resale = await aResale('Until the end')
  await buyAt(resale.host)
  const visitor = aVisitor(app, resale.host)
  await goTo(visitor, '/plan')
  expect((await visitor.get('/plan')).body).toContain('Choose')
  const { items } = await insurer.client.login.getBrokerList({ status: 'active' })
  const id = items[0]?.id ?? ''
  const { sites } = await insurer.client.insurers.getPartnership({ id })
  expect(sites).toBeGreaterThan(0)
  expect((await broker.client.insurers.getPartnership({ id })).sites).toBe(sites)

  await insurer.client.insurers.endPartnership({ id, reason: '' })
  const inHand = await visitor.get('/plan')
  expect(inHand.body).toContain(closed)
  expect(inHand.body).toMatch(/Company \S+ no longer provides it to us/)
  for (const path of ['/', '/plan', '/check'])
    expect((await visitor.post(path, { plan: 'full', pay: 'yearly', is_true: 'yes' })).headers.location).toBe('/')
  expect((await visitor.post('/_/quote', { plan: 'full' }, { accept: 'application/json' })).json()).toEqual({
    location: '/',
  })
  const stranger = aVisitor(app, resale.host)
  expect((await stranger.get('/')).body).toContain(closed)
  expect((await stranger.get('/_/documents/booklet')).body).not.toContain(closed)
  const told = `Closed for new quotes: ${sites === 1 ? '1 site' : `${sites} sites`}.`
  for (const [company, subject] of [
    [insurer, 'Your company has ended the partnership with %'],
    [broker, '% has ended the partnership'],
  ] as const)
    await expect.poll(async () => (await mailsOf(company, subject))[0]?.text, { timeout: 20_000 }).toContain(told)

  expect(await broker.client.publisher.findMissing({ id: resale.id })).toMatchObject([
    { message: 'Its provider does not offer it to you any more' },
    { area: 'gateway' },
  ])
  expect(await salesOf(insurer, 'Until the end')).toHaveLength(1)
  await setState('active')
  await expect.poll(async () => (await stranger.get('/')).body).not.toContain(closed)
})

test('a server that has not heard of the end yet sells nothing either', async () => {
  const resale = await aResale('Heard late')
  const visitor = aVisitor(app, resale.host)
  await goTo(visitor, '/plan')
  await visitor.get('/')
  // Nobody is told: only the database knows.
  await setState('ended')
  expect((await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })).headers.location).toBe('/')
  expect((await visitor.get('/')).body).toContain(closed)
  await setState('active')
})

test('instalments of what was sold are collected after the end', async () => {
  const resale = await aResale('By the month')
  await useCard(app, String((await goToPay(resale.host, 'monthly')).headers.location), cards.pays)
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

test('taken back, nobody is offered it', async () => {
  expect(await insurer.client.primaryProduct.takeBackProduct({ id: productId })).toMatchObject({ state: 'none' })
  expect(await offers(broker)).toEqual([])
  await expect(insurer.client.primaryProduct.takeBackProduct({ id: productId })).rejects.toMatchObject({
    code: 'primary-product.not-possible',
  })
})
