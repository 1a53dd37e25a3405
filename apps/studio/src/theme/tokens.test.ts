import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }))
const declared = new Set(files.flatMap(({ text }) => text.match(/--cw-[\w-]+(?=['"]?\]?\s*[:,])/g) ?? []))

test('every token a style reads is declared: one that is not leaves what it colours to chance', () => {
  const unknown = files.flatMap(({ name, text }) =>
    [...text.matchAll(/var\((--cw-[\w-]+)/g)].flatMap(([, token]) =>
      token && !declared.has(token) ? [`${name}: ${token}`] : [],
    ),
  )
  expect(declared.size).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})
