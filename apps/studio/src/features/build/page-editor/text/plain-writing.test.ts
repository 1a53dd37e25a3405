import { expect, test } from 'vitest'
import { isMoreThanWords, plainEditable } from './plain-writing.ts'

/** An element of a browser that takes the attribute for what it knows. */
const browserThatKnows = (known: string) => ({
  createElement: () => {
    const probe = {
      contentEditable: 'inherit',
      setAttribute: (_name: string, value: string) => {
        if (value === known) probe.contentEditable = value
      },
    }
    return probe as unknown as HTMLElement
  },
})

test('a text without marks can be written in every browser', () => {
  expect(plainEditable(browserThatKnows('plaintext-only'))).toBe('plaintext-only')
  expect(plainEditable(browserThatKnows('true'))).toBe('true')
})

test('nothing but words comes into a text without marks', () => {
  const refused = ['formatBold', 'formatItalic', 'formatFontColor', 'insertParagraph', 'insertLineBreak']
  expect(refused.every(isMoreThanWords)).toBe(true)
  expect(isMoreThanWords('insertUnorderedList')).toBe(true)
  const taken = ['insertText', 'insertCompositionText', 'insertReplacementText', 'deleteContentBackward', 'historyUndo']
  expect(taken.some(isMoreThanWords)).toBe(false)
})
