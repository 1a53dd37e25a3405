import { expect, test } from 'vitest'
import { renameData } from '../dataset/uses.ts'
import { Body } from './body.ts'
import { sampleBody } from './sample-body.ts'
import { missingTranslations, textsOf, translated } from './texts.ts'

const key = 'questions.groups.you.questions.age.label'
const body = Body.parse({ ...sampleBody, translations: { de_de: { [key]: 'Wie alt ist es, {{full_name}}?' } } })

test('every text that buyers read has a key of its own', () => {
  const keys = textsOf(body).map((text) => text.key)
  expect(keys).toContain(key)
  expect(keys).toContain('cover.plans.full.limits.vet_fees')
  expect(keys).toContain('documents.ipid.sections.0.lines.0')
  expect(new Set(keys).size).toBe(keys.length)
})

test('a translation takes the place of its text; where there is none the first language stays', () => {
  const question = translated(body, 'de_de').questions.groups[0]?.questions[2]
  expect(question).toMatchObject({ label: 'Wie alt ist es, {{full_name}}?', missing: 'Enter an age' })
  expect(translated(body, 'fr_fr')).toBe(body)
})

test('says what is not translated yet', () => {
  const missing = missingTranslations(body, ['en_uk', 'de_de'])
  expect(missing).toHaveLength(textsOf(body).length - 1)
  expect(missing[0]).toMatchObject({ language: 'de_de', key: 'questions.groups.you.questions.full_name.label' })
  expect(missingTranslations(body, ['en_uk'])).toEqual([])
})

test('renaming data keeps its translations', () => {
  const renamed = renameData(body, 'age', 'years')
  expect(renamed.translations).toEqual({
    de_de: { 'questions.groups.you.questions.years.label': 'Wie alt ist es, {{full_name}}?' },
  })
  expect(renameData(body, 'full_name', 'holder').translations.de_de?.[key]).toBe('Wie alt ist es, {{holder}}?')
})
