import { Body } from '@coverwright/domain/build/body/body'
import { ConnectorForm } from '@coverwright/domain/build/connector/connector'
import { forkedBody, forkedShell } from '@coverwright/domain/build/flow/test/forked-journey'
import { exampleOf } from '@coverwright/domain/fields'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf, cards, useCard } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startVehicleRegister } from '../../../../test/start-vehicle-register.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const key = 'key-of-the-register-4711'
const register = await startVehicleRegister(key)
const app = await startTestApp({ OUTBOUND_ALLOW: `localhost:${register.port}` })
const company = await app.aCompany()
const { client } = company

/** A car insurance: its registration is asked, how strong it is comes from the register, and makes the price. */
const [you, health, ...groups] = forkedBody.questions.groups
const motorBody = Body.parse({
  ...forkedBody,
  dataset: {
    properties: [
      ...forkedBody.dataset.properties,
      { type: 'text', name: 'registration', format: 'text', maxLength: 12 },
      { type: 'number', name: 'engine_power', decimals: 0, min: '0', max: '2000', default: '100' },
    ],
  },
  questions: {
    groups: [
      {
        ...you,
        questions: [
          ...(you?.questions ?? []),
          {
            type: 'car-registration',
            country: 'GB',
            name: 'registration',
            label: 'Which car?',
            missing: 'Enter its registration',
          },
        ],
      },
      health,
      ...groups,
    ],
  },
  rating: {
    ...forkedBody.rating,
    steps: forkedBody.rating.steps.map((step) =>
      step.kind === 'premium' ? Object.assign({}, step, { formula: 'rate * (1 + engine_power / 100)' }) : step,
    ),
  },
})

const product = await aProduct(app, company, { state: 'online', line: 'car' })
const { bodyRevision } = await client.product.getProduct({ id: product.id })
await client.product.updateBody({ id: product.id, revision: bodyRevision, body: motorBody })
const connector = await client.apiConnector.createConnector({
  ...exampleOf(ConnectorForm),
  name: 'Register of vehicles',
  address: `https://localhost:${register.port}/vehicles/{{registration}}`,
  authentication: { kind: 'key', in: 'header', name: 'x-api-key' },
  secret: key,
  params: [],
  outputs: [{ name: 'engine_power', path: '$.vehicle.engine.power' }],
  demoResult: '',
})
const tried = () =>
  client.apiConnector.testConnector({
    id: connector.id,
    at: 'live',
    params: [{ name: 'registration', value: 'AB12CDE' }],
  })

test('a certificate that nobody vouches for is no answer; with its authority trusted the register answers', async () => {
  expect((await tried()).task).toMatchObject({ state: 'failed', problem: 'Its certificate is not valid.' })
  expect(register.heard).toEqual([])
  register.trust()
  expect(await tried()).toMatchObject({ task: { state: 'done', status: 200 }, outputs: [{ value: '60' }] })
})

/** Before its site, on sale. */
async function aShopper() {
  const { shellRevision } = await client.product.getProduct({ id: product.id })
  const shell = forkedShell({
    kind: 'connector',
    id: 'register',
    name: 'Ask the register',
    page: '/',
    connectorId: connector.id,
    inputs: [{ field: 'registration', data: 'registration' }],
    outputs: [{ output: 'engine_power', data: 'engine_power' }],
    onFailure: { to: 'decline', reason: 'We do not know this car.' },
  })
  await client.product.updateShell({ id: product.id, revision: shellRevision, shell })
  const { host } = await aRelease(company, product.id, 'live')
  register.heard.splice(0)
  return aVisitor(app, host ?? '')
}

type Shopper = Awaited<ReturnType<typeof aShopper>>

/** Sends one page, as a browser does with script or without, and answers where it leads. */
const without = async (shopper: Shopper, path: string, fields: Record<string, string>) =>
  String((await shopper.post(path, fields)).headers.location)
const withScript = async (shopper: Shopper, path: string, fields: Record<string, string>) => {
  const { location, page } = (await shopper.post(path, fields, { accept: 'application/json' })).json()
  return String(location ?? page.view.path)
}

test.each([
  ['without script', without, 'ab12 cde', 'AB12CDE', '60', '320.03'],
  ['with script', withScript, 'ZZ99 ZZZ', 'ZZ99ZZZ', '250', '700.07'],
] as const)('%s a car is bought at a price that the register makes', async (_, send, typed, plate, power, premium) => {
  const shopper = await aShopper()
  const email = `${plate.toLowerCase()}@example.org`
  expect(await send(shopper, '/', { ...answersOf(app, { email }), registration: typed })).toBe('/health')
  expect(register.heard).toEqual([`/vehicles/${plate}`])
  await send(shopper, '/health', { is_ill: 'yes' })
  expect(await send(shopper, '/details', { illness: 'A scratch' })).toBe('/plan')
  expect(await send(shopper, '/plan', { plan: 'full', pay: 'yearly', go: 'next' })).toBe('/check')
  await useCard(app, await send(shopper, '/check', { is_true: 'yes' }), cards.pays)
  expect(register.heard).toHaveLength(1)

  const { rows } = await app.owner.query(
    `select p.number, q.values, q.trace from policy p join quote q on q.application_id = p.application_id
     where p.email = $1 order by q.id desc limit 1`,
    [email],
  )
  expect(rows[0].number).toBeTruthy()
  expect(rows[0].values).toMatchObject({ registration: plate, engine_power: power })
  expect(rows[0].trace[0]).toMatchObject({
    origin: 'connector',
    step: 'engine_power',
    value: power,
    formula: 'Ask the register',
  })
  expect(rows[0].trace).toContainEqual(expect.objectContaining({ step: 'basePremium', value: premium }))

  // As the studio's list of tasks and its drawer read them: what was asked, and nothing a buyer entered.
  const { items } = await client.task.listTasks({ state: 'done' }, { nowPage: 1, pageSize: 1 })
  const task = await client.task.getTask({ id: items[0]?.id ?? '' })
  expect(task).toMatchObject({ connectorName: 'Register of vehicles', cause: 'journey', state: 'done', status: 200 })
  expect(task.request.url).toBe(`https://localhost:${register.port}/vehicles/<registration>`)
  expect(task.request.headers).toContainEqual({ name: 'x-api-key', value: '••••' })
  expect(JSON.stringify(task)).not.toContain(plate)
  expect(JSON.stringify(task)).not.toContain(key)
})

test('a car that the register does not know is not sold', async () => {
  const shopper = await aShopper()
  await shopper.post('/', { ...answersOf(app), registration: 'NO1' })
  expect((await shopper.get('/plan')).body).not.toContain('value="full"')
  const { items } = await client.task.listTasks({ state: 'failed' }, { nowPage: 1, pageSize: 1 })
  expect(items[0]).toMatchObject({ problem: 'It answered 404.' })
})
