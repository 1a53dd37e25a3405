import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { ProductForm } from '../product/product.ts'
import type { Condition } from '../question/condition.ts'
import type { Question } from '../question/question.ts'
import { RatingTable } from '../rating/rating-table.ts'
import { Body, parseBody } from './body.ts'
import { checkBody } from './check-body.ts'
import { sampleBody } from './sample-body.ts'
import { version1Body } from './test/version-1-body.ts'

const body = Body.parse(sampleBody)
const settings = exampleOf(ProductForm)
const today = '2026-11-20'
const check = (broken: Body) => checkBody(broken, settings, today, [])

/** The sample with one part changed in place. */
function changed(change: (draft: Body) => void): Body {
  const draft = structuredClone(body)
  change(draft)
  return draft
}

test('the sample is complete', () => {
  expect(check(body)).toEqual([])
})

test('what is unfinished can be kept', () => {
  const empty = Body.parse({
    ...sampleBody,
    dataset: { properties: [] },
    questions: { groups: [] },
    cover: { ...sampleBody.cover, plans: [], items: [], addOns: [], frequencies: [] },
    rating: { ...sampleBody.rating, steps: [], rules: [] },
    declarations: [],
    documents: [],
    standard: { holder: null, email: null, address: null, coverStart: null },
    insured: '',
  })
  const messages = check(empty).map(({ message }) => message)
  expect(messages).toEqual(
    expect.arrayContaining([
      'No question asks for the policyholder',
      'Nothing is asked',
      'There is no plan to choose',
      'There is no way to pay',
      'No underwriting question',
      'The document "ipid" is missing',
      'There is nothing the buyer declares',
    ]),
  )
})

test('says everything that stands in the way of a sale, and where', () => {
  const broken = changed((draft) => {
    draft.declarations = []
    draft.documents = []
    draft.standard.email = 'mail'
    draft.rating.steps.push({ kind: 'formula', name: 'tint', formula: 'colour * 2' })
    draft.dataset.properties.push({ type: 'number', name: 'colour', decimals: 0 })
  })
  expect(checkBody(broken, { ...settings, currency: 'USD' }, today, [])).toEqual([
    {
      path: ['standard', 'email'],
      message: 'No input question named "mail" asks for the e-mail address',
      code: 'unknown',
    },
    { path: ['rating', 'currency'], message: 'Pricing is in GBP, the product in USD', code: 'pricing' },
    {
      path: ['dataset', 'properties', 4, 'default'],
      message: 'Pricing needs "colour", which nothing asks',
      code: 'pricing',
    },
    { path: ['documents'], message: 'The document "ipid" is missing', code: 'regulation' },
    { path: ['documents'], message: 'The document "booklet" is missing', code: 'regulation' },
    { path: ['declarations'], message: 'There is nothing the buyer declares', code: 'missing' },
  ])
})

/** The sample, asking about reminders under these names. */
const asking = (...names: string[]) =>
  changed((draft) => {
    for (const name of names)
      draft.declarations.push({ name, kind: 'reminder', text: 'You may write to me.', textVersion: 1 })
  })

test('buyers are asked once whether they may be reminded', () => {
  expect(check(asking('reminder'))).toEqual([])
  expect(check(asking('reminder', 'reminder_2'))).toEqual([
    { path: ['declarations', 3, 'text'], message: 'Buyers are asked about reminders twice', code: 'duplicate' },
  ])
})

const asks = ['questions', 'groups', 0, 'questions'] as const
const isOfAge: Condition = { match: 'all', tests: [{ name: 'age', is: 'at-least', value: '1' }] }

test.each<[string, (draft: Body) => void, readonly (string | number)[], string]>([
  [
    'a data name twice',
    (draft) => draft.dataset.properties.push({ type: 'json', name: 'age' }),
    ['dataset', 'properties', 4, 'name'],
    'This Dataname already exists !',
  ],
  [
    'a data name of the cover',
    (draft) => void (draft.cover.planName = 'age'),
    ['cover', 'planName'],
    'This Dataname already exists !',
  ],
  [
    'a question twice',
    (draft) => draft.questions.groups[0]?.questions.push(question(draft, 0)),
    [...asks, 4, 'name'],
    'This Dataname already exists !',
  ],
  [
    'one option',
    (draft) => draft.dataset.properties.push({ type: 'choice', name: 'tone', options: [{ value: 'a', label: 'A' }] }),
    ['dataset', 'properties', 4, 'options'],
    'Give at least 2 options',
  ],
  [
    'a question for nothing',
    (draft) => void draft.dataset.properties.shift(),
    [...asks, 0, 'name'],
    'There is no data named "full_name"',
  ],
  [
    'a condition on a later answer',
    (draft) => void (question(draft, 0).showIf = isOfAge),
    [...asks, 0, 'showIf', 'tests', 0, 'name'],
    'Only an earlier question can decide',
  ],
  [
    'a default that is due',
    (draft) => void (question(draft, 2).isOptional = true),
    ['dataset', 'properties', 2, 'default'],
    'Pricing needs "age", which not everybody answers: give a default',
  ],
  [
    'rules that look at no answer',
    (draft) => void (draft.rating.rules = []),
    ['rating', 'rules'],
    'No underwriting question',
  ],
  [
    'a formula that names nothing',
    (draft) =>
      draft.rating.rules.push({ kind: 'condition', name: 'odd', when: 'ago > 1', outcome: 'refer', reason: 'Odd' }),
    ['rating', 'rules', 2, 'when'],
    'Pricing: There is no ago.',
  ],
  [
    'a firm without its number',
    (draft) => void (draft.regulatory.firmReferenceNumber = ' '),
    ['regulatory', 'firmReferenceNumber'],
    'Firm reference number is missing',
  ],
  [
    'a booklet of headings alone',
    (draft) => void draft.documents[1]?.sections.splice(0, 1, { heading: 'Your cover', lines: ['', ' '] }),
    ['documents', 1, 'sections', 0, 'lines'],
    'The booklet is empty',
  ],
  [
    'a document without a section',
    (draft) => void draft.documents[0]?.sections.splice(0),
    ['documents', 0, 'sections'],
    'The insurance product information document is empty',
  ],
  [
    'a section that says nothing',
    (draft) => void draft.documents[1]?.sections.push({ heading: 'How to claim', lines: [] }),
    ['documents', 1, 'sections', 1, 'lines'],
    'The section has no text',
  ],
  [
    'a plan that says nothing',
    (draft) => void Object.assign(draft.cover.plans[1] ?? {}, { subtitle: '' }),
    ['cover', 'plans', 1, 'subtitle'],
    'The plan has no subtitle',
  ],
])('finds %s', (_what, change, path, message) => {
  expect(check(changed(change))).toContainEqual(expect.objectContaining({ path, message }))
})

