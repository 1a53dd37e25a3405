import { expect, test } from 'vitest'
import type { FlowBlock, FlowBlockOf, Target } from '../page/flow.ts'
import { sampleShell } from '../page/sample-shell.ts'
import { Shell } from '../page/shell.ts'
import { checkFlow } from './check-flow.ts'
import { forkedBody as body, forkedShell, pastDetails } from './test/forked-journey.ts'

const found = (...blocks: FlowBlock[]) =>
  checkFlow(forkedShell(...blocks), body).map(({ path, message }) => `${path.join('.')}: ${message}`)

const jump = (page: string, leads: Target): FlowBlock => ({ kind: 'jump', id: 'jump', name: '', page, leads })
const branch = (change: Partial<FlowBlockOf<'condition'>['branches'][number]>): FlowBlock => ({
  ...pastDetails,
  branches: pastDetails.branches.map((each) => ({ ...each, ...change })),
})

const call: FlowBlockOf<'connector'> = {
  kind: 'connector',
  id: 'c',
  name: '',
  page: '/health',
  connectorId: '0190c8a0-0000-7000-8000-000000000001',
  inputs: [],
  outputs: [],
  onFailure: { to: 'on' },
}

const to = (page: string) => branch({ leads: { to: 'page', page } })

test('page after page, and a branch past a page that nobody needs, are in order', () => {
  expect(checkFlow(Shell.parse(sampleShell), body)).toEqual([])
  expect(found()).toEqual([])
  expect(found(pastDetails)).toEqual([])
})

test.each([
  ['an address that no page has', '/gone', 'This is a dead end: there is no such page'],
  ['a way back', '/', 'This leads back: with the same answers it would go round for ever'],
  ['itself', '/health', 'This leads back: with the same answers it would go round for ever'],
])('a branch cannot lead to %s', (_what, page, message) => {
  expect(found(branch({ leads: { to: 'page', page } }))).toContain(`flow.blocks.0.branches.0.leads.page: ${message}`)
})

test('a branch cannot lead to a page of text, which nothing follows', () => {
  const shell = forkedShell()
  const withText = Shell.parse({
    ...shell,
    pages: [...shell.pages, { role: 'text', path: '/privacy', title: 'Privacy', content: [] }],
    flow: { blocks: [branch({ leads: { to: 'page', page: '/privacy' } })] },
  })
  expect(checkFlow(withText, body)).toMatchObject([{ message: 'This is a dead end: nothing follows a page of text' }])
})

test('a page that every way leads past is told, and one that nothing follows', () => {
  expect(found(jump('/health', { to: 'page', page: '/plan' }))).toEqual(['pages.2: No way leads to the page "details"'])
  const shell = forkedShell()
  const short = Shell.parse({ ...shell, pages: shell.pages.filter(({ role }) => role !== 'thank-you') })
  expect(checkFlow(short, body)).toMatchObject([
    { path: ['pages', 4], message: 'Dead end: nothing follows the page "Check and pay"' },
  ])
})

test('what stands after a jump is never passed', () => {
  const [first, second] = [jump('/health', { to: 'on' }), jump('/health', { to: 'decline', reason: 'No' })]
  expect(found({ ...second, id: 'away' }, first)).toContain(
    'flow.blocks.1: No way leads here: the block before it always leads away',
  )
})

test('nobody pays without a plan or is thanked without paying', () => {
  expect(found(to('/check'))).toEqual(['pages.3: A way leads to paying past the plans'])
  expect(found(to('/thank-you'))).toContain('pages.4: A way leads to the end past paying')
})

test('a page that the price needs cannot be left out', () => {
  const shell = forkedShell()
  const [you, health, ...rest] = shell.pages
  const turned = Shell.parse({
    ...shell,
    pages: [{ ...health, path: '/' }, { ...you, path: '/you' }, ...rest],
    flow: { blocks: [{ ...pastDetails, page: '/' }] },
  })
  expect(checkFlow(turned, body)).toMatchObject([
    {
      path: ['pages', 1],
      message: expect.stringMatching(/^A way leads past the page "About you", but "\w+" is needed/),
    },
  ])
})

test.each<[string, FlowBlock, string]>([
  [
    'a test of a later answer',
    branch({ when: { match: 'all', tests: [{ name: 'illness', is: 'answered' }] } }),
    'flow.blocks.0.branches.0.when.tests.0.name: Only an earlier question can decide',
  ],
  [
    'a value that is no answer',
    branch({ when: { match: 'all', tests: [{ name: 'is_ill', is: 'one-of', values: ['perhaps'] }] } }),
    'flow.blocks.0.branches.0.when.tests.0.values: This is none of the answers',
  ],
  [
    'a branch that does not say when',
    branch({ when: { match: 'all', tests: [] } }),
    'flow.blocks.0.branches.0.when.tests: Say when',
  ],
  [
    'an end without a reason',
    branch({ leads: { to: 'refer', reason: ' ' } }),
    'flow.blocks.0.branches.0.leads.reason: Say why, in words for the buyer',
  ],
  [
    'a calculation of what is asked',
    { kind: 'calculation', id: 'c', name: '', page: '/', sets: 'age', formula: '1' },
    'flow.blocks.0.sets: A question asks for "age" already',
  ],
  [
    'a calculation of nothing there is',
    { kind: 'calculation', id: 'c', name: '', page: '/', sets: 'nothing', formula: '1' },
    'flow.blocks.0.sets: There is no data named "nothing"',
  ],
  [
    'a formula that reads what is not there',
    { kind: 'calculation', id: 'c', name: '', page: '/', sets: 'dog_years', formula: 'agee * 7' },
    'flow.blocks.0.formula: There is no agee.',
  ],
  [
    'a connector that was not chosen',
    { ...call, page: '/', connectorId: null },
    'flow.blocks.0.connectorId: No connector is chosen for the call after "About you"',
  ],
  [
    'a connector that is not there any more, with its place',
    call,
    'flow.blocks.0.connectorId: The connector of the call after "health" is not there: choose another',
  ],
])('is told: %s', (_what, block, expected) => {
  expect(found(block).join('\n')).toContain(expected)
})
