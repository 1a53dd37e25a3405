import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { answersIn } from '../../sell/journey/form-fields.ts'
import { renameData } from '../dataset/uses.ts'
import { firstSelection, select } from '../plan/selection.ts'
import { checkMapping } from '../pricing-table/check-mapping.ts'
import { dataOfBody } from '../pricing-table/data-of-body.ts'
import { ProductForm } from '../product/product.ts'
import { askedQuestions } from '../question/ask.ts'
import { checkAnswers } from '../question/check-answers.ts'
import type { ConditionTest } from '../question/condition.ts'
import { dataValues } from '../question/data-values.ts'
import { holds } from '../question/holds.ts'
import { readAnswers } from '../question/read-answers.ts'
import { sayAnswer } from '../question/say-answer.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import type { RatingTable } from '../rating/rating-table.ts'
import { Body, type BodyDraft } from './body.ts'
import { checkBody } from './check-body.ts'
import { price, valuesOf } from './price.ts'
import { ratingProgramOf } from './rating-program-of.ts'
import { sampleBody } from './sample-body.ts'

const today = { day: 17, month: 11, year: 2026 }
const options = [
  { value: 'skiing', label: 'Skiing' },
  { value: 'Scuba diving', label: 'Scuba diving' },
  { value: '登山', label: 'Climbing' },
]

/** The sample with pastimes to tick, and a price by this formula. */
function aBody(formula: string, change: (draft: BodyDraft) => void = () => {}): Body {
  const draft = structuredClone(sampleBody)
  draft.dataset.properties.push({ type: 'several', name: 'pastimes', options, atMost: 2 })
  draft.questions.groups[0]?.questions.push({
    type: 'checkboxes',
    name: 'pastimes',
    label: 'What do you do there?',
    layout: 'cards',
    missing: 'Tick at least one',
  })
  draft.rating.steps = [{ kind: 'premium', name: 'basePremium', formula }]
  draft.rating.rules = []
  change(draft)
  return Body.parse(draft)
}

const settings = exampleOf(ProductForm)
const problemsOf = (body: Body) => checkBody(body, settings, '2026-11-17', [])

const plain = aBody('100')
const asked = askedQuestions(plain).filter(({ name }) => name === 'pastimes')

test('boxes that are ticked together are one answer, checked, said and handed on', () => {
  const form = new URLSearchParams([
    ['pastimes', '登山'],
    ['pastimes', 'skiing'],
    ['pastimes', 'skiing'],
    ['full_name', 'Jo'],
  ])
  const answers = readAnswers(asked, answersIn(form, asked), {})
  expect(answers).toEqual({ pastimes: '登山\nskiing' })
  expect(checkAnswers(asked, answers, today)).toEqual([])
  expect(asked.map((question) => sayAnswer(question, answers, { lists: {} }))).toEqual(['Skiing, Climbing'])
  expect(dataValues(asked, answers)).toEqual({ pastimes: 'skiing\n登山' })
  // Of any other field the last counts.
  expect(answersIn(new URLSearchParams('email=a@b.example&email=c@d.example'), asked)).toMatchObject({
    email: 'c@d.example',
  })
  // Nothing ticked is sent as nothing, and takes the place of what was ticked before.
  expect(readAnswers(asked, {}, answers)).toEqual({ pastimes: '' })
})

test.each([
  ['', ['Tick at least one']],
  ['skiing', []],
  ['skiing\nflying', ['Tick at least one']],
  ['skiing\nScuba diving\n登山', ['Tick {count} at most']],
])('ticking %j: %j', (pastimes, messages) => {
  expect(checkAnswers(asked, { pastimes }, today).map(({ message }) => message)).toEqual(messages)
})

test('so many at least, and nothing at all where it may be left out', () => {
  const [question] = askedQuestions(
    aBody('1', ({ dataset, questions }) => {
      Object.assign(dataset.properties.at(-1) ?? {}, { atLeast: 2 })
      Object.assign(questions.groups[0]?.questions.at(-1) ?? {}, { isOptional: true })
    }),
  ).slice(-1)
  const wrongIn = (pastimes: string) => checkAnswers(question ? [question] : [], { pastimes }, today)
  expect(wrongIn('skiing')).toEqual([{ field: 'pastimes', message: 'Tick at least {count}', values: { count: 2 } }])
  expect(wrongIn('')).toEqual([])
})

test.each<[Partial<ConditionTest>, boolean, boolean, boolean]>([
  [{ is: 'includes-all', values: ['skiing', '登山'] }, true, false, false],
  [{ is: 'includes-any', values: ['skiing', 'Scuba diving'] }, true, true, false],
  [{ is: 'includes-none', values: ['登山'] }, false, true, true],
  [{ is: 'ticked-at-least', value: '2' }, true, false, false],
  [{ is: 'ticked-at-most', value: '1' }, false, true, true],
  [{ is: 'answered' }, true, true, false],
])('%j of two, of one and of none', (tested, ofTwo, ofOne, ofNone) => {
  const condition = { match: 'all' as const, tests: [{ name: 'pastimes', ...tested } as ConditionTest] }
  expect(['skiing\n登山', 'skiing', ''].map((pastimes) => holds(condition, { pastimes }))).toEqual([
    ofTwo,
    ofOne,
    ofNone,
  ])
})

