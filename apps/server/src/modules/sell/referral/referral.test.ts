import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { asPriced } from '@coverwright/domain/build/plan/terms'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf, aReferral, aSite, cards, recordsOf, useCard } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp, type TestCompany } from '../../../../test/test-app.ts'

const app = await startTestApp()

const mailsOf = async ({ companyId }: TestCompany) =>
  (
    await app.owner.query<{ recipient: string; subject: string; text: string }>(
      'select recipient, subject, text from outbox_message where company_id = $1 order by id',
      [companyId],
    )
  ).rows

const linkIn = (text = '') => new URL(/http:\S+\/_\/resume\/\S+/.exec(text)?.[0] ?? '').pathname

/** Somebody whose answers the rules refer, in a browser. */
async function aReferred(email: string) {
  const company = await app.aCompany()
  const site = await aSite(app, company)
  const visitor = aVisitor(app, site.host)
  await visitor.post('/', answersOf(app, { age: '14', email }))
  const page = await visitor.get('/plan')
  const [referral] = (await company.client.referral.listReferrals({})).items
  if (!referral) throw new Error('Nothing was referred')
  return { company, site, visitor, page, referral }
}

test('what the rules refer is one case, told to underwriters and customer, and chooses no plan for anybody', async () => {
  const { company, visitor, page, referral } = await aReferred('rex@example.org')
  expect(page.body).toContain('We need to look at this ourselves')
  await visitor.get('/plan')
  expect(await company.client.referral.listReferrals({ search: referral.reference })).toMatchObject({ total: 1 })
  expect(referral).toMatchObject({
    state: 'waiting',
    customer: 'Jo Smith',
    reasons: ['Somebody looks at animals over 12.'],
    mode: 'live',
  })
  const { rows } = await app.owner.query('select selection from application where company_id = $1', [company.companyId])
  expect(rows).toMatchObject([{ selection: { plan: null } }])
  const mails = await mailsOf(company)
  expect(mails.map(({ recipient }) => recipient)).toEqual([company.email, 'rex@example.org'])
  expect(mails[0]?.text).toContain(`/complexCase?case=${referral.id}`)
  expect(mails[0]?.text).toContain('- Somebody looks at animals over 12.')

  const detail = await company.client.referral.getReferral({ id: referral.id })
  expect(detail.answers).toContainEqual({ label: 'How old is it?', text: '14' })
  expect(detail.trace.map(({ step }) => step)).toContain('basePremium')
  expect(detail.plans).toMatchObject([
    { code: 'basic', premiumMinor: 11_401 },
    { code: 'full', premiumMinor: 22_802, grossMinor: 22_802 + 500 + 2736 },
  ])
})

