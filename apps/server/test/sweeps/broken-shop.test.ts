import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { notKept } from '@coverwright/domain/kept-text'
import { describe, expect, test } from 'vitest'
import { policyLink } from '../../src/modules/sell/policy/index.ts'
import { aProduct, aRelease } from '../builders.ts'
import { answersOf, aPolicy, aSite, cards } from '../buyers.ts'
import { aVisitor } from '../site-visitor.ts'
import { tinyPng } from '../tiny-png.ts'
import { startSweptApp } from './swept-app.ts'

const app = await startSweptApp()
const company = await app.aCompany()
const site = await aSite(app, company)
const staging = await aSite(app, company, { stage: 'staging' })
const json = { accept: 'application/json' }

/** As forms and addresses spell them: what is no UTF-8 is read as a mark, NUL as it is. */
const broken = ['%00', 'a%00b', '%ed%a0%80', '%ff', '%', '%u0000']

const bare = () => aVisitor(app, site.host)
async function anAnswered() {
  const visitor = bare()
  await visitor.post('/', answersOf(app))
  return visitor
}
async function aChooser() {
  const visitor = await anAnswered()
  await visitor.post('/plan', { plan: 'full', pay: 'yearly' })
  return visitor
}

type Visitor = ReturnType<typeof bare>
type Fields = Readonly<Record<string, string>>

/** Every form of a journey: where it is sent, by whom, and what it holds. */
const forms: Readonly<Record<string, readonly [() => Promise<Visitor> | Visitor, Fields]>> = {
  '/': [bare, answersOf(app)],
  '/plan': [anAnswered, { plan: 'full', pay: 'yearly', addOns: 'travel', excess: '100', go: 'price' }],
  '/_/quote': [anAnswered, { plan: 'full', pay: 'monthly', addOns: 'travel', excess: '100' }],
  '/check': [aChooser, { is_true: 'yes' }],
  '/_/save': [anAnswered, { email: 'jo.smith@example.org' }],
  '/_/ended': [anAnswered, { email: 'jo.smith@example.org', go: 'on' }],
  '/thank-you': [anAnswered, { x: 'y' }],
  '/_/resume/x': [bare, { x: 'y' }],
  '/no-such-page': [bare, { x: 'y' }],
}

const encoded = (fields: Fields) => new URLSearchParams(fields).toString()

/** The form as it is, with one of its values, or one more of its names, spelled wrongly. */
function spelledWrongly(fields: Fields, text: string): string[] {
  const others = (name: string) => encoded(Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)))
  return [...Object.keys(fields).map((name) => `${others(name)}&${name}=${text}`), `${encoded(fields)}&${text}=1`]
}

async function sendRaw(visitor: Visitor, url: string, payload: string, headers: Fields = {}) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return app.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      host: site.host,
      origin: `http://${site.host}`,
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
  })
}

describe.each(Object.entries(forms))('the form at %s', (path, [who, fields]) => {
  test.each(broken)('is answered with %s anywhere in it', async (text) => {
    const visitor = await who()
    for (const payload of spelledWrongly(fields, text))
      for (const headers of [{}, json])
        expect((await sendRaw(visitor, path, payload, headers)).statusCode, payload).toBeLessThan(500)
  })
})

test('an answer that cannot be kept is refused beside its field; the others, and what was there before, stay', async () => {
  const visitor = bare()
  await visitor.post('/', answersOf(app, { full_name: 'Before' }))
  const sent = answersOf(app, { full_name: 'a\0b', age: '6' })
  const answer = await visitor.post('/', sent, json)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().problems).toMatchObject([{ field: 'full_name', message: notKept }])
  const { rows } = await app.owner.query('select answers from application order by id desc limit 1')
  expect(rows[0].answers).toMatchObject({ full_name: 'Before', age: '6' })

  const withoutScript = String((await visitor.post('/', sent)).headers.location)
  expect((await visitor.get(withoutScript)).body).toContain(notKept)
})

test('an answer that is cut is not cut within a character', async () => {
  const answer = await bare().post('/', answersOf(app, { full_name: `${'a'.repeat(4999)}👍` }), json)
  expect(answer.statusCode).toBe(422)
})

