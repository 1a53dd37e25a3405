import { expect, test } from 'vitest'
import { currentPathKey, keepPaths, previousPathKey } from './keep-paths.ts'

test('current and previous path are kept at every change', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  keepPaths(storage, '/')
  expect(kept.get(previousPathKey)).toBeUndefined()
  keepPaths(storage, '/home')
  keepPaths(storage, '/project')
  keepPaths(storage, '/project')
  expect([kept.get(previousPathKey), kept.get(currentPathKey)]).toEqual(['/home', '/project'])
})