test('why a case is referred, and on what terms it is taken, reaches the underwriter and never the customer', async () => {
  const company = await app.aCompany()
  const marker = 'ZZMARKER'
  const body = structuredClone(sampleBody)
  for (const rule of body.rating.rules) Object.assign(rule, { reason: `${marker} ${rule.name}` })
  const product = await aProduct(app, company, { state: 'online', body })
  const { host } = await aRelease(company, product.id)
  const visitor = aVisitor(app, host ?? '')
  const email = 'marked@example.org'
  const json = { accept: 'application/json' }
  const seen: string[] = []
  const look = async (path: string) => {
    for (const headers of [{}, json]) seen.push((await visitor.get(path, headers)).body)
  }
  seen.push((await visitor.post('/', answersOf(app, { age: '14', email }), json)).body)
  await look('/plan')
  await look('/check')
  expect(seen.join()).toContain('We need to look at this ourselves')
  const [referral] = (await company.client.referral.listReferrals({})).items
  const id = referral?.id ?? ''
  expect(referral?.reasons, 'planted').toEqual([`${marker} old`])
  await company.client.referral.acceptReferral({
    id,
    terms: { ...asPriced, loadingPercent: '10', reason: `${marker} terms` },
  })
  await look('/plan')
  seen.push((await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' }, json)).body)
  await look('/check')
  const toGateway = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(toGateway.headers.location), cards.pays)
  await look('/thank-you')
  const { policies } = await recordsOf(app, company.companyId)
  await company.client.customer.resendDocuments({ id: String(policies[0]?.id) })

  const mails = await mailsOf(company)
  const [theirs, others] = [true, false].map((isTheirs) =>
    mails.filter((each) => (each.recipient === email) === isTheirs),
  )
  expect(theirs?.length).toBeGreaterThan(2)
  expect(JSON.stringify(others), 'the underwriter reads it').toContain(marker)
  const link = /\/my\/\S+/.exec(theirs?.at(-1)?.text ?? '')?.[0] ?? ''
  seen.push((await app.app.inject({ url: link })).body)
  expect(seen.at(-1)).toContain('Your policy')
  expect([...seen, JSON.stringify(theirs)].filter((text) => text.includes(marker))).toEqual([])
})

test('whoever types one address into many journeys does not fill that mailbox', async () => {
  const { company, site } = await aReferred('stranger@example.org')
  for (let n = 0; n < 5; n++) {
    const visitor = aVisitor(app, site.host)
    await visitor.post(
      '/',
      answersOf(app, { age: '14', email: 'stranger@example.org', full_name: 'See www.evil.example' }),
    )
    expect((await visitor.get('/plan')).body).toContain('We need to look at this ourselves')
  }
  const mails = (await mailsOf(company)).filter(({ recipient }) => recipient === 'stranger@example.org')
  expect(mails).toHaveLength(3)
  for (const { text } of mails) expect(text).not.toContain('evil')
  expect(await company.client.referral.listReferrals({})).toMatchObject({ total: 6 })
})

test('accepted on terms, the customer goes on by the mailed link and pays the price of the terms', async () => {
  const { company, site, referral } = await aReferred('fido@example.org')
  const { id } = referral
  const terms = { ...asPriced, loadingPercent: '25', planPremiums: { basic: 15_000 }, reason: 'Seen by a vet' }
  expect(await company.client.referral.previewTerms({ id, terms })).toMatchObject([
    { code: 'basic', premiumMinor: 15_000, grossMinor: 15_000 + 500 + 1800 },
    { code: 'full', premiumMinor: 28_503 },
  ])
  expect(await company.client.referral.acceptReferral({ id, terms })).toMatchObject({ state: 'accepted', terms })
  const mail = (await mailsOf(company)).at(-1)
  expect(mail).toMatchObject({ recipient: 'fido@example.org', subject: expect.stringContaining('We can insure you') })

  const path = linkIn(mail?.text)
  const visitor = aVisitor(app, site.host)
  const welcome = await visitor.get(path)
  expect(welcome.body).toContain('Welcome back')
  expect(welcome.body).not.toContain('Jo Smith')
  expect(visitor.cookies.size).toBe(0)
  // Everything is answered; what is missing is the choice.
  expect((await visitor.post(path, {})).headers.location).toBe('/check')
  expect((await visitor.get('/check')).headers.location).toBe('/plan')
  expect((await visitor.get('/plan')).body).toContain('Choose your cover')
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  expect((await visitor.get('/check')).body).toContain('£324.23')
  const toGateway = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(toGateway.headers.location), cards.pays)
  const { policies, charges } = await recordsOf(app, company.companyId)
  expect(charges).toMatchObject([{ amount_minor: '32423' }])
  expect(policies).toMatchObject([{ gross_minor: '32423', plan: 'full', state: 'issued' }])
  expect(await company.client.referral.getReferral({ id })).toMatchObject({ state: 'bought' })
  await expect(company.client.referral.declineReferral({ id, reason: 'Late' })).rejects.toMatchObject({
    code: 'referral.decided',
  })
})

test('an excess that the underwriter settles is the one that is sold, whatever is sent', async () => {
  const company = await app.aCompany()
  const excess = { name: 'excess', title: 'Your excess', standard: '100', help: '' }
  const options = ['100', '300'].map((value) => ({ value, label: `£${value}` }))
  const [rate, ...steps] = sampleBody.rating.steps
  const formula = 'IF(plan = "full", 200.02, 100.01) - IF(excess = "300", 50, 0)'
  const body = {
    ...sampleBody,
    cover: { ...sampleBody.cover, choices: [{ ...excess, options }] },
    rating: { ...sampleBody.rating, steps: [{ ...rate, formula }, ...steps] },
  }
  const product = await aProduct(app, company, { state: 'online', body })
  const { host } = await aRelease(company, product.id)
  const visitor = aVisitor(app, host ?? '')
  await visitor.post('/', answersOf(app, { age: '14', email: 'max@example.org' }))
  expect((await visitor.get('/plan')).body).toContain('We need to look at this ourselves')
  const [referral] = (await company.client.referral.listReferrals({})).items
  const id = referral?.id ?? ''
  expect((await company.client.referral.getReferral({ id })).choices).toMatchObject([{ name: 'excess', chosen: '100' }])
  const terms = { ...asPriced, choices: { excess: '300' }, reason: 'Limps at times' }
  await company.client.referral.acceptReferral({ id, terms })

  await visitor.post('/plan', { plan: 'full', pay: 'yearly', excess: '100', go: 'next' })
  const toGateway = await visitor.post('/check', { is_true: 'yes' })
  await useCard(app, String(toGateway.headers.location), cards.pays)
  const { policies } = await recordsOf(app, company.companyId)
  // 150.02 × 1.14, a fee of 5 and 12 % tax.
  expect(policies).toMatchObject([{ gross_minor: String(17_102 + 500 + 2052) }])
  const { rows } = await app.owner.query(`select selection->'choices' as choices from quote where id = $1`, [
    policies[0]?.quote_id,
  ])
  expect(rows).toEqual([{ choices: { excess: '300' } }])
})

