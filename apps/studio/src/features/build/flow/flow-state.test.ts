import { flowGraph } from '@coverwright/domain/build/flow/flow-graph'
import type { Walk } from '@coverwright/domain/build/flow/walk'
import type { FlowBlock } from '@coverwright/domain/build/page/flow'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { walkedWays, walkTo } from './flow-state.ts'

const [first, second, third] = sampleShell.pages
if (!first || !second || !third) throw new Error('The sample has fewer pages')
const branch = {
  name: 'Short cut',
  when: { match: 'all', tests: [] },
  leads: { to: 'page', page: third.path },
} as const
const condition = { id: 'c', name: 'Which way', kind: 'condition', page: first.path, branches: [branch] } as const
const block = condition as unknown as FlowBlock
const shell = { pages: [first, second, third], flow: { blocks: [block] } }
const graph = flowGraph(shell)
const walkOf = (pages: Walk['pages'], passed: Walk['passed']): Walk => ({
  pages,
  groups: [],
  late: [],
  values: {},
  passed,
  awaits: null,
  end: null,
})

test('a run lights the very ways it took, not every line between steps it came by', () => {
  const taken = block.kind === 'condition' ? block.branches[0] : undefined
  const short = walkOf([first, third], { [first.path]: [{ block, ...(taken && { branch: taken }) }] })
  expect([...walkedWays(short, graph)]).toEqual([`page:${first.path}→block:c:`, `block:c→page:${third.path}:0`])
  // All three pages were passed, and the short cut was not taken.
  const long = walkOf([first, second, third], { [first.path]: [{ block }] })
  expect([...walkedWays(long, graph)]).toEqual([
    `page:${first.path}→block:c:`,
    `block:c→page:${second.path}:`,
    `page:${second.path}→page:${third.path}:`,
  ])
})

test('what lies beyond the page that stands open was not walked yet', () => {
  const long = walkOf([first, second, third], { [first.path]: [{ block }], [second.path]: [] })
  expect(walkTo(long, first.path)).toMatchObject({ pages: [first], passed: {}, end: null })
  expect(walkTo(long, third.path).pages).toEqual(long.pages)
})
