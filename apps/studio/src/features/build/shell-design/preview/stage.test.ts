import { expect, test } from 'vitest'
import { blocksOn, stageOf } from './stage.ts'

test('blocks lie on the stage as they are, also while one could not be saved', () => {
  const blocks = [
    { type: 'Note', props: { id: 'note', title: 'Why we ask', text: 'It changes your price.' } },
    { type: 'Button', props: { id: 'button', label: 'Read on', href: 'h' } },
  ]
  expect(blocksOn(stageOf('Our promise', { version: 1, blocks }))).toEqual(blocks)
})
