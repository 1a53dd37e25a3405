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
  yes: 'ja',
}

const say = (english: string): string =>
  german[english as keyof typeof german] ?? fillFrom(german, english, say) ?? english

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

test('a sentence of no known shape is not said', () => {
  expect(fillFrom(german, 'Something else', say)).toBeUndefined()
})

test('a long text of somebody’s own is looked through once', () => {
  const own = `“${'” is not “'.repeat(50_000)}`
  expect(fillFrom(german, own, say)).toBeUndefined()
})
