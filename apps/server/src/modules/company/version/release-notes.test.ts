import { expect, test } from 'vitest'
import { parseReleases, readReleaseNotes } from './release-notes.ts'

test('a heading is a release, a line a change', () => {
  const text = '# What changed\n\n## 0.2.0 · 1 May\n\n- One.\n- Two.\n\n## 0.1.0 · 1 April\n\n- Zero.\n'
  expect(parseReleases(text)).toEqual([
    { version: '0.2.0', date: '1 May', changes: ['One.', 'Two.'] },
    { version: '0.1.0', date: '1 April', changes: ['Zero.'] },
  ])
})

test('the newest release is the one that runs', async () => {
  const { version, releases } = await readReleaseNotes()
  expect(releases[0]?.version).toBe(version)
  expect(releases.every(({ changes }) => changes.length > 0)).toBe(true)
})
