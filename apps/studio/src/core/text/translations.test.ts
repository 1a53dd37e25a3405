import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { languageTags } from '@coverwright/domain/base/language/language'
import { expect, test } from 'vitest'
import { englishOf } from '../../../test/english.ts'
import { findTranslationFaults } from '../../../test/translation-faults.ts'
import { translatedLanguages } from './languages.ts'
import { saidNamespaces } from './said.ts'
import type { Texts } from './texts.ts'

const src = join(import.meta.dirname, '../..')
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Texts

const written = new Map<string, Texts>()
for await (const path of glob('**/*.en_uk.json', { cwd: src }))
  written.set(basename(path, '.en_uk.json'), await readJson(join(src, path)))
for (const namespace of saidNamespaces) {
  const texts = await englishOf[namespace]()
  written.set(namespace, Object.fromEntries(texts.map((text) => [text, text])))
}

test.each(translatedLanguages)('%s says everything that is written', async (language) => {
  const home = join(src, 'translations', language)
  const forms = new Intl.PluralRules(languageTags[language]).resolvedOptions().pluralCategories
  const same = new Set((await readFile(join(home, 'same.txt'), 'utf8')).split('\n'))
  const translated = await Array.fromAsync(glob('*.json', { cwd: home }), (file) => basename(file, '.json'))
  expect(translated.toSorted()).toEqual([...written.keys()].toSorted())
  const faults = await Promise.all(
    [...written].map(async ([namespace, texts]) =>
      findTranslationFaults({
        written: texts,
        translated: await readJson(join(home, `${namespace}.json`)),
        forms,
        same,
      }).map((fault) => `${namespace}: ${fault}`),
    ),
  )
  expect(faults.flat()).toEqual([])
})

/** A text that was changed in English may say the opposite of its translations: whoever changes it looks at those too. */
test('every namespace was translated as it is written now', async () => {
  const marks = [...written]
    .map(
      ([namespace, texts]) =>
        `${namespace} ${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)}`,
    )
    .toSorted()
  await expect(`${marks.join('\n')}\n`).toMatchFileSnapshot(join(src, 'translations/written.txt'))
})

test('the check finds what is missing, left over, English, and without its marks', () => {
  const texts = {
    tin: 'Tin',
    lid: 'Lid',
    of: '{{count}} of {{all}}',
    tins_one: '{{count}} tin',
    tins_other: '{{count}} tins',
  }
  const german = { tin: 'Dose', lid: 'Lid', of: '{{count}} von', tins_one: 'eine Dose', brush: 'Pinsel' }
  const forms = ['one', 'other']
  expect(findTranslationFaults({ written: texts, translated: german, forms, same: new Set() })).toEqual([
    'tins_other is missing',
    'lid is English: “Lid”',
    'of has not the marks of “{{count}} of {{all}}”: “{{count}} von”',
    'brush is no text of the studio',
  ])
  expect(
    findTranslationFaults({ written: { lid: 'Lid' }, translated: { lid: 'Lid' }, forms, same: new Set(['Lid']) }),
  ).toEqual([])
})
