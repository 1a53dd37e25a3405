import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('each place that differs in words, with what stood and stands there', () => {
  const before = { pages: [{ title: 'Start' }, { title: 'Plan' }], theme: { radius: 14 } }
  const after = { pages: [{ title: 'Begin' }, { title: 'Plan' }, { title: 'End' }], theme: {} }
  expect(differences(before, after)).toEqual([
    { place: 'Page “Begin” › Title', before: 'Start', after: 'Begin' },
    { place: 'Page “End”', before: undefined, after: 'End' },
    { place: 'Theme › Corners', before: '14', after: undefined },
  ])
  expect(differences(before, structuredClone(before))).toEqual([])
})

const note = (id: string, text: string) => ({
  type: 'CoverNote',
  props: { id, title: 'Why we ask', isOpen: true, text },
})

const shell = (...texts: string[]) => ({
  pages: [
    {
      title: 'Start',
      content: [{ type: 'Main', props: { content: texts.map((text, at) => note(`n${at}`, text)) } }],
    },
  ],
})

test('blocks are named by what they are and say; two that are called alike stay two', () => {
  expect(differences(shell('a', 'b'), shell('c', 'd'))).toEqual([
    { place: 'Page “Start” › Main › Cover note “Why we ask” › Text', before: 'a', after: 'c' },
    { place: 'Page “Start” › Main › Cover note “Why we ask” › Text (2)', before: 'b', after: 'd' },
  ])
})

test('values are told, never written as they are kept', () => {
  const before = {
    showIf: { match: 'all', tests: [{ name: 'age', is: 'more' }] },
    languages: ['en', 'fr'],
    isOpen: false,
  }
  const after = { isOpen: true, lock: null }
  expect(differences(before, after).map(({ before: old, after: now }) => [old, now])).toEqual(
    expect.arrayContaining([
      ['match: all, tests: age', undefined],
      ['en, fr', undefined],
      ['no', 'yes'],
      [undefined, 'nothing'],
    ]),
  )
})
