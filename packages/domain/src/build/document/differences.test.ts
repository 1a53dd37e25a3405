import { expect, test } from 'vitest'
import { differences } from './differences.ts'

test('each place that differs, with what stood and stands there', () => {
  const before = { pages: [{ title: 'Start' }, { title: 'Plan' }], theme: { radius: 14 } }
  const after = { pages: [{ title: 'Begin' }, { title: 'Plan' }, { title: 'End' }], theme: {} }
  expect(differences(before, after)).toEqual([
    { place: 'pages › 1 › title', before: 'Start', after: 'Begin' },
    { place: 'pages › 3', before: undefined, after: '{"title":"End"}' },
    { place: 'theme › radius', before: '14', after: undefined },
  ])
  expect(differences(before, structuredClone(before))).toEqual([])
})
