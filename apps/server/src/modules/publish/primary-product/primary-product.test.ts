import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { aPartnership, aProduct } from '../../../../test/builders.ts'
import { anActiveGateway } from '../../../../test/gateways.ts'
import { addUpFigures } from '../../../../test/partner-jobs.ts'
import { publishLive } from '../../../../test/publish-live.ts'
import { aResale, buyAt, verifySender } from '../../../../test/resales.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const insurer = await app.aCompany()
const { partner: broker } = await aPartnership(app, insurer, { state: 'active' })
const stranger = await app.aCompany({ businessType: 'broker' })
const { id: productId } = await aProduct(app, insurer, { state: 'online', name: 'Provided' })
await verifySender(app, broker)

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

const resell = async (name: string) => aResale(broker, (await first(broker)).id, name)
const figuresOf = ({ client }: TestCompany) => client.dashboard.getKeyFigures({ range: 'days7', mode: 'live' })

const salesOf = async ({ client }: TestCompany, name: string) =>
  (await client.primaryProduct.listResoldPolicies({ mode: 'live' })).items.filter(
    ({ productName }) => productName === name,
  )

const setMode = (mode: string) =>
  app.owner.query(`update partnership set payment_mode = $1 where partner_id = $2`, [mode, broker.companyId])

test('a broker sells it at its own address, and both see the sale, each its part', async () => {
  const resale = await resell('Quay pet')
  await expect(
    broker.client.product.updateBody({ id: resale.id, revision: resale.bodyRevision, body: { ...sampleBody } }),
  ).rejects.toMatchObject({ code: 'primary-product.not-own-body' })
  await expect(
    app.owner.query(`update document set content = '{}' where owner_id = $1 and kind = 'body'`, [resale.id]),
  ).rejects.toThrow('the body of a product that is resold is its provider')
  expect(await own(insurer)).toMatchObject({ sellers: 1 })

  await buyAt(app, resale.host)
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
  await expect(resell('Paid nowhere')).rejects.toMatchObject({
    fields: { 'missing.0': 'Please set up payment first' },
  })
  await anActiveGateway(broker)
  const resale = await resell('Paid here')
  // The provider's gateway rests: the money does not pass there.
  await app.owner.query(`update payment_gateway set state = 'inactive' where company_id = $1`, [insurer.companyId])
  await buyAt(app, resale.host)
  await app.owner.query(`update payment_gateway set state = 'active' where company_id = $1`, [insurer.companyId])
  const [[sold], [provided]] = [await salesOf(broker, 'Paid here'), await salesOf(insurer, 'Paid here')]
  expect(sold).toMatchObject({ side: 'seller', paymentMode: 'P1B', isPaidToUs: true })
  expect(provided).toMatchObject({ id: sold?.id, side: 'provider', paymentMode: 'P1B', isPaidToUs: false })
  expect((sold?.ourMinor ?? 0) + (provided?.ourMinor ?? 0)).toBe(sold?.grossMinor)

  // Where either may be paid, who sells is as soon as it can be, else who provides.
  await setMode('both')
  await buyAt(app, resale.host)
  await app.owner.query(`update payment_gateway set state = 'inactive' where company_id = $1`, [broker.companyId])
  await buyAt(app, resale.host)
  const paid = Map.groupBy(await salesOf(broker, 'Paid here'), ({ isPaidToUs }) => isPaidToUs)
  expect([paid.get(true)?.length, paid.get(false)?.length]).toEqual([2, 1])
  await app.owner.query('delete from payment_gateway where company_id = $1', [broker.companyId])
  await setMode('P2I')
})

test('a new version is taken over before it is published again', async () => {
  const resale = await resell('Kept up to date')
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
    fields: { 'missing.0': 'Its provider has a new release: take it over first' },
  })
  await broker.client.primaryProduct.takeNewVersion({ id: resale.id })
  await again()
  expect((await aVisitor(app, resale.host).get('/')).body).toContain('Provided anew')
})

test('taken back, nobody is offered it', async () => {
  expect(await insurer.client.primaryProduct.takeBackProduct({ id: productId })).toMatchObject({ state: 'none' })
  expect(await offers(broker)).toEqual([])
  await expect(insurer.client.primaryProduct.takeBackProduct({ id: productId })).rejects.toMatchObject({
    code: 'primary-product.not-possible',
  })
})
