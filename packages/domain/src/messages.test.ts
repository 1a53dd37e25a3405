import { readFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type MessageKey, messages } from './messages.ts'

const root = join(import.meta.dirname, '../../..')
/** The specification's own list, a message a line. */
const wording = readFileSync(join(import.meta.dirname, 'messages.wording.txt'), 'utf8')
  .trimEnd()
  .split('\n')

test('every message of the specification stands once, word for word', () => {
  expect(Object.values(messages).toSorted()).toEqual(wording.toSorted())
})

test('no message is written again elsewhere', async () => {
  const copies: string[] = []
  for (const [file, source] of await sources()) {
    // Short ones are ordinary words.
    for (const text of wording) if (text.length > 20 && source.includes(`'${text}'`)) copies.push(`${file}: ${text}`)
  }
  expect(copies).toEqual([])
})

/** Each waits for the capability that says it. The list only shrinks. */
const unused: readonly MessageKey[] = []

test('messages that no code uses yet are known by name', async () => {
  const all = (await sources()).map(([, source]) => source).join('\n')
  const keys = (Object.keys(messages) as MessageKey[]).filter((key) => !all.includes(`messages.${key}`))
  expect(keys.toSorted()).toEqual(unused.toSorted())
})

/** Everything that ships: a test may well spell out what it expects. */
async function sources(): Promise<[string, string][]> {
  const files = await Array.fromAsync(glob(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root }))
  const shipped = files.filter((file) => !/\.test(-d)?\.tsx?$|messages\.ts$/.test(file))
  return Promise.all(
    shipped.map(async (file): Promise<[string, string]> => [file, await readFile(join(root, file), 'utf8')]),
  )
}
