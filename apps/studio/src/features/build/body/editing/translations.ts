import type { Language } from '@coverwright/domain/base/language/language'
import type { Body } from '@coverwright/domain/build/body/body'
import { type BodyText, textsOf } from '@coverwright/domain/build/body/texts'
import { useMemo } from 'react'
import { useBody } from '../../body-editing/body-editing.ts'

/** Every text that buyers read, as the journey knows them. */
export function useTexts(): readonly BodyText[] {
  const { body } = useBody()
  return useMemo(() => textsOf(body), [body])
}

export const translationOf = ({ translations }: Body, language: Language, key: string): string =>
  translations[language]?.[key] ?? ''

export const isMissing = (body: Body, language: Language, { key }: BodyText): boolean =>
  translationOf(body, language, key) === ''

/** An empty translation is none: the text is read in the first language until there is one. */
export function setTranslation(draft: Body, language: Language, key: string, text: string): void {
  const texts = { ...draft.translations[language] }
  if (text === '') delete texts[key]
  else texts[key] = text
  draft.translations[language] = texts
}
