import { expect, test } from 'vitest'
import { copiedStyle, copyStyle, withStyle } from './style-clipboard.ts'

const storage = (): Storage => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Partial<Storage> as Storage
}
const style = { desktop: { background: 'deep' }, hiddenOn: ['phone'] }
const from = { type: 'Note', props: { id: 'one', title: 'First', style, spaceAbove: 32 } }

test('a block takes the looks of another, and keeps its own words', () => {
  const kept = storage()
  copyStyle(kept, from)
  const copied = copiedStyle(kept)
  expect(copied && withStyle({ id: 'two', title: 'Second', spaceBelow: 16 }, copied)).toEqual({
    id: 'two',
    title: 'Second',
    style,
    spaceAbove: 32,
  })
})

test('what is no style is none', () => {
  const kept = storage()
  expect(copiedStyle(kept)).toBeUndefined()
  kept.setItem('copied-style', JSON.stringify({ style: { desktop: { background: 'url(x)' } } }))
  expect(copiedStyle(kept)).toBeUndefined()
  kept.setItem('copied-style', '{')
  expect(copiedStyle(kept)).toBeUndefined()
})
