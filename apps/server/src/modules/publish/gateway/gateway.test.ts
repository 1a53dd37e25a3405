import { expect, test } from 'vitest'
import { aPartnership, aProduct } from '../../../../test/builders.ts'
import { anActiveGateway } from '../../../../test/gateways.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()
const stateOf = async ({ client }: TestCompany) =>
  Object.fromEntries((await client.payment.getPaymentMethodList({})).map(({ kind, state }) => [kind, state]))
const connected = async ({ client }: TestCompany) => {
  const { account } = await client.payment.connectStripe({})
  app.stripe.finish(account ?? '')
  const [, stripe] = [
    await client.payment.savePaymentMethod({ kind: 'test' }),
    await client.payment.savePaymentMethod({ kind: 'stripe' }),
  ]
  return stripe
}
const activate = ({ client }: TestCompany, id: string) =>
  client.payment.updateCompanyPayment({ id, action: 'activate' })

test('a gateway is not configured, installed, active, inactive; one is active at a time', async () => {
  const company = await app.aCompany()
  expect(await stateOf(company)).toEqual({ test: 'not-configured', stripe: 'not-configured' })
  const built = await company.client.payment.savePaymentMethod({ kind: 'test' })
  expect(await stateOf(company)).toEqual({ test: 'installed', stripe: 'not-configured' })
  await activate(company, built.id)
  const stripe = await connected(company)
  expect(await stateOf(company)).toEqual({ test: 'active', stripe: 'installed' })
  expect(await activate(company, stripe.id)).toMatchObject({ state: 'active', connection: 'connected' })
  expect(await stateOf(company)).toEqual({ test: 'inactive', stripe: 'active' })
  await expect(activate(company, stripe.id)).rejects.toMatchObject({ code: 'gateway.already' })
  await company.client.payment.updateCompanyPayment({ id: stripe.id, action: 'deactivate' })
  expect(await stateOf(company)).toEqual({ test: 'inactive', stripe: 'inactive' })
})

test('two activated in the same moment leave one active', async () => {
  const company = await app.aCompany()
  const stripe = await connected(company)
  const built = await company.client.payment.savePaymentMethod({ kind: 'test' })
  await Promise.all([activate(company, stripe.id), activate(company, built.id)])
  expect(Object.values(await stateOf(company)).toSorted()).toEqual(['active', 'inactive'])
})

test.each([
  ['P2I', 'broker', false],
  ['P2I', 'insurer', true],
  ['P1B', 'insurer', false],
  ['P1B', 'broker', true],
  ['both', 'broker', true],
] as const)('in %s a %s may have a gateway: %s', async (paymentMode, businessType, mayHave) => {
  const company = await app.aCompany({ businessType })
  await app.owner.query('update company set payment_mode = $2 where id = $1', [company.companyId, paymentMode])
  const calls = [
    () => company.client.payment.savePaymentMethod({ kind: 'test' }),
    () => company.client.payment.connectStripe({}),
    () => company.client.payment.createExpressLink({}),
  ]
  for (const call of calls) {
    const answer = await call().catch(({ code }: { code: string }) => code)
    expect(answer === 'gateway.not-yours').toBe(!mayHave)
  }
})

test('an account is made once, and counts as connected when the provider says so', async () => {
  const company = await app.aCompany()
  const { client } = company
  const before = app.stripe.accounts.size
  expect(await client.payment.getConnectStripe({})).toEqual({ state: 'not-configured', account: null, due: [] })
  const made = await Promise.all(Array.from({ length: 5 }, () => client.payment.connectStripe({})))
  expect(new Set(made.map(({ account }) => account)).size).toBe(1)
  expect(app.stripe.accounts.size).toBe(before + 1)
  const account = made[0]?.account ?? ''
  expect(await client.payment.getConnectStripe({})).toEqual({ state: 'pending', account, due: ['individual.dob'] })
  expect((await client.payment.createExpressLink({})).url).toContain(account)

  const { id } = await client.payment.savePaymentMethod({ kind: 'stripe' })
  await expect(activate(company, id)).rejects.toMatchObject({ code: 'gateway.not-connected' })
  app.stripe.finish(account, false)
  expect(await client.payment.getConnectStripe({})).toMatchObject({ state: 'error' })
  await expect(activate(company, id)).rejects.toMatchObject({
    message: 'There is a connection error with the card provider. Please connect again.',
  })
  app.stripe.finish(account)
  expect(await activate(company, id)).toMatchObject({ state: 'active', connection: 'connected', account })
})

