import type { Body } from '@coverwright/domain/build/body/body'
import type { Option } from '@coverwright/domain/build/dataset/option'
import { optionsOf } from '@coverwright/domain/build/question/ask'
import {
  type Condition,
  type ConditionTest,
  includings,
  tickCounts,
} from '@coverwright/domain/build/question/condition'
import { propertyOf, type QuestionPlace } from './question-operations.ts'

/** The answers there are to choose from, where they can be listed. */
export function answersTo(body: Body, name: string): readonly Option[] | undefined {
  const property = propertyOf(body, name)
  return property && optionsOf(property)
}

export const labelOfValue = (body: Body, name: string, value: string): string =>
  answersTo(body, name)?.find((option) => option.value === value)?.label ?? value

/** Only what is asked before can decide: of the same repeated item, or asked once for all. */
export function earlierNames({ questions }: Body, { group, at }: QuestionPlace): string[] {
  return questions.groups
    .slice(0, group + 1)
    .flatMap(({ questions: asked, repeat }, position) => {
      if (position === group) return asked.slice(0, at)
      return repeat ? [] : asked
    })
    .map(({ name }) => name)
}

const isTicked = (body: Body, name: string) => propertyOf(body, name)?.type === 'several'

/** A test to start from: what it compares follows from what the name holds. */
export function testOf(body: Body, name: string): ConditionTest {
  if (isTicked(body, name)) return { name, is: 'includes-any', values: [] }
  if (answersTo(body, name)) return { name, is: 'one-of', values: [] }
  const type = propertyOf(body, name)?.type
  return type === 'number' || type === 'money' || type === 'date'
    ? { name, is: 'at-least', value: '' }
    : { name, is: 'answered' }
}

/** The same test asked another way, keeping what still applies. */
export function withComparison(test: ConditionTest, is: ConditionTest['is']): ConditionTest {
  const { name } = test
  if (is === 'answered' || is === 'not-answered') return { name, is }
  const values = 'values' in test ? test.values : []
  if (is === 'one-of' || is === 'none-of') return { name, is, values }
  if (is === 'includes-all' || is === 'includes-any' || is === 'includes-none') return { name, is, values }
  return { name, is, value: 'value' in test ? test.value : '' }
}

export const comparisonsFor = (body: Body, name: string): ConditionTest['is'][] => {
  if (isTicked(body, name)) return [...includings, ...tickCounts, 'answered', 'not-answered']
  if (answersTo(body, name)) return ['one-of', 'none-of', 'answered', 'not-answered']
  const type = propertyOf(body, name)?.type
  return type === 'number' || type === 'money' || type === 'date'
    ? ['at-least', 'at-most', 'more-than', 'less-than', 'answered', 'not-answered']
    : ['answered', 'not-answered', 'one-of', 'none-of']
}

export const withoutTest = ({ match, tests }: Condition, at: number): Condition | undefined => {
  const left = tests.toSpliced(at, 1)
  return left.length === 0 ? undefined : { match, tests: left }
}
