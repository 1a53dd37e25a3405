import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../src/platform/config.ts'

const root = join(import.meta.dirname, '../../..')

/** The names in the first column of the tables behind a heading. */
async function settingsIn(path: string, heading: string): Promise<string[]> {
  const [, section = ''] = (await readFile(join(root, path), 'utf8')).split(`\n## ${heading}\n`)
  const [rows = ''] = section.split('\n## ')
  return [...rows.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
}

test('every setting that is read stands in the README or on the page for who runs it, once, and nothing else does', async () => {
  const usual = await settingsIn('README.md', 'Configuration')
  const further = await settingsIn('docs/running.md', 'Further settings')
  expect(usual.length).toBeGreaterThan(20)
  expect([...usual, ...further].toSorted()).toEqual(settingNames.toSorted())
})
