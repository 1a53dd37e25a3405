import { compileTree } from '@coverwright/blocks/compile-tree'
import { definitions } from '@coverwright/blocks/definitions'
import type { BlockData } from '@coverwright/domain/build/page/page'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { expect, test } from 'vitest'
import { looksOf } from './look-rules.ts'

const note = (id: string, spaceAbove: number): BlockData => ({ type: 'Note', props: { id, spaceAbove } })
const section = (content: readonly BlockData[]): BlockData => ({
  type: 'Section',
  props: { id: 'box', style: { desktop: { background: 'dark' }, hiddenOn: ['phone'] }, content },
})

const released = (blocks: readonly BlockData[]) => compileTree(blocks, definitions).rules.join('')

test('the canvas has the rules of a release, in their order', () => {
  const blocks = [note('first', 8), section([note('in', 16), section([note('deep', 24)])])]
  expect(looksOf(blocks)).toBe(released(blocks))
  expect(looksOf(blocks)).toContain('deep')
  for (const { content } of sampleShell.pages) expect(looksOf(content)).toBe(released(content))
})

test('a changed block is looked at anew, and so is what it lies in', () => {
  const before = [section([note('in', 16)])]
  const after = [section([note('in', 40)])]
  expect(looksOf(before)).toContain('16px')
  expect(looksOf(after)).toBe(released(after))
})
