import { Body } from '@coverwright/domain/build/body/body'
import { sampleBody } from '@coverwright/domain/build/body/sample-body'
import { expect, test } from 'vitest'
import { titleOfData } from './words-of-data.ts'

const body = Body.parse(sampleBody)

test('data is read by the title of its question, and else by its name in words, in whichever style it is written', () => {
  const [first] = body.questions.groups.flatMap(({ questions }) => questions)
  expect(titleOfData(body, first?.name ?? '')).toBe(first?.shortLabel || first?.label)
  expect(titleOfData(body, 'base_premium')).toBe('Base premium')
  expect(titleOfData(body, 'basePremium')).toBe('Base premium')
})
