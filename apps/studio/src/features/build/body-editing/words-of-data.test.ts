import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { titleOfData } from './words-of-data.ts'

test('data is read by the title of its question, and else by its name in words, in whichever style it is written', () => {
  const [first] = sampleBody.questions.groups.flatMap(({ questions }) => questions)
  expect(titleOfData(sampleBody, first?.name ?? '')).toBe(first?.shortLabel || first?.label)
  expect(titleOfData(sampleBody, 'base_premium')).toBe('Base premium')
  expect(titleOfData(sampleBody, 'basePremium')).toBe('Base premium')
})
