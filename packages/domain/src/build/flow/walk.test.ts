import { expect, test } from 'vitest'
import { type FlowBlock, flowBlocksOf, withPagePath } from '../page/flow.ts'
import { Shell } from '../page/shell.ts'
import { firstSelection } from '../plan/selection.ts'
import { forkedBody as body, forkedShell, pastDetails } from './test/forked-journey.ts'
import { walker } from './walk.ts'

const today = { day: 15, month: 6, year: 2026 }
const pathsFor = (blocks: FlowBlock[], answers: Record<string, string>) =>
  walker({ body, shell: forkedShell(...blocks) })({ answers, today }).pages.map(({ path }) => path)

test('without logic page follows page; text pages stand aside', () => {
  expect(pathsFor([], {})).toEqual(['/', '/health', '/details', '/plan', '/check', '/thank-you'])
})

test('a branch leads past a page, and what was answered there before counts for nothing', () => {
  expect(pathsFor([pastDetails], { is_ill: 'no' })).toEqual(['/', '/health', '/plan', '/check', '/thank-you'])
  expect(pathsFor([pastDetails], { is_ill: 'yes' })).toContain('/details')
  const walk = walker({ body, shell: forkedShell(pastDetails) })({
    answers: { is_ill: 'no', illness: 'A cough' },
    today,
  })
  expect(walk.values).toEqual({ is_ill: 'no' })
  expect(walk.groups.map(({ name }) => name)).toEqual(['you', 'health'])
  expect(walk.passed['/health']?.[0]).toMatchObject({ branch: { name: 'Well' } })
})

test('while nothing is answered no branch holds', () => {
  expect(pathsFor([pastDetails], {})).toContain('/details')
})

test('an end stops the journey with its reason', () => {
  const decline: FlowBlock = {
    ...pastDetails,
    branches: [
      {
        name: 'Ill',
        when: { match: 'all', tests: [{ name: 'is_ill', is: 'one-of', values: ['yes'] }] },
        leads: { to: 'decline', reason: 'We do not insure ill animals' },
      },
    ],
  }
  const walk = walker({ body, shell: forkedShell(decline) })({ answers: { is_ill: 'yes' }, today })
  expect(walk.end).toEqual({ kind: 'decline', reason: 'We do not insure ill animals', block: 'healthy' })
  expect(walk.pages.map(({ path }) => path)).toEqual(['/', '/health'])
})

test('a calculation sets a data name that later conditions read; without its answer it sets nothing', () => {
  const years: FlowBlock = {
    kind: 'calculation',
    id: 'years',
    name: 'In dog years',
    page: '/',
    sets: 'dog_years',
    formula: 'age * 7',
  }
  const old: FlowBlock = {
    kind: 'condition',
    id: 'old',
    name: 'Old?',
    page: '/health',
    branches: [
      {
        name: 'Old',
        when: { match: 'all', tests: [{ name: 'dog_years', is: 'more-than', value: '70' }] },
        leads: { to: 'refer', reason: 'An underwriter looks at old animals' },
      },
    ],
  }
  const walk = walker({ body, shell: forkedShell(years, old) })
  expect(walk({ answers: { age: '11' }, today })).toMatchObject({ values: { dog_years: '77' }, end: { kind: 'refer' } })
  expect(walk({ answers: { age: '10' }, today })).toMatchObject({ values: { dog_years: '70' }, end: null })
  expect(walk({ answers: {}, today }).values).not.toHaveProperty('dog_years')
})

test('after the plans, what was chosen decides too', () => {
  const full: FlowBlock = {
    ...pastDetails,
    page: '/plan',
    branches: [
      {
        name: 'Full',
        when: { match: 'all', tests: [{ name: 'plan', is: 'one-of', values: ['full'] }] },
        leads: { to: 'refer', reason: 'We call you' },
      },
    ],
  }
  const walk = walker({ body, shell: forkedShell(full) })
  const selection = firstSelection(body.cover)
  expect(walk({ answers: {}, today, selection: { ...selection, plan: 'full' } }).end).toMatchObject({ kind: 'refer' })
  expect(walk({ answers: {}, today, selection: { ...selection, plan: 'basic' } }).end).toBeNull()
  expect(walk({ answers: {}, today, selection }).end).toBeNull()
})

test('a way back is not gone: it would never end', () => {
  const round: FlowBlock = { kind: 'jump', id: 'round', name: '', page: '/details', leads: { to: 'page', page: '/' } }
  expect(pathsFor([round], {})).toEqual(['/', '/health', '/details', '/plan', '/check', '/thank-you'])
})

test('a page and a socket tell of their logic, and cannot go before it does', () => {
  const bound: FlowBlock = { ...pastDetails, socket: 'q-health' }
  const shell = forkedShell(bound)
  expect(flowBlocksOf(shell, { page: '/health' })).toEqual([bound])
  expect(flowBlocksOf(shell, { page: '/health', socket: 'q-health' })).toEqual([bound])
  expect(flowBlocksOf(shell, { page: '/health', socket: 'other' })).toEqual([])
  expect(flowBlocksOf(shell, { page: '/details' })).toEqual([])
  const refusalOf = (pages: unknown) => Shell.safeParse({ ...shell, pages }).error?.issues[0]
  expect(refusalOf(shell.pages.filter(({ path }) => path !== '/health'))).toMatchObject({
    path: ['flow', 'blocks', 0, 'page'],
    message: 'Remove the flow blocks of this page before you delete it',
  })
  expect(
    refusalOf(shell.pages.map((page) => (page.path === '/health' ? Object.assign({}, page, { content: [] }) : page))),
  ).toMatchObject({
    path: ['flow', 'blocks', 0, 'socket'],
    message: 'Remove the flow blocks of this insurance block before you delete it',
  })
})

test('a page whose address changes keeps its logic and what leads to it', () => {
  const moved = Shell.parse(withPagePath(forkedShell(pastDetails), '/health', '/well'))
  expect(flowBlocksOf(moved, { page: '/well' })).toHaveLength(1)
  expect(withPagePath(moved, '/plan', '/cover').flow?.blocks[0]).toMatchObject({
    branches: [{ leads: { page: '/cover' } }],
  })
})
