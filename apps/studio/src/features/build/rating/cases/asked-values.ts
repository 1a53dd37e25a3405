import type { RatingProgram } from '@coverwright/domain/build/rating/rating-program'
import type { TestQuestion } from '@coverwright/domain/build/test-case/run-cases'

/** Answers to what the program does not ask any more are not carried along. */
export function askedValues({ inputs, groups }: RatingProgram, values: TestQuestion['values']) {
  const names = new Set([...inputs, ...groups].map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => names.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value : value.map((item) => ({ ...item }))]),
  )
}
