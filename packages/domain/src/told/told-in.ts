import type { Language } from '../base/language/language.ts'
import { fillFrom } from '../base/message/gaps.ts'
import { told as german } from './told.de_de.ts'
import { told as french } from './told.fr_fr.ts'
import { told as thai } from './told.th_th.ts'
import { told as simplifiedChinese } from './told.zh_cn.ts'
import { told as traditionalChinese } from './told.zh_tw.ts'

type Told = Readonly<Record<string, string>>

export const translations: Partial<Readonly<Record<Language, Told>>> = {
  de_de: german,
  fr_fr: french,
  th_th: thai,
  zh_cn: simplifiedChinese,
  zh_tw: traditionalChinese,
}

const asItIs = (words: string) => words

/** What was worded in English, paragraph by paragraph, in another language; a paragraph it has no words for stays. */
export function toldIn(language: Language, english: string): string {
  const told = translations[language]
  if (!told) return english
  return english
    .split('\n\n')
    .map((paragraph) => told[paragraph] ?? fillFrom(told, paragraph, asItIs) ?? paragraph)
    .join('\n\n')
}
