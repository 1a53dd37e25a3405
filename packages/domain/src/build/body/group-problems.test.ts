import { expect, test } from 'vitest'
import { groupProblems } from './group-problems.ts'

const words = (problems: Parameters<typeof groupProblems>[0]) =>
  groupProblems(problems, (english) => english).map(({ message }) => message)

test('what is wrong in the same way is said once, with its number, and keeps its place', () => {
  const untitled = { message: 'The question has no title', many: 'questions have no title' }
  const taken = { message: 'already exists' }
  const alone = { message: 'The booklet is empty' }
  expect(words([untitled, alone, untitled, taken, untitled, taken])).toEqual([
    '3 questions have no title',
    'The booklet is empty',
    'already exists (2)',
  ])
  expect(words([untitled])).toEqual(['The question has no title'])
})
