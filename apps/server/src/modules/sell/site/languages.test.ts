import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { aProduct, aRelease } from '../../../../test/builders.ts'
import { answersOf } from '../../../../test/buyers.ts'
import { aVisitor } from '../../../../test/site-visitor.ts'
import { startTestApp } from '../../../../test/test-app.ts'

const app = await startTestApp()
const company = await app.aCompany()
const json = { accept: 'application/json' }

const german = {
  'questions.groups.you.questions.full_name.label': 'Wie heißen Sie?',
  'questions.groups.you.questions.age.missing': 'Geben Sie das Alter ein',
  'cover.plans.full.title': 'Vollschutz',
  'cover.items.vet_fees.title': 'Tierarztkosten',
  'rating.rules.tooOld.reason': 'Tiere über 20 versichern wir nicht.',
  'declarations.is_true.text': 'Meine Angaben sind wahr und vollständig.',
  'documents.ipid.title': 'Produktinformation',
}

const product = await aProduct(app, company, {
  state: 'online',
  languages: ['en_uk', 'de_de'],
  body: { ...sampleBody, translations: { de_de: german } },
})
const { host } = await aRelease(company, product.id)
const visitor = () => aVisitor(app, host ?? '')

async function aGerman() {
  const buyer = visitor()
  const chosen = await buyer.get('/?language=de_de')
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/'])
  return buyer
}

test('the first page is written in the first language, and offers the others in their own words', async () => {
  const { body } = await visitor().get('/')
  expect(body).toContain('<html lang="en-GB">')
  expect(body).toContain('What is your name?')
  expect(body).toMatch(/href="\?language=de_de" lang="de-DE"[^>]*>Deutsch/)
})

test('the chosen language stays; what is not translated is read in the first', async () => {
  const buyer = await aGerman()
  const { body } = await buyer.get('/')
  expect(body).toContain('<html lang="de-DE">')
  expect(body).toContain('Wie heißen Sie?')
  expect(body).toContain('What is your email address?')
  const refused = await buyer.post('/', answersOf(app, { age: '' }), json)
  expect(refused.json().problems).toEqual([{ field: 'age', message: 'Geben Sie das Alter ein' }])
  await buyer.post('/', answersOf(app))
  const plan = (await buyer.get('/plan')).body
  for (const words of ['Vollschutz', 'Tierarztkosten', 'Basic']) expect(plan).toContain(words)
  expect((await buyer.post('/_/quote', { plan: 'full' }, json)).json().due.title).toContain('Vollschutz')
})

test('answers survive a change of language, and what is declared is kept in the words that were read', async () => {
  const buyer = visitor()
  await buyer.post('/', answersOf(app))
  await buyer.post('/plan', { plan: 'full', pay: 'yearly' })
  await buyer.get('/check?language=de_de')
  const check = (await buyer.get('/check')).body
  for (const words of ['Jo Smith', 'Produktinformation', german['declarations.is_true.text']])
    expect(check).toContain(words)
  await buyer.post('/check', { is_true: 'yes' })
  const { rows } = await app.owner.query('select declarations from application order by id desc limit 1')
  expect(rows[0].declarations[0]).toMatchObject({ name: 'is_true', text: german['declarations.is_true.text'] })
})

test('what the pages say by themselves is in the language too: words, prices, dates, mistakes', async () => {
  const buyer = await aGerman()
  const first = (await buyer.get('/')).body
  for (const words of ['Zum Hauptinhalt springen', '"locale":"de-DE"', 'Zurück']) expect(first).toContain(words)
  expect(first).not.toContain('Skip to main content<')
  const long = await buyer.post('/', answersOf(app, { full_name: 'J'.repeat(500) }), json)
  expect(long.json().problems[0]).toMatchObject({ field: 'full_name', values: { count: expect.any(Number) } })
  await buyer.post('/', answersOf(app, { full_name: 'J'.repeat(500) }))
  expect((await buyer.get('/?errors')).body).toMatch(/Verwenden Sie höchstens \d+ Zeichen/)
  expect((await buyer.get('/?errors')).body).toContain('<title>Fehler: ')
  await buyer.post('/', answersOf(app))
  const plan = (await buyer.get('/plan')).body
  for (const words of ['im Jahr', 'Vollschutz wählen', ',00']) expect(plan).toContain(words)
  expect((await buyer.get('/nowhere')).body).toContain('Seite nicht gefunden')
})

test('why somebody is not insured is said in their language', async () => {
  const buyer = await aGerman()
  await buyer.post('/', answersOf(app, { age: '25' }))
  expect((await buyer.get('/plan')).body).toContain('Tiere über 20 versichern wir nicht.')
})

test.each(['fr_fr', 'klingon', ''])('a language the product does not speak changes nothing: %j', async (language) => {
  const buyer = visitor()
  await buyer.get(`/?language=${language}`)
  expect((await buyer.get('/')).body).toContain('<html lang="en-GB">')
})

test('choosing a language leads to no other site', async () => {
  expect((await visitor().get('//evil.example/?language=de_de')).headers.location).toBe('/evil.example/')
})

const plansIn = async (body: typeof sampleBody, language: string) => {
  const made = await aProduct(app, company, { state: 'online', languages: ['en_uk', 'de_de'], body })
  const mounted = await aRelease(company, made.id)
  const buyer = aVisitor(app, mounted.host ?? '')
  await buyer.get(`/?language=${language}`)
  await buyer.post('/', answersOf(app))
  return (await buyer.get('/plan')).body
}

test('what a cover means is said once below the plans, in the language, without script; nothing where nothing is said', async () => {
  const [vetFees, ...others] = sampleBody.cover.items
  if (!vetFees) throw new Error('The sample covers nothing')
  const explained = { ...sampleBody.cover, items: [{ ...vetFees, tooltip: 'Per year & <b>pet' }, ...others] }
  const translations = { de_de: { [`cover.items.${vetFees.name}.tooltip`]: 'Insgesamt je Jahr' } }
  const body = { ...sampleBody, cover: explained, translations }
  const english = await plansIn(body, 'en_uk')
  expect(english.match(/<summary>What each cover means<\/summary>/g)).toHaveLength(1)
  expect(english).toContain(`<dt>${vetFees.title}</dt><dd>Per year &amp; &lt;b>pet</dd>`)
  // Pressing it inside a plan's label would choose the plan.
  expect(english.replaceAll(/<label[\s\S]*?<\/label>/g, '')).toContain('What each cover means')
  expect(await plansIn(body, 'de_de')).toContain('<dd>Insgesamt je Jahr</dd>')
  expect(await plansIn(sampleBody, 'en_uk')).not.toContain('cj-meanings')
})
