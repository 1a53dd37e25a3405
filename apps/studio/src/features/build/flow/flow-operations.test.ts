import { forkedShell, pastDetails } from '@coverwright/domain/build/flow/test/forked-journey'
import { Shell } from '@coverwright/domain/build/page/shell'
import { expect, test } from 'vitest'
import { blockKinds, kindOf, movedBlock, newBlock, targetTo, withNewBlock, withoutBlock } from './flow-operations.ts'

const idsOf = ({ flow }: Shell) => flow?.blocks.map(({ id }) => id)

test.each(blockKinds)('a new %s can be kept as it is', (kind) => {
  const block = newBlock(kind, 'New', { page: '/health' })
  expect(kindOf(block)).toBe(kind)
  expect(Shell.safeParse(withNewBlock(forkedShell(), block)).success).toBe(true)
})

test('a block goes after the one it is put behind, or first on its page', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => Object.assign({}, pastDetails, { id }))
  if (!first || !second || !third) throw new Error('There are three')
  const shell = withNewBlock(withNewBlock(forkedShell(first), second, 'a'), third)
  expect(idsOf(shell)).toEqual(['c', 'a', 'b'])
  expect(idsOf(movedBlock(shell, 'c', 1))).toEqual(['a', 'c', 'b'])
  expect(idsOf(movedBlock(shell, 'c', -1))).toEqual(['c', 'a', 'b'])
})

test('without its last block a shell is what it was before', () => {
  expect(withoutBlock(forkedShell(pastDetails), 'healthy')).toEqual(forkedShell())
})

test('another end keeps the reason', () => {
  expect(targetTo('decline', { to: 'refer', reason: 'Too old' }, '/')).toEqual({ to: 'decline', reason: 'Too old' })
  expect(targetTo('page', { to: 'on' }, '/plan')).toEqual({ to: 'page', page: '/plan' })
})
