import { expect, test } from 'vitest'
import { aBuyer, answersOf, aSite, asBuyer } from '../../../../test/buyers.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { waysIn } from '../../../platform/http/ways-in.ts'
import { acceptDeclarations, findApplication, saveAnswers, startApplication } from '../application/index.ts'
import { previewPrices } from './preview-prices.ts'
import { priceApplication } from './price-application.ts'

const app = await startTestApp()
const site = await aSite(app, await app.aCompany())
const { read } = waysIn(app.pool, 'test')
const stateOf = async (token: string) =>
  (await read(site.companyId, (tx) => findApplication(tx, token, app.clock.now())))?.state
const quotesOf = async (applicationId: string) =>
  (await app.owner.query('select reference, state from quote where application_id = $1 order by id', [applicationId]))
    .rows
const started = (answers = {}) =>
  asBuyer(app, site, async (journey) => {
    const { token, application } = await startApplication(journey, site)
    await saveAnswers(journey, token, answersOf(app, answers))
    return { token, id: application.id }
  })
const price = (token: string, change = {}) =>
  asBuyer(app, site, (journey) => priceApplication(journey, token, { plan: 'full', pay: 'yearly', ...change }))

test('the same answers and choice are the same quote, however often they are sent', async () => {
  const { token, id } = await started()
  const results = await Promise.all(Array.from({ length: 10 }, () => price(token)))
  expect(new Set(results.map(({ quote }) => quote.reference)).size).toBe(1)
  expect(results[0]?.quote.reference).toMatch(/^Q-[0-9A-Z]{5}-[0-9A-Z]{5}$/)
  expect(await quotesOf(id)).toHaveLength(1)
})

test('another choice replaces the quote and takes declarations back', async () => {
  const buyer = await aBuyer(app, site)
  expect(await stateOf(buyer.token)).toBe('declared')
  const { quote, application } = await price(buyer.token, { addOns: ['travel'] })
  expect(application).toMatchObject({ state: 'open', declarations: [] })
  expect(quote.premium?.grossMinor).toBe(26_263)
  expect((await quotesOf(buyer.applicationId)).map(({ state }) => state)).toEqual(['replaced', 'open'])
})

test('going through the pages again without a change keeps price and declarations', async () => {
  const buyer = await aBuyer(app, site)
  await asBuyer(app, site, (journey) => saveAnswers(journey, buyer.token, answersOf(app)))
  await price(buyer.token)
  expect(await stateOf(buyer.token)).toBe('declared')
})

test('underwriting refers and declines with reasons; such a quote cannot be declared', async () => {
  const [old, ancient] = [await started({ age: '13' }), await started({ age: '25' })]
  expect(await price(old.token)).toMatchObject({
    application: { state: 'referred' },
    quote: { state: 'referred', decision: 'refer', reasons: [{ rule: 'old' }] },
  })
  expect(await price(ancient.token)).toMatchObject({
    application: { state: 'declined' },
    quote: { state: 'declined', decision: 'decline', premium: null },
  })
  await expect(
    asBuyer(app, site, (journey) => acceptDeclarations(journey, old.token, ['is_true'])),
  ).rejects.toMatchObject({ code: 'application.not-offered' })
})

test('answers that are missing or wrong are told at their field, and nothing is priced', async () => {
  const { token, id } = await started({ age: '99', email: 'nobody' })
  await expect(price(token)).rejects.toMatchObject({
    code: 'application.incomplete',
    fields: { age: 'Enter an age', email: 'Enter your email address' },
  })
  await expect(price((await started()).token, { plan: 'gold' })).rejects.toMatchObject({
    code: 'application.not-priced',
  })
  expect(await quotesOf(id)).toEqual([])
})

test('prices are shown without keeping anything', async () => {
  const { token, id } = await started()
  const { prices, selection } = await read(site.companyId, (tx) =>
    previewPrices(tx, token, { plan: 'basic', pay: 'yearly' }, app.clock.now()),
  )
  expect(selection).toMatchObject({ plan: 'basic', pay: 'yearly', addOns: [] })
  expect(prices.plans['full']?.premium?.grossMinor).toBe(24_022)
  expect(await quotesOf(id)).toEqual([])
})

test('a general declaration must be given, a marketing one need not', async () => {
  const { token } = await started()
  await expect(asBuyer(app, site, (journey) => acceptDeclarations(journey, token, ['is_true']))).rejects.toMatchObject({
    code: 'application.not-priced',
  })
  await price(token)
  await expect(
    asBuyer(app, site, (journey) => acceptDeclarations(journey, token, ['wants_mail'])),
  ).rejects.toMatchObject({
    code: 'application.not-declared',
    fields: { is_true: 'My answers are true and complete.' },
  })
})

test('an hour without a sign of life ends the journey, for its owner and everybody else', async () => {
  const { token } = await started()
  const now = app.clock.now
  app.clock.now = () => new Date(Date.now() + 61 * 60_000)
  expect(await stateOf(token)).toBeUndefined()
  await expect(price(token)).rejects.toMatchObject({ code: 'application.not-found' })
  app.clock.now = now
  expect(await stateOf('another-token')).toBeUndefined()
})

test('only fields that a question asks are kept, and no more than there is room for', async () => {
  const { token } = await started()
  const { answers } = await asBuyer(app, site, (journey) =>
    saveAnswers(journey, token, { state: 'issued', price: '1' }),
  )
  expect(Object.keys(answers)).not.toContain('price')
  await expect(
    asBuyer(app, site, (journey) => saveAnswers(journey, token, { full_name: 'x'.repeat(200_000) })),
  ).rejects.toMatchObject({ code: 'too-large' })
})

test('the audit tells which fields changed, never what was answered', async () => {
  const { id } = await started({ full_name: 'Verena Quillfeather' })
  const { rows } = await app.owner.query('select detail::text from audit where subject_id = $1', [id])
  expect(rows.some(({ detail }) => detail.includes('full_name'))).toBe(true)
  expect(rows.some(({ detail }) => detail.includes('Quillfeather'))).toBe(false)
})