test('a file is called by what can be kept of its name', async () => {
  const [group] = sampleBody.questions.groups
  const photo = { type: 'photo-video', name: 'front', label: 'Front', missing: 'Add', accepts: 'photo' } as const
  const body = {
    ...sampleBody,
    dataset: { properties: [...sampleBody.dataset.properties, { type: 'json' as const, name: 'front' }] },
    questions: { groups: group ? [{ ...group, questions: [...group.questions, photo] }] : [] },
  }
  const { id } = await aProduct(app, company, { state: 'online', body })
  const { host } = await aRelease(company, id)
  for (const name of ['a\0b.png', 'a\ud800.png', `${'a'.repeat(99)}👍.png`]) {
    const form = new FormData()
    for (const [key, value] of Object.entries(answersOf(app))) form.append(key, value)
    form.append('front', new File([new Uint8Array(tinyPng)], name))
    form.append('a\0b', 'a\0b')
    const answer = await aVisitor(app, host ?? '').postFiles('/', form, json)
    expect(answer.statusCode, JSON.stringify(name)).toBeLessThan(500)
  }
})

const { id } = await aPolicy(app, company)
const links = { tokens: app.ports.tokens, publicUrl: 'http://localhost' }
const policyPath = new URL(policyLink(links, { companyId: company.companyId, id })).pathname

test.each(broken)('the page that takes the card, and the page of a policy, answer %s', async (text) => {
  const visitor = await aChooser()
  const pay = new URL(String((await visitor.post('/check', { is_true: 'yes' })).headers.location)).pathname
  const billing = { address: '1 High Street', city: 'Bristol', postcode: 'BS7 9ZZ', country: 'United Kingdom' }
  const typed = { number: cards.pays, name: 'Jo Smith', expiry: '12/40', code: '123', ...billing }
  const headers = { host: 'localhost', origin: 'http://localhost' }
  for (const path of [pay, policyPath])
    for (const payload of spelledWrongly(typed, text)) {
      expect((await sendRaw(bare(), `${path}?do=${text}`, payload, headers)).statusCode).toBeLessThan(500)
      expect((await sendRaw(bare(), path, payload, headers)).statusCode).toBeLessThan(500)
    }
  const asked = [`${policyPath}?document=${text}`, `${policyPath}?language=${text}&document=x`, `${policyPath}${text}`]
  for (const path of [...asked, `${pay}${text}`])
    expect((await app.app.inject({ url: path, headers })).statusCode, path).toBeLessThan(500)
})

describe('what is asked for', () => {
  const paths = ['/', '/_/page', '/_/addresses', '/_/vehicle', '/_/save', '/_/ended', '/_/media', '/_/documents/']
  const more = ['/_/resume/', '/_/a/', '/_/p/x/', '/_/f/x/', '/_/enter', '/no-such', '/.well-known/acme-challenge/']
  test.each([...paths, ...more])('%s', async (path) => {
    for (const visitor of [bare(), await anAnswered()])
      for (const text of broken)
        for (const url of [
          `${path}/${text}`.replace('//', '/'),
          `${path}${text}`,
          `${path}?${text}`,
          `${path}?language=${text}`,
          `${path}?path=${text}`,
          `${path}?country=GB&of=${text}`,
          `${path}?errors=${text}`,
        ])
          for (const headers of [{}, json]) expect((await visitor.get(url, headers)).statusCode, url).toBeLessThan(500)
  })
})

describe('what stands in the headers', () => {
  const names = ['journey', 'journey_seen', 'journey_language', 'staging_pass']
  const texts = ['a\0b', '\0', '\u0080\u00ff', '%00', '%', '"']
  const cookies = names.flatMap((name) => texts.map((text) => ({ cookie: `${name}=${text}` })))
  const others = [
    'host',
    'accept',
    'accept-language',
    'if-none-match',
    'user-agent',
    'referer',
    'content-type',
    'origin',
  ]
  const headers = [...cookies, ...others.flatMap((name) => texts.map((text) => ({ [name]: text })))]
  test.each(headers)('%j', async (given) => {
    for (const host of [site.host, staging.host])
      for (const method of ['GET', 'POST'] as const)
        for (const url of ['/', '/plan', '/_/save', '/_/enter'])
          expect((await app.app.inject({ method, url, headers: { host, ...given } })).statusCode).toBeLessThan(500)
  })
})

test.each(broken)('the door of a staging site is not opened by the password %s', async (text) => {
  for (const payload of [`password=${text}`, `${text}=1`, `password=x&${text}`]) {
    const headers = { host: staging.host, origin: `http://${staging.host}` }
    const answer = await sendRaw(bare(), '/_/enter', payload, headers)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
  }
})
