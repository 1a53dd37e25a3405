import { expect, test } from 'vitest'
import { Body } from '../body/body.ts'
import { sampleBody } from '../body/sample-body.ts'
import { convert } from './convert.ts'
import { dataOfBody } from './data-of-body.ts'
import { identify } from './identify.ts'
import type { KnownData } from './known-data.ts'
import type { Sheet, SheetCell } from './sheet.ts'
import { suggestName } from './suggest-name.ts'
import { readResultText, resultText } from './table-text.ts'

const known: KnownData[] = [{ kind: 'choice', name: 'plan', options: ['basic', 'full'] }]

function shownFor(...rates: SheetCell[]) {
  const rows = [['Plan', 'Rate'], ...rates.map((rate, at) => [at === 0 ? 'basic' : 'full', rate])]
  const sheet: Sheet = { name: 'Rates', rows, merges: [] }
  const found = identify(sheet, known)
  if (found.is !== 'identified') throw new Error(found.reasons.join(' '))
  const { rows: made, outputs } = convert(sheet, found.identified.mapping, known, { cells: {}, skipped: [] })
  const [output] = outputs
  if (!output) throw new Error('There is no result')
  return made.map(({ results: [result = ''] }) => {
    const shown = resultText(result, output)
    // To the eye alone: it reads back as the very value.
    expect(readResultText(shown, output)).toMatchObject({ value: result })
    return [result, shown]
  })
}

test('noughts that a sheet writes are shown, and change no value', () => {
  expect(shownFor('0.10', '0.25')).toEqual([
    ['0.1', '0.10'],
    ['0.25', '0.25'],
  ])
  expect(shownFor('1.5', '20')).toEqual([
    ['1.5', '1.5'],
    ['20', '20'],
  ])
  expect(shownFor({ number: '0.1', shown: 2 }, { number: '3', shown: 2 })).toEqual([
    ['0.1', '0.10'],
    ['3', '3.00'],
  ])
  expect(shownFor('12.50%', '7.00%')).toEqual([
    ['0.125', '12.50%'],
    ['0.07', '7.00%'],
  ])
})

test('a heading is known by the words of a question, in whichever language it stands', () => {
  const body = Body.parse({
    ...sampleBody,
    translations: {
      de_de: { 'questions.groups.you.questions.age.label': 'Wie alt ist es?' },
      zh_cn: { 'questions.groups.you.questions.age.label': '它几岁了？' },
    },
  })
  const data = dataOfBody(body)
  expect(['How old is it?', 'WIE ALT IST ES', '它几岁了'].map((heading) => suggestName(heading, data))).toEqual([
    'age',
    'age',
    'age',
  ])
  expect(suggestName('它', data)).toBeUndefined()
})
