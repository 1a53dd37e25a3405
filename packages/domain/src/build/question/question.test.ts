import { expect, test } from 'vitest'
import { ageOn, calendarDate, daysBetween, readDate } from './answers.ts'
import type { AskedQuestion, AskedQuestionOf } from './asked-question.ts'
import { checkAnswers } from './check-answers.ts'
import { dataValues } from './data-values.ts'
import { fill, standInsOf } from './fill.ts'
import { readAnswers } from './read-answers.ts'
import { sayAnswer } from './say-answer.ts'

const today = { day: 15, month: 11, year: 2026 }
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const ill: AskedQuestion = {
  type: 'radio',
  name: 'ill',
  label: 'Ill?',
  layout: 'row',
  options: yesNo,
  missing: 'Choose',
}
const detail: AskedQuestion = {
  type: 'input',
  name: 'detail',
  label: 'What was it?',
  format: 'text',
  maxLength: 10,
  showIf: { match: 'all', tests: [{ name: 'ill', is: 'one-of', values: ['yes'] }] },
  missing: 'Say what it was',
}
const start: AskedQuestionOf<'date'> = {
  type: 'date',
  name: 'start',
  label: 'Start',
  earliestInDays: 0,
  latestInDays: 30,
  missing: 'Enter a date',
  wrong: 'Choose a day in the next 30 days',
}
const breed: AskedQuestion = {
  type: 'select',
  name: 'breed',
  label: 'Breed',
  list: 'breeds',
  missing: 'Choose a breed',
}
const home: AskedQuestion = {
  type: 'address',
  name: 'home',
  label: 'Home',
  country: 'GB',
  missing: 'Enter your address',
}
const breeds = ['Beagle', 'Pug'].map((label) => ({ value: label, label }))

const messagesFor = (question: AskedQuestion, answers: Record<string, string>) =>
  checkAnswers([question], answers, today, { breeds: new Set(['Beagle']) }).map(({ message }) => message)
const day = (name: string, date: string) => {
  const [year = '', month = '', dayOfMonth = ''] = date.split('-')
  return { [`${name}-day`]: dayOfMonth, [`${name}-month`]: month, [`${name}-year`]: year }
}

test('a question that is not asked is not checked, and loses its answer', () => {
  expect(checkAnswers([ill, detail], { ill: 'no' }, today)).toEqual([])
  expect(checkAnswers([ill, detail], { ill: 'yes' }, today)).toEqual([{ field: 'detail', message: 'Say what it was' }])
  expect(readAnswers([ill, detail], { ill: 'no', detail: 'cough', price: '1' }, { detail: 'cough' })).toEqual({
    ill: 'no',
    detail: '',
  })
})

test.each([
  ['2026-11-15', []],
  ['2026-12-15', []],
  ['2026-12-16', [start.wrong]],
  ['2026-11-14', [start.wrong]],
  ['2026-02-30', [start.wrong]],
  ['2026-11-', ['Date must include a day']],
  ['1e3-11-15', [start.wrong]],
])('cover can start on %s: %j', (date, problems) => {
  expect(messagesFor(start, day('start', date))).toEqual(problems)
})

test.each([
  [{ minAge: 18 }, '2008-11-15', true],
  [{ minAge: 18 }, '2008-11-16', false],
  [{ maxAge: 25 }, '2000-11-16', true],
  [{ maxAge: 25 }, '2000-11-15', false],
  [{ from: '2020-01-01', to: '2020-12-31' }, '2021-01-01', false],
])('%j and %s', (bounds, date, isRight) => {
  const { earliestInDays: _earliest, latestInDays: _latest, ...free } = start
  expect(messagesFor({ ...free, ...bounds }, day('start', date))).toEqual(isRight ? [] : [start.wrong])
})

test.each([
  ['7911 123456', '44', true],
  ['+86 13812345678', '44', true],
  ['+86 12812345678', '44', false],
  ['0085291234567', '44', true],
  ['2123 4567', '852', false],
  ['081234567890', '62', true],
  ['12345', '44', false],
  ['call me', '44', false],
])('telephone %s in area %s: %s', (written, areaCode, isRight) => {
  const phone: AskedQuestion = { type: 'phone', name: 'phone', label: 'Phone', areaCode, missing: 'Enter a number' }
  expect(messagesFor(phone, { phone: written })).toEqual(isRight ? [] : ['Enter a number'])
})

test('an address needs a line, a town and a postcode of its country', () => {
  expect(messagesFor(home, {})).toEqual(['Enter your address'])
  expect(messagesFor(home, { 'home-line1': '14 Sample Street' })).toEqual(['Enter a town or city'])
  const written = { 'home-line1': '14 Sample Street', 'home-town': 'Bristol' }
  expect(messagesFor(home, { ...written, 'home-postcode': 'BS7' })).toEqual(['Enter a full UK postcode, like BS7 9ZZ'])
  expect(messagesFor(home, { ...written, 'home-postcode': 'bs7 9zz' })).toEqual([])
})

test('a list decides only where it is known', () => {
  expect(messagesFor(breed, { breed: 'Wolf' })).toEqual(['Choose a breed'])
  expect(checkAnswers([breed], { breed: 'Wolf' }, today)).toEqual([])
})

test('answers are said in words and handed on as values', () => {
  const answers = { ill: 'no', breed: 'Pug', ...day('start', '2026-12-01'), 'home-line1': '1 Rd', 'home-town': 'Ely' }
  const questions = [ill, detail, start, breed, home]
  expect(questions.map((question) => sayAnswer(question, answers, { lists: { breeds } }))).toEqual([
    'No',
    '',
    '1 December 2026',
    'Pug',
    '1 Rd, Ely',
  ])
  expect(dataValues(questions, answers)).toEqual({ ill: 'no', breed: 'Pug', start: '2026-12-01', home: '1 Rd\nEly' })
})

test('texts take answers, else the words that stand in for them', () => {
  const named: AskedQuestion = {
    type: 'input',
    name: 'pet',
    label: 'Name',
    format: 'text',
    maxLength: 40,
    standIn: 'your pet',
    missing: '-',
  }
  const standIns = standInsOf([named])
  expect(fill('{{pet}} and {{other}}', { pet: '' }, standIns)).toBe('your pet and {{other}}')
  expect(fill('{{pet}}', { pet: '$& <b>' }, standIns)).toBe('$& <b>')
})

test('days and ages', () => {
  expect(ageOn({ day: 29, month: 2, year: 2008 }, { day: 28, month: 2, year: 2026 })).toBe(17)
  expect(daysBetween(today, { day: 1, month: 1, year: 2027 })).toBe(47)
  expect(calendarDate(new Date('2026-11-15T23:30:00Z'), 'Asia/Hong_Kong')).toEqual({ ...today, day: 16 })
  expect(readDate('x', { 'x-day': '0x1', 'x-month': '1', 'x-year': '2020' })).toBeNull()
})

test.each([
  ['1200', '£1,200'],
  ['£1,200', '£1,200'],
  ['0.1', '£0.10'],
  ['0.10', '£0.10'],
  ['about ten', 'about ten'],
])('an amount typed as %s is read back as %s', (typed, said) => {
  const cost = {
    type: 'input',
    name: 'cost',
    label: 'Cost?',
    format: 'money',
    maxLength: 20,
    missing: 'Enter it',
  } as const
  expect(sayAnswer(cost, { cost: typed }, { lists: {}, currency: 'GBP' })).toBe(said)
})
