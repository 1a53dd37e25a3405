import { expect, test } from 'vitest'
import { loadChunk } from './load-chunk.ts'

test('what loads is handed on', async () => {
  expect(await loadChunk(async () => 7)).toBe(7)
})

test('a script that fails is a ChunkLoadError', async () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
  await expect(loadChunk(() => Promise.reject(error))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    code: 'CHUNK_LOAD_FAILED',
  })
})

test('a style that fails says so', async () => {
  const error = new Error('Unable to preload CSS for /assets/a.css')
  await expect(loadChunk(() => Promise.reject(error))).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' })
})

test('a chunk that never answers fails when patience ends', async () => {
  const { promise: never } = Promise.withResolvers<never>()
  await expect(loadChunk(() => never, 5)).rejects.toMatchObject({ code: 'CHUNK_LOAD_FAILED' })
})
