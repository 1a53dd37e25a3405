import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@coverwright/domain/base/language/language'
import { type GuidePage, readGuidePage } from '@coverwright/domain/company/article/guide-page'
import { sayPieces } from '@coverwright/domain/company/article/guide-pieces'

const docs = join(import.meta.dirname, '../../../../../../docs')

/** The guide is written in it, and read in it by who asks for none. */
export const guideLanguage = 'en_uk' satisfies Language

export interface NamedPage extends GuidePage {
  readonly name: string
  readonly isPartlyEnglish: boolean
}

const guides = new Map<Language, Promise<NamedPage[]>>()

/** The pages of `docs/` that are for people. They come with the version, so they are read once. */
export function readGuide(language: Language = guideLanguage): Promise<NamedPage[]> {
  const known = guides.get(language) ?? readPages(language)
  guides.set(language, known)
  return known
}

async function readPages(language: Language): Promise<NamedPage[]> {
  const files = (await readdir(docs)).filter((file) => file.endsWith('.md')).toSorted()
  const pages = await Promise.all(
    files.map(async (file) => {
      const page = readGuidePage(await readFile(join(docs, file), 'utf8'))
      const name = file.replace(/\.md$/, '')
      return page ? [{ name, ...translated(page, await readWords(language, name)) }] : []
    }),
  )
  return pages.flat()
}

type Words = Readonly<Record<string, string>>

/** What the pieces of a page are in a language; undefined in the one it was written in. */
async function readWords(language: Language, name: string): Promise<Words | undefined> {
  if (language.startsWith('en_')) return undefined
  const file = join(docs, 'translations', language, `${name}.json`)
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Words) : {}
}

/** A piece that was changed since it was translated is read as it was written. */
function translated(page: GuidePage, words: Words | undefined) {
  let isPartlyEnglish = false
  const say = (piece: string) => {
    if (words && !(piece in words)) isPartlyEnglish = true
    return words?.[piece] ?? piece
  }
  const said = { ...page, title: say(page.title), text: sayPieces(page.text, say) }
  return { ...said, isPartlyEnglish }
}
