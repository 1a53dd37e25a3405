import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { fillMerged, mergedText, mergeProblem } from './merge.ts'

const names = ['name', 'link']
const values = { name: 'Ada', link: 'https://tarnbrook.example' }

test.each([
  ['Dear {{name}}', 'Dear Ada'],
  ['Dear {{ name }}: {{link}}{{name}}', 'Dear Ada: https://tarnbrook.exampleAda'],
  ['Dear {{name|customer}}', 'Dear Ada'],
  ['plain { text } with } braces {', 'plain { text } with } braces {'],
])('%s is filled', (text, filled) => {
  expect(mergeProblem(text, names)).toBeUndefined()
  expect(fillMerged(text, values)).toEqual({ text: filled, missing: [] })
})

test('what is unknown or empty takes its fallback; without one it is missing, and said', () => {
  expect(fillMerged('Dear {{name|customer}}', { name: '' })).toEqual({ text: 'Dear customer', missing: [] })
  expect(fillMerged('Dear {{name|}}', {})).toEqual({ text: 'Dear ', missing: [] })
  expect(fillMerged('Dear {{name}}', { name: '' })).toEqual({ text: 'Dear ', missing: ['name'] })
})

test.each([
  ['{{nobody}}', 'There is no field {{nobody}}'],
  ['{{constructor}}', 'There is no field {{constructor}}'],
  ['{{name|one|two}}', 'There is no field {{name|one|two}}'],
  ['{{#if name}}', 'There is no field {{#if name}}'],
  ['{{}}', 'There is no field {{}}'],
  ['Dear {{name', 'Write a field as {{name}}, with both braces'],
  ['Dear name}}', 'Write a field as {{name}}, with both braces'],
  ['{{{name}}}', undefined],
])('%s is refused when it is saved: %s', (text, problem) => {
  expect(mergeProblem(text, names)).toBe(problem)
  expect(mergedText(200, names).safeParse(text).success).toBe(problem === undefined)
})

const escape = (value: string) => value.replaceAll('<', '&lt;')

test('a value is escaped once and never filled again, whatever it is', () => {
  assert(
    property(string({ unit: constantFrom('{', '}', 'n', 'a', 'm', 'e', '|', '<', '&') }), (value) => {
      const { text } = fillMerged('<b>{{name|-}}</b>{{link|}}', { name: value }, escape)
      expect(text).toBe(`<b>${escape(value || '-')}</b>`)
    }),
  )
})

test('a field that no object of ours has is missing, even where every object has it', () => {
  expect(fillMerged('{{toString}}', {})).toEqual({ text: '', missing: ['toString'] })
})
