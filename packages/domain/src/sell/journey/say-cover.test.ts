import { expect, test } from 'vitest'
import { daysFrom } from '../../base/day/day.ts'
import type { CoverLength } from '../../build/body/cover-period.ts'
import { coverWords } from '../../build/body/say-cover.ts'
import { speechIn } from './speech.ts'

test.each<[string, CoverLength, 'pet' | 'travel', string[]]>([
  [
    '2027-03-19',
    { by: 'last-day', name: 'b', mostDays: 31 },
    'travel',
    ['12 to 19 March 2027, 8 days', 'for the trip', 'For the trip'],
  ],
  [
    '2027-04-02',
    { by: 'asked-days', name: 'b' },
    'pet',
    ['12 March 2027 to 2 April 2027, 22 days', 'for 22 days', 'For 22 days'],
  ],
  ['2027-03-12', { by: 'days', days: 1 }, 'pet', ['12 March 2027, 1 day', 'for 1 day', 'For 1 day']],
  ['2028-03-11', { by: 'months', months: 12 }, 'pet', ['12 March 2027 to 11 March 2028', 'a year', 'For the year']],
  ['2027-04-11', { by: 'months', months: 1 }, 'pet', ['12 March 2027 to 11 April 2027', 'a month', 'For 1 month']],
  [
    '2027-09-11',
    { by: 'months', months: 6 },
    'pet',
    ['12 March 2027 to 11 September 2027', 'for 6 months', 'For 6 months'],
  ],
])('to %s, %o, of %s', (endsOn, length, line, said) => {
  const days = daysFrom('2027-03-12', endsOn)
  const words = coverWords(
    { body: { period: { length } }, settings: { line } },
    { startsOn: '2027-03-12', endsOn, days },
    speechIn('en_uk', {}),
  )
  expect([words.days, words.per, words.whole]).toEqual(said)
})

const said = (language: 'de_de' | 'fr_fr' | 'zh_cn', last: string) => speechIn(language, {}).sayDays('2027-03-12', last)

test('two days of a month are said once in every language, others in full', () => {
  expect(said('de_de', '2027-03-19')).toBe('12.–19. März 2027')
  expect(said('fr_fr', '2027-03-19')).toBe('12–19 mars 2027')
  expect(said('de_de', '2027-04-02')).toBe('12. März 2027 bis 2. April 2027')
  expect(said('fr_fr', '2027-04-02')).toBe('du 12 mars 2027 au 2 avril 2027')
  expect(said('zh_cn', '2027-03-12')).toBe('2027年3月12日')
})
