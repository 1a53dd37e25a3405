import { expect, test } from 'vitest'
import { fillFrom } from './gaps.ts'

const german = {
  'The table {{name}} is empty': 'Die Tabelle {{name}} ist leer',
  '{{name}} is empty': '{{name}} ist leer',
  '“{{from}}” is not “{{to}}”.': 'Nicht „{{to}}“, sondern „{{from}}“.',
  'Pricing: {{foundWords}}': 'Preis: {{foundWords}}',
  'No row covers {{partList}}.': 'Keine Zeile gilt für {{partList}}.',
  '{{name}} from {{2}} on': '{{name}} ab {{2}}',
  '{{{{name}}}} is not known': '{{{{name}}}} ist nicht bekannt',
  'The name {{name}} ends on {{endDay}}, and {{amount}} is due.':
    'Der Name {{name}} endet am {{endDay}}; {{amount}} sind fällig.',
  yes: 'ja',
}

const speech = { locale: 'de-DE', say: (english: string) => say(english) }
const say = (english: string): string =>
  german[english as keyof typeof german] ?? fillFrom(german, english, speech) ?? english

test('what fills a gap is found and stands where the language has it', () => {
  expect(say('“1 (2)” is not “[a]”.')).toBe('Nicht „[a]“, sondern „1 (2)“.')
  expect(say('{{policyNumber}} is not known')).toBe('{{policyNumber}} ist nicht bekannt')
})

test('the sentence that says most itself is taken', () => {
  expect(say('The table Breeds is empty')).toBe('Die Tabelle Breeds ist leer')
  expect(say('Breeds is empty')).toBe('Breeds ist leer')
})

test('somebody’s own words stay as they are, the product’s are said too', () => {
  expect(say('yes is empty')).toBe('yes ist leer')
  expect(say('Pricing: The table Rates is empty')).toBe('Preis: Die Tabelle Rates ist leer')
  expect(say('No row covers age from 3 on, breed “Pug”.')).toBe('Keine Zeile gilt für age ab 3, breed “Pug”.')
})

test('what fills a gap is never looked through for marks', () => {
  expect(say('“{{to}}” is not “b”.')).toBe('Nicht „b“, sondern „{{to}}“.')
})

test('days and amounts are written as the language does', () => {
  expect(say('The name 3 May 2026 ends on 31 May 2026, and £1,234.50 is due.')).toBe(
    'Der Name 3 May 2026 endet am 31. Mai 2026; 1.234,50\u00a0£ sind fällig.',
  )
  expect(say('The name x ends on some day, and HK$12.30 is due.')).toBe(
    'Der Name x endet am some day; 12,30\u00a0HK$ sind fällig.',
  )
})

test('a sentence of no known shape is not said', () => {
  expect(fillFrom(german, 'Something else', speech)).toBeUndefined()
})

test('a long text of somebody’s own is looked through once', () => {
  const own = `“${'” is not “'.repeat(50_000)}`
  expect(fillFrom(german, own, speech)).toBeUndefined()
})
