import type { Language } from '@coverwright/domain/base/language/language'
import { languages } from '@coverwright/domain/base/language/language'
import { type Keyword, KeywordForm } from '@coverwright/domain/build/keyword/keyword'
import { z } from 'zod'

const said = z.union([z.literal(''), KeywordForm.shape.texts.valueType])
// Made of the languages themselves: it has each of them.
const texts = Object.fromEntries(languages.map((language) => [language, said])) as Record<Language, typeof said>

/** All languages at once, by their names, of which one is shown. Empty: it has no text in that one. */
export const KeywordFields = z
  .strictObject({
    keyword: KeywordForm.shape.keyword,
    name: KeywordForm.shape.name,
    language: z.enum(languages),
    ...texts,
  })
  .check(({ value, issues }) => {
    const { error } = KeywordForm.shape.texts.safeParse(textsOf(value))
    const message = error?.issues.find(({ path }) => path.length === 0)?.message
    if (message) issues.push({ code: 'custom', input: value, path: [value.language], message })
  })

type Fields = z.output<typeof KeywordFields>

export const textsOf = (fields: Pick<Fields, Language>): KeywordForm['texts'] =>
  Object.fromEntries(
    languages.flatMap((language) => (fields[language].trim() === '' ? [] : [[language, fields[language]]])),
  )

export function fieldsOf(keyword: Keyword | undefined): Fields {
  const written = keyword?.texts ?? {}
  const language = languages.find((each) => written[each]) ?? 'en_uk'
  const each = Object.fromEntries(languages.map((one) => [one, written[one] ?? ''])) as Record<Language, string>
  return { keyword: keyword?.keyword ?? '', name: keyword?.name ?? '', language, ...each }
}
