import { expect, test } from 'vitest'
import { cellsOf } from '../../base/csv/read-csv.ts'
import { writeCsv } from '../../base/csv/write-csv.ts'
import { optionsOfSource } from './options-of-source.ts'
import { readDataSource, sampleRows } from './read-data-source.ts'

test('reads columns with their types and languages', () => {
  const read = readDataSource(
    '\uFEFFcode;label:en_uk;label:zh_tw;group;since;ok\nA;"Beagle; tri";米格魯;12;2020-01-31;yes\nB;Pug;;7.5;;no',
  )
  expect(read).toMatchObject({
    columns: [
      { name: 'code', type: 'text', language: null },
      { name: 'label', type: 'text', language: 'en_uk' },
      { name: 'label', type: 'text', language: 'zh_tw' },
      { name: 'group', type: 'number' },
      { name: 'since', type: 'date' },
      { name: 'ok', type: 'boolean' },
    ],
    rows: [
      ['A', 'Beagle; tri', '米格魯', '12', '2020-01-31', 'yes'],
      ['B', 'Pug', '', '7.5', '', 'no'],
    ],
  })
})

test.each([
  ['', ['The file is empty']],
  ['code', ['There is no row under the line of headings']],
  ['a,b\n1,2\0', ['Line 2: Contains characters that cannot be kept']],
  ['a,b\n1,2,3\n1', ['Line 2 has 3 cells, not 2', 'Line 3 has 1 cells, not 2']],
  [
    'a,a b,x:klingon,a\n1,2,3,4',
    [
      'Line 1: "a b" cannot name a column',
      'Line 1: "x:klingon" cannot name a column',
      'Line 1: "a" stands there twice',
    ],
  ],
])('says what is wrong with %j', (text, problems) => {
  expect(readDataSource(text)).toEqual({ problems })
})

test('too many rows are refused', () => {
  expect(readDataSource(`a\n${'1\n'.repeat(20_001)}`)).toEqual({ problems: ['There are more than 20,000 rows'] })
})

test('options are in the language asked for, else in the first there is', () => {
  const source = {
    columns: [],
    rows: [],
    ...readDataSource('code,label:en_uk,label:de_de\nA,Beagle,\nA,Twice,\nB,Pug,Mops'),
  }
  const columns = { valueColumn: 'code', labelColumn: 'label' }
  expect(optionsOfSource(source, columns, 'de_de')).toEqual([
    { value: 'A', label: 'A' },
    { value: 'B', label: 'Mops' },
  ])
  expect(optionsOfSource(source, columns, 'fr_fr')?.[0]).toEqual({ value: 'A', label: 'Beagle' })
  expect(optionsOfSource(source, { ...columns, labelColumn: 'name' }, 'en_uk')).toBeUndefined()
})

test('what is written is read again, and nothing of it is a formula', () => {
  const written = writeCsv([['=1+1', '-2', '@x', 'a "b", c'], ...sampleRows])
  expect(cellsOf(written).slice(0, 1)).toEqual([["'=1+1", '-2', "'@x", 'a "b", c']])
  expect(readDataSource(writeCsv(sampleRows))).not.toHaveProperty('problems')
})
