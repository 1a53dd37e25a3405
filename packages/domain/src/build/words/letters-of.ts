import type { Language } from '../../base/language/language.ts'
import { letters as german } from './letters.de_de.ts'
import { letters as french } from './letters.fr_fr.ts'
import { letters as thai } from './letters.th_th.ts'
import { letters as simplifiedChinese } from './letters.zh_cn.ts'
import { letters as traditionalChinese } from './letters.zh_tw.ts'
import type { Letters, Words } from './say.ts'
import { wordsOf } from './words-of.ts'

const translations: Partial<Readonly<Record<Language, Letters>>> = {
  de_de: german,
  fr_fr: french,
  th_th: thai,
  zh_cn: simplifiedChinese,
  zh_tw: traditionalChinese,
}

/** What letters say, the words of the pages among it. Pages are sent without it: none of them says it. */
export function lettersOf(language: Language): (Letters & Words) | undefined {
  const [letters, words] = [translations[language], wordsOf(language)]
  return letters && words && { ...words, ...letters }
}