function question(draft: Body, at: number): Question {
  const found = draft.questions.groups[0]?.questions[at]
  if (!found) throw new Error('There is no such question')
  return found
}

test('a rule on what is worked out from answers is an underwriting question', () => {
  const derived = changed((draft) => {
    draft.rating.steps.unshift({ kind: 'formula', name: 'years', formula: 'age + 1' })
    draft.rating.rules = [{ kind: 'condition', name: 'old', when: 'years > 9', outcome: 'refer', reason: 'Old' }]
  })
  expect(check(derived)).toEqual([])
})

test('what is worked out of one another is followed once, however many ways lead through it', () => {
  const pairs = Array.from({ length: 300 }, (_, at) => at)
  const woven = (origin: string) =>
    changed((draft) => {
      draft.rating.steps.unshift(
        { kind: 'formula', name: 'a0', formula: origin },
        { kind: 'formula', name: 'b0', formula: origin },
        ...pairs.flatMap((at) =>
          ['a', 'b'].map((name) => ({
            kind: 'formula' as const,
            name: `${name}${at + 1}`,
            formula: `MIN(a${at} + b${at}, 9)`,
          })),
        ),
      )
      draft.rating.rules = [{ kind: 'condition', name: 'old', when: 'a300 > 9', outcome: 'refer', reason: 'Old' }]
    })
  expect(check(woven('age'))).toEqual([])
  expect(check(woven('1'))).toMatchObject([{ code: 'no-underwriting-question' }])
})

test('a body of version 1 is read as this version, and lacks what it has said nothing of', () => {
  const upgraded = parseBody(JSON.parse(JSON.stringify(version1Body)))
  expect(upgraded.dataset.properties.map(({ name, type }) => [name, type])).toEqual([
    ['full_name', 'text'],
    ['email', 'text'],
    ['age', 'number'],
    ['cover_start', 'date'],
  ])
  expect(upgraded.rating).not.toHaveProperty('inputs')
  expect(
    checkBody(
      upgraded,
      settings,
      today,
      version1Body.rating.tables.map((table) => RatingTable.parse(table)),
    ).map(({ message }) => message),
  ).toEqual(['The plan has no subtitle', 'The plan has no subtitle'])
})

const ratesOf = (...results: string[]) =>
  RatingTable.parse({
    name: 'base_rates',
    hitPolicy: 'first',
    dimensions: [{ kind: 'text', name: 'plan' }],
    outputs: [
      { kind: 'number', name: 'base_rate', decimals: 2 },
      { kind: 'number', name: 'age_factor', decimals: 2 },
    ],
    editions: [{ from: null, to: null, rows: [{ when: ['basic'], results }] }],
  })

const withRates = (draft: Body, ...results: string[]) =>
  checkBody(draft, settings, today, [ratesOf(...results)]).map(({ message }) => message)

test('the starting rates of the set-up stop it until they are changed, or said to be meant', () => {
  expect(withRates(body, '100', '1.00')).toEqual(['The table base_rates still has the starting rates of the set-up'])
  expect(withRates(body, '100.00', '1.10')).toEqual([])
  expect(withRates({ ...body, confirmed: ['starting rates: base_rates'] }, '100.00', '1.00')).toEqual([])
})

test('a text with another period is asked about until it is changed, or said to be meant', () => {
  const text = 'Your cover lasts 6 months.'
  const written = changed((draft) => void draft.documents[1]?.sections.push({ heading: 'How long', lines: [text] }))
  const [asked, ...others] = check(written)
  expect(others).toEqual([])
  expect(asked).toMatchObject({
    path: ['documents', 1, 'sections', 1, 'lines', 0],
    message: 'This says “6 months”, but a policy runs 12 months',
    code: 'unconfirmed',
  })
  const confirmed = [asked?.confirm ?? '']
  expect(check({ ...written, confirmed })).toEqual([])
  // What was meant beside twelve months was not said of twenty-four.
  expect(check({ ...written, confirmed, period: { length: { by: 'months', months: 24 } } })).toHaveLength(1)
  const shorter = check({ ...written, period: { length: { by: 'months', months: 6 } } })
  expect(shorter.filter(({ code }) => code === 'unconfirmed')).toEqual([])
})
