import type { Body } from '@coverwright/domain/body/body'
import type { languages } from '@coverwright/domain/product/product'

export type Language = (typeof languages)[number]

/** Translations are kept by language and by a key that says which text they are of. */
export const translationOf = ({ translations }: Body, language: Language, key: string): string =>
  translations[language]?.[key] ?? ''

/** An empty translation is none: the text is read in the first language until there is one. */
export function setTranslation(draft: Body, language: Language, key: string, text: string): void {
  const texts = { ...draft.translations[language] }
  if (text === '') delete texts[key]
  else texts[key] = text
  draft.translations[language] = texts
}

/** A question's texts go by its data name, so that they stay with it wherever it is moved. */
export const questionTextKey = (name: string, field: string) => `question.${name}.${field}`

export const optionTextKey = (name: string, value: string) => `option.${name}.${value}`
