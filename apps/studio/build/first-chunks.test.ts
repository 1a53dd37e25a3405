import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstFiles } from './first-chunks.ts'

/** A file that was moved would fall out of the first chunks, and be asked for after them, without a word. */
test('what the first chunks are made of is where they look for it', () => {
  const named = Object.values(firstFiles).flat()
  expect(named.filter((file) => !existsSync(join(import.meta.dirname, '../src', file)))).toEqual([])
})