test('an answer of the provider that is lost makes no second account', async () => {
  const { client } = await app.aCompany()
  const before = app.stripe.accounts.size
  app.stripe.trouble.losesAnswers = 4
  await expect(client.payment.connectStripe({})).rejects.toMatchObject({ code: 'payment.gateway-silent' })
  app.stripe.trouble.losesAnswers = 0
  await client.payment.connectStripe({})
  expect(app.stripe.accounts.size).toBe(before + 1)
})

test('a gateway that is missing here, or takes test payments only, cannot become the one', async () => {
  const company = await app.aCompany()
  const { gateways } = app.ports
  const { stripe } = gateways
  Object.assign(gateways, { stripe: undefined })
  expect(await company.client.payment.getPaymentMethodList({})).toMatchObject([
    { kind: 'test', isOffered: true },
    { kind: 'stripe', isOffered: false, state: 'not-configured' },
  ])
  await expect(company.client.payment.connectStripe({})).rejects.toMatchObject({ code: 'gateway.not-offered' })
  Object.assign(gateways, { stripe })
  Object.assign(gateways.test, { takesLive: false })
  const { id } = await company.client.payment.savePaymentMethod({ kind: 'test' })
  await expect(activate(company, id)).rejects.toMatchObject({ code: 'gateway.test-only' })
  Object.assign(gateways.test, { takesLive: true })
})

test('nothing goes live without a gateway, and none is taken away from what is live', async () => {
  const company = await app.aCompany()
  const product = await aProduct(app, company, { state: 'online' })
  expect(await company.client.publisher.findMissing({ id: product.id })).toEqual([])
  const { id } = await anActiveGateway(company)
  await expect(company.client.payment.updateCompanyPayment({ id, action: 'deactivate' })).rejects.toMatchObject({
    code: 'gateway.in-use',
  })
  await app.owner.query(`update payment_gateway set state = 'inactive' where company_id = $1`, [company.companyId])
  expect(await company.client.publisher.findMissing({ id: product.id })).toMatchObject([
    { area: 'gateway', message: 'Please set up payment first' },
  ])
})

test('a partnership under which a broker is paid opens the gateway to it, for as long as it stands', async () => {
  const [insurer, broker] = [await app.aCompany(), await app.aCompany({ businessType: 'broker' })]
  await app.owner.query(`update company set payment_mode = 'P2I' where id = $1`, [broker.companyId])
  const modeOf = async () => (await broker.client.login.getUserData({})).paymentMode
  const { id } = await aPartnership(app, broker, { askedBy: insurer, state: 'active' })
  expect(await modeOf()).toBe('P2I')
  await expect(broker.client.payment.savePaymentMethod({ kind: 'test' })).rejects.toMatchObject({
    code: 'gateway.not-yours',
  })

  await insurer.client.insurers.proposePaymentMode({ id, paymentMode: 'P1B' })
  expect(await modeOf()).toBe('P2I')
  await broker.client.insurers.answerPaymentMode({ id, isAccepted: true })
  expect(await modeOf()).toBe('both')
  expect(await broker.client.payment.savePaymentMethod({ kind: 'test' })).toMatchObject({ kind: 'test' })

  await insurer.client.insurers.endPartnership({ id, reason: '' })
  expect(await modeOf()).toBe('P2I')
})
