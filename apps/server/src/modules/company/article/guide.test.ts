import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Language, languages } from '@coverwright/domain/base/language/language'
import { readGuidePage } from '@coverwright/domain/company/article/guide-page'
import { sayPieces } from '@coverwright/domain/company/article/guide-pieces'
import { expect, test } from 'vitest'
import { readGuide } from './guide.ts'
import { findPlaces } from './search.ts'

const docs = join(import.meta.dirname, '../../../../../../docs')
const translations = join(docs, 'translations')
const translatedLanguages = languages.filter((language) => !language.startsWith('en_'))

const written = new Map<string, ReadonlySet<string>>()
for await (const file of glob('*.md', { cwd: docs })) {
  const page = readGuidePage(await readFile(join(docs, file), 'utf8'))
  if (page) written.set(basename(file, '.md'), piecesOf(page.title, page.text))
}

function piecesOf(title: string, text: string): ReadonlySet<string> {
  const pieces = new Set([title])
  sayPieces(text, (piece) => {
    pieces.add(piece)
    return piece
  })
  return pieces
}

/** What Markdown makes of a piece: were a mark lost, a screen would not be led to, or a row fall out of its table. */
const marksOf = (piece: string) => ({
  code: (piece.match(/`[^`]*`/g) ?? []).toSorted(),
  addresses: (piece.match(/\]\([^)]*\)/g) ?? []).toSorted(),
  bold: piece.split('**').length,
  cells: piece.split('|').length,
})

async function readWords(language: Language) {
  const files = await Array.fromAsync(glob('*.json', { cwd: join(translations, language) }))
  return Promise.all(
    files.map(async (file) => {
      const words = JSON.parse(await readFile(join(translations, language, file), 'utf8')) as Record<string, string>
      return { page: basename(file, '.json'), words }
    }),
  )
}

test.each(translatedLanguages)(
  'the guide in %s says what is written, with its marks, and nothing else',
  async (language) => {
    for (const { page, words } of await readWords(language)) {
      const pieces = written.get(page)
      expect(Object.keys(words).filter((piece) => !pieces?.has(piece))).toEqual([])
      for (const [piece, said] of Object.entries(words)) expect(marksOf(said), piece).toEqual(marksOf(piece))
    }
  },
)

/** Readers are told that some of a page is English: whoever changes a piece sees here what is to be translated anew. */
test('what is not translated is known', async () => {
  const missing: string[] = []
  for (const language of translatedLanguages) {
    const words = new Map((await readWords(language)).map(({ page, words: known }) => [page, known]))
    for (const [page, pieces] of written)
      for (const piece of pieces)
        if (!words.get(page)?.[piece]) missing.push(`${language} ${page}: ${piece.slice(0, 60)}`)
  }
  await expect(missing.map((line) => `${line}\n`).join('')).toMatchFileSnapshot(join(translations, 'missing.txt'))
})

const asArticles = async (language: Language) =>
  (await readGuide(language)).map(({ name, title, text }) => ({ name, title, text, updatedAt: null }))

test.each([
  ['de_de', 'Versicherungsschein'],
  ['fr_fr', 'attestation'],
  ['zh_tw', '保單'],
  ['zh_cn', '保单'],
  ['th_th', 'กรมธรรม์'],
] as const)('in %s a word is found, also within a sentence without blanks', async (language, word) => {
  const [first] = findPlaces(await asArticles(language), word, language)
  expect(first?.excerpt.toLowerCase()).toContain(word.toLowerCase())
})
