import { type Language, languageTags } from '../../base/language/language.ts'
import type { PageView } from '../page/page-view.ts'
import type { Words } from './say.ts'
import { words as german } from './words.de_de.ts'
import { words as french } from './words.fr_fr.ts'
import { words as thai } from './words.th_th.ts'
import { words as simplifiedChinese } from './words.zh_cn.ts'
import { words as traditionalChinese } from './words.zh_tw.ts'

const translations: Partial<Readonly<Record<Language, Words>>> = {
  de_de: german,
  fr_fr: french,
  th_th: thai,
  zh_cn: simplifiedChinese,
  zh_tw: traditionalChinese,
}

/** What pages say by themselves, in a language; nothing where they speak English. */
export const wordsOf = (language: Language): Words | undefined => translations[language]

/** What a page needs to know of its language. */
export function spokenIn(language: Language): Pick<PageView, 'locale' | 'words'> {
  const words = wordsOf(language)
  return { locale: languageTags[language], ...(words && { words }) }
}
