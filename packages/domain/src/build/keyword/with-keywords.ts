import type { Language } from '../../base/language/language.ts'
import type { Body } from '../body/body.ts'
import { dataNamesOf } from '../dataset/data-names.ts'
import type { Shell } from '../page/shell.ts'
import type { KeywordTexts } from '../template/keyword-texts.ts'
import { isTemplateField } from '../template/template-fields.ts'

const field = /\{\{\s*([A-Za-z]\w*)\s*(?:\|([^{}|]*))?\}\}/g

/** What leads or loads from somewhere, in whatever has it; keys of translations end with it. */
const addressPlaces: ReadonlySet<string> = new Set(['link', 'src', 'href', 'url', 'path', 'favicon'])

/** A value inside an address could lead elsewhere than whoever wrote it meant. `Tel:{{claims_line}}` in a text is words. */
const isAddress = (text: string, place: string) =>
  addressPlaces.has(place.slice(place.lastIndexOf('.') + 1)) ||
  /^(?:[a-z]+:\/\/|(?:mailto|data|blob|javascript):)\S*$/i.test(text)

type Say = (text: string, isAddress: boolean) => string

/** Every text of a value with fields in it, whatever it is made of. */
function withTexts(value: unknown, say: Say, place = ''): unknown {
  if (typeof value === 'string') return value.includes('{{') ? say(value, isAddress(value, place)) : value
  if (Array.isArray(value)) return value.map((each) => withTexts(each, say, place))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, say, key)]))
}

interface Written {
  readonly text: string
  readonly isAddress: boolean
}

/** The texts of a value that have braces in them, and whether nothing is filled in there. */
export function textsWithFields(value: unknown): Written[] {
  const found: Written[] = []
  withTexts(value, (text, isOne) => {
    found.push({ text, isAddress: isOne })
    return text
  })
  return found
}

/** The names that stand as fields in the texts of a value, each with whether there is a fallback wherever it stands. */
export function fieldsNamedIn(value: unknown): ReadonlyMap<string, boolean> {
  const found = new Map<string, boolean>()
  for (const { text } of textsWithFields(value).filter((each) => !each.isAddress))
    for (const [, name = '', fallback] of text.matchAll(field))
      found.set(name, (found.get(name) ?? true) && fallback !== undefined)
  return found
}

/** Fields in the texts of a value that are none of the product's own: keywords, or nothing. */
export const keywordsNamedIn = (value: unknown): string[] =>
  [...fieldsNamedIn(value).keys()].filter((name) => !isTemplateField(name))

/** The value with every keyword as it reads in a language. Other fields stay as they are written. */
export const withKeywords = <T>(value: T, texts: KeywordTexts, language: Language): T =>
  // Texts are replaced by texts: it is made of the same.
  withTexts(value, (text, isOne) =>
    isOne
      ? text
      : text.replaceAll(field, (whole, name: string, fallback?: string) => {
          if (!Object.hasOwn(texts, name)) return whole
          return texts[name]?.[language] ?? fallback?.trim() ?? whole
        }),
  ) as T

type Translated = Pick<Shell, 'translations'>

/** What is translated is in the language it was translated to, all else in the one it was written in. */
const eachInItsLanguage = <T extends Translated>(written: T, texts: KeywordTexts, first: Language): T => {
  const { translations, ...own } = written
  const translated = Object.entries(translations ?? {}).map(([language, said]) => [
    language,
    // The keys of a checked body or shell are languages.
    withKeywords(said, texts, language as Language),
  ])
  const filled = withKeywords(own, texts, first)
  return { ...filled, ...(translations && { translations: Object.fromEntries(translated) }) } as T
}

interface Design {
  readonly body: Body | null
  readonly shell: Shell | null
}

/** Data of the product has its name first: `{{pet_name}}` is what the buyer answered, whatever keywords there are. */
export function keywordsOfDesign({ body, shell }: Design): string[] {
  const data = new Set(body ? dataNamesOf(body, []).map(({ name }) => name) : [])
  return keywordsNamedIn([body, shell]).filter((name) => !data.has(name))
}

/** A body and a shell with their keywords written out, each text in its language. */
export function designWithKeywords<D extends Design>(design: D, all: KeywordTexts, first: Language): D {
  const named = keywordsOfDesign(design).filter((name) => Object.hasOwn(all, name))
  if (named.length === 0) return design
  const texts = Object.fromEntries(named.map((name) => [name, all[name] ?? {}]))
  const { body, shell } = design
  return {
    ...design,
    body: body && eachInItsLanguage(body, texts, first),
    shell: shell && eachInItsLanguage(shell, texts, first),
  }
}

export interface Unwritten {
  readonly keyword: string
  readonly language: Language
}

/** Keywords that stand somewhere in a language they have no text in, and no fallback. */
export function unwrittenIn(design: Design, all: KeywordTexts, first: Language): Unwritten[] {
  const named = new Set(keywordsOfDesign(design).filter((name) => Object.hasOwn(all, name)))
  const lacking = (value: unknown, language: Language) =>
    [...fieldsNamedIn(value)].flatMap(([keyword, hasFallback]) =>
      named.has(keyword) && !hasFallback && !all[keyword]?.[language] ? [{ keyword, language }] : [],
    )
  const found = [design.body, design.shell].flatMap((part) => {
    const { translations, ...own } = part ?? {}
    // As above.
    const translated = Object.entries(translations ?? {}) as [Language, unknown][]
    return [[first, own] as const, ...translated].flatMap(([language, said]) => lacking(said, language))
  })
  const seen = new Set<string>()
  return found.filter(({ keyword, language }) => {
    const key = `${keyword} ${language}`
    return !seen.has(key) && seen.add(key)
  })
}