const problemsWith = (name: string, tested: Partial<ConditionTest>) =>
  problemsOf(
    aBody('1', ({ questions }) => {
      questions.groups.push({
        name: 'more',
        questions: [
          {
            type: 'input',
            name: 'extra',
            label: 'More?',
            missing: 'Say more',
            showIf: { match: 'all', tests: [{ name, ...tested } as ConditionTest] },
          },
        ],
      })
    }),
  ).filter(({ path }) => path.at(-1) === 'is')

test('a comparison that an answer does not have is refused', () => {
  expect(problemsWith('pastimes', { is: 'one-of', values: ['skiing'] })).toHaveLength(1)
  expect(problemsWith('age', { is: 'includes-any', values: ['skiing'] })).toHaveLength(1)
  expect(problemsWith('pastimes', { is: 'includes-any', values: ['skiing'] })).toEqual([])
})

function grossOf(body: Body, pastimes: string, tables: readonly RatingTable[] = []) {
  const { compiled, problems } = compileProgram(ratingProgramOf(body, tables))
  if (!compiled) throw new Error(problems.map(({ message }) => message).join(' '))
  const selection = select(body.cover, firstSelection(body.cover), { plan: 'full' })
  const values = valuesOf(body, { age: '5', pastimes }, selection)
  return price({ body, program: loadProgram(compiled), values, startDate: '2026-11-20' }).premium?.grossMinor
}

test.each([
  ['100 + COUNT(pastimes) * 10', [10_000, 11_000, 12_000]],
  ['IF(CONTAINS(pastimes, "Scuba diving"), 300, 100)', [10_000, 10_000, 30_000]],
  ['IF(pastimes_skiing, 200, 100)', [10_000, 20_000, 20_000]],
  ['100 + pastimes_count', [10_000, 10_100, 10_200]],
])('priced by %s', (formula, prices) => {
  const body = aBody(formula)
  expect(['', 'skiing', 'skiing\nScuba diving'].map((pastimes) => grossOf(body, pastimes))).toEqual(prices)
})

test('a table is looked up by whether a box is ticked', () => {
  const table: RatingTable = {
    name: 'loadings',
    dimensions: [{ kind: 'yes-no', name: 'pastimes_Scuba_diving' }],
    outputs: [{ kind: 'number', name: 'loading', decimals: 0 }],
    hitPolicy: 'unique',
    beyond: 'stop',
    editions: [
      {
        from: null,
        to: null,
        rows: [
          { when: ['yes'], results: ['50'] },
          { when: ['no'], results: ['0'] },
        ],
      },
    ],
  }
  const body = aBody('100 + loading', ({ rating }) => {
    rating.steps.unshift({ kind: 'lookup', table: 'loadings', using: {}, as: {} })
  })
  expect([grossOf(body, 'skiing', [table]), grossOf(body, 'Scuba diving', [table])]).toEqual([10_000, 15_000])
})

const messagesOf = (formula: string) =>
  compileProgram(ratingProgramOf(aBody(formula), [])).problems.map(({ message }) => message)

test('where one value is needed the list is refused, and it is said what to use', () => {
  expect(messagesOf('IF(CONTAINS(pastimes, "sking"), 2, 1)')).toEqual(['“sking” is none of the answers.'])
  expect(messagesOf('IF(pastimes = "skiing", 2, 1)')).toHaveLength(1)
  const field = { name: 'pastimes', heading: 'Pastimes', role: 'dimension', cells: 'text' }
  const mapping = { fields: [field], hitPolicy: 'unique' } as unknown as Parameters<typeof checkMapping>[0]
  expect(checkMapping(mapping, dataOfBody(plain))[0]?.message).toMatch(/several answers at once.*pastimes_skiing/)
})

test('names of the options move along when the data is renamed, and two of one name are refused', () => {
  const renamed = renameData(aBody('IF(pastimes_skiing, COUNT(pastimes), 1)'), 'pastimes', 'hobbies')
  expect(renamed.rating.steps[0]).toMatchObject({ formula: 'IF(hobbies_skiing, COUNT(hobbies), 1)' })
  const alike = aBody('1', ({ dataset }) => {
    const property = dataset.properties.at(-1)
    if (property?.type === 'several')
      property.options = ['a b', 'a-b', 'count'].map((value) => ({ value, label: value }))
  })
  expect(problemsOf(alike).map(({ path }) => path.slice(2).join('.'))).toEqual(
    expect.arrayContaining(['4.options.1.value', '4.options.2.value']),
  )
})

test('a body with boxes to tick can be sold', () => {
  expect(problemsOf(plain).filter(({ path }) => path[0] !== 'rating')).toEqual([])
})
