import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { findKeyFaults, type Namespace, type Source } from './text-keys.ts'
import type { Texts } from './texts.ts'

const src = join(import.meta.dirname, '../..')

/** Read by the descriptors' titles, which the test of the catalogue checks. */
const readElsewhere = 'screens'

async function readAll() {
  const namespaces: Namespace[] = []
  const sources: Source[] = []
  for await (const path of glob('**/*.{en_uk.json,ts,tsx}', { cwd: src, exclude: ['**/*.test.{ts,tsx}'] })) {
    const code = await readFile(join(src, path), 'utf8')
    if (!path.endsWith('.json')) sources.push({ path, code })
    else namespaces.push({ name: basename(path, '.en_uk.json'), texts: JSON.parse(code) as Texts })
  }
  return { namespaces: namespaces.filter(({ name }) => name !== readElsewhere), sources }
}

test('every text a screen reads is written, and every text written is read', async () => {
  const { namespaces, sources } = await readAll()
  expect(namespaces.length).toBeGreaterThan(2)
  const { missing, unused } = findKeyFaults(namespaces, sources)
  expect(missing.filter((fault) => !fault.startsWith(`${readElsewhere}:`))).toEqual([])
  expect(unused).toEqual([])
})

test('an American text overrides one that is written', async () => {
  for await (const path of glob('**/*.en_us.json', { cwd: src })) {
    const american = JSON.parse(await readFile(join(src, path), 'utf8')) as Texts
    const written = JSON.parse(await readFile(join(src, path.replace('en_us', 'en_uk')), 'utf8')) as Texts
    expect(written, path).toMatchObject(shapeOf(american))
  }
})

const shapeOf = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? expect.any(String) : shapeOf(text)]),
  )

test('the check finds a missing and an unused key', () => {
  const namespaces = [{ name: 'paint', texts: { tin: 'Tin', lid: 'Lid', colour: { red: 'Red', blue: 'Blue' } } }]
  const code = "const { t } = useTranslation('paint'); t('tin'); t('brush'); t(`colour.${name}`)"
  expect(findKeyFaults(namespaces, [{ path: 'Paint.tsx', code }])).toEqual({
    missing: ["paint:brush in Paint.tsx ('brush')"],
    unused: ['paint:lid'],
  })
})

test('a key of another namespace, and one in a table, count', () => {
  const namespaces = [
    { name: 'app', texts: { close: 'Close' } },
    { name: 'paint', texts: { tin: 'Tin', tins_one: '{{count}} tin', tins_other: '{{count}} tins' } },
  ]
  const code =
    "const { t } = useTranslation('paint'); const all = ['tin'] as const; t('app:close'); t('tins', { count })"
  expect(findKeyFaults(namespaces, [{ path: 'Paint.tsx', code }])).toEqual({ missing: [], unused: [] })
})