test('the answer is for the answers it was given on: others are another case, and the old ones find theirs again', async () => {
  const { company, visitor, referral } = await aReferred('spot@example.org')
  await company.client.referral.acceptReferral({ id: referral.id, terms: asPriced })
  expect((await visitor.get('/plan')).body).toContain('Choose your cover')
  await visitor.post('/', answersOf(app, { age: '15', email: 'spot@example.org' }))
  expect((await visitor.get('/plan')).body).toContain('We need to look at this ourselves')
  expect((await company.client.referral.listReferrals({ state: 'waiting' })).total).toBe(1)
  // A new name or another start changes nothing of the risk.
  await visitor.post('/', answersOf(app, { age: '14', full_name: 'Jo Brown', email: 'spot@example.org' }))
  expect((await visitor.get('/plan')).body).toContain('Choose your cover')
  await visitor.post('/plan', { plan: 'full', pay: 'yearly', go: 'next' })
  expect((await company.client.referral.listReferrals({ state: 'waiting' })).total).toBe(0)
  expect((await company.client.referral.listReferrals({ state: 'withdrawn' })).total).toBe(1)
})

test('declined, the customer reads why, by mail and on the page', async () => {
  const { company, visitor, referral } = await aReferred('bello@example.org')
  await company.client.referral.declineReferral({ id: referral.id, reason: 'It waits for a diagnosis.' })
  expect((await mailsOf(company)).at(-1)).toMatchObject({
    recipient: 'bello@example.org',
    text: expect.stringContaining('It waits for a diagnosis.'),
  })
  const page = (await visitor.get('/plan')).body
  expect(page).toContain('We cannot offer you this cover')
  expect(page).toContain('It waits for a diagnosis.')
  // Thought better of.
  await company.client.referral.acceptReferral({ id: referral.id, terms: asPriced })
  expect((await visitor.get('/plan')).body).toContain('Choose your cover')
})

test('terms name what the product has and say why; an offer ends after 30 days', async () => {
  const company = await app.aCompany()
  const { client } = company
  const { id } = await aReferral(app, company)
  const accept = (terms: object) => client.referral.acceptReferral({ id, terms: { ...asPriced, ...terms } })
  await expect(accept({ loadingPercent: '10' })).rejects.toMatchObject({ code: 'invalid' })
  await expect(accept({ planPremiums: { gold: 1 }, reason: 'x' })).rejects.toMatchObject({
    code: 'referral.no-such-plan',
  })
  await accept({})
  const mail = (await mailsOf(company)).at(-1)
  const visitor = aVisitor(app, (await hostOf(id)) ?? '')
  app.clock.now = () => new Date(Date.now() + 31 * 86_400_000)
  try {
    const page = await visitor.get(linkIn(mail?.text))
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('This link has expired')
  } finally {
    app.clock.now = () => new Date()
  }
})

const hostOf = async (referralId: string) =>
  (
    await app.owner.query<{ host: string }>(
      'select a.host from application a join referral r on r.application_id = a.id where r.id = $1',
      [referralId],
    )
  ).rows[0]?.host

test('the mail to the underwriter is worded and addressed for each product', async () => {
  const company = await app.aCompany()
  const { client } = company
  const site = await aSite(app, company)
  const { productId } = site
  expect(await client.referral.getReferralMail({ productId })).toMatchObject({
    recipients: [],
    standIns: [company.email],
  })
  const mail = { productId, recipients: ['risk@example.org', 'chief@example.org'], subject: 'S {{reference}}' }
  await expect(client.referral.saveReferralMail({ ...mail, text: 'Hi {{nobody}}' })).rejects.toMatchObject({
    fields: { text: 'There is no field {{nobody}}' },
  })
  await client.referral.saveReferralMail({ ...mail, text: 'Hi {{ customer }}' })
  await aReferral(app, company, 'waiting', site)
  const sent = (await mailsOf(company)).slice(0, 2)
  expect(sent).toMatchObject([
    { recipient: 'risk@example.org', text: 'Hi Jo Smith', subject: expect.stringMatching(/^S Q-/) },
    { recipient: 'chief@example.org' },
  ])
})
