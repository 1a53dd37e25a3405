import { expect, test } from 'vitest'
import { branchNames, branchStep, readBranchStep } from './branch-step.ts'

const when = { match: 'all', tests: [] } as never
const leads = { to: 'on' } as const

test.each([
  { block: 'age', branch: 'Old / very old?' },
  { block: 'age', branch: null },
  { block: 'age-2', branch: '#1' },
])('a branch is a step, and read from it again: %o', (taken) => {
  expect(readBranchStep(branchStep(taken))).toEqual(taken)
})

test('a page is no branch', () => {
  expect(['/', '/plan', ''].map(readBranchStep)).toEqual([undefined, undefined, undefined])
})

test('what has no name of its own is known by its place', () => {
  const branches = ['Old', '', 'Old', 'Young'].map((name) => ({ name, when, leads }))
  expect(branchNames({ branches })).toEqual(['Old', '#2', '#3', 'Young'])
})
