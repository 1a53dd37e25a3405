import { expect, test } from 'vitest'
import { createSessionStore } from './session-store.ts'

function storageOf(entries: [string, string][] = []) {
  const kept = new Map(entries)
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a tab remembers its session in one entry', () => {
  const storage = storageOf()
  createSessionStore(storage).setState({ themeMode: 'ai8-light', refreshesInARow: 2 })
  expect([...storage.kept.keys()]).toEqual(['coverwright-session'])

  const reloaded = createSessionStore(storage, { themeMode: 'ai8-auto', defaultLanguage: 'en_uk' })
  expect(reloaded.getState()).toMatchObject({ themeMode: 'ai8-light', refreshesInARow: 2 })
})

test('what the device remembers counts in a new tab', () => {
  const session = createSessionStore(storageOf(), { themeMode: 'ai8-auto' }).getState()
  expect(session).toMatchObject({ themeMode: 'ai8-auto', defaultLanguage: 'en_us', tokens: null })
})

test('an entry that cannot be read signs nobody in and breaks nothing', () => {
  const storage = storageOf([['coverwright-session', '{"state":{"tok']])
  expect(createSessionStore(storage).getState()).toMatchObject({ tokens: null, themeMode: 'ai8-dark' })
})
