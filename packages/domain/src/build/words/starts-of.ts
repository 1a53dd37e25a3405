import type { Language } from '../../base/language/language.ts'
import { type Say, type StartPhrase, type Starts, sayWith } from './say.ts'
import { starts as german } from './starts.de_de.ts'
import { starts as french } from './starts.fr_fr.ts'
import { starts as thai } from './starts.th_th.ts'
import { starts as simplifiedChinese } from './starts.zh_cn.ts'
import { starts as traditionalChinese } from './starts.zh_tw.ts'

const translations: Partial<Readonly<Record<Language, Starts>>> = {
  de_de: german,
  fr_fr: french,
  th_th: thai,
  zh_cn: simplifiedChinese,
  zh_tw: traditionalChinese,
}

/** What of a product tells how it begins: the first of its languages is the one it is written in. */
export interface Written {
  readonly languages: readonly Language[]
}

const languageOf = ({ languages: [first = 'en_uk'] }: Written) => first

/** Says what a new product begins with in the language that it is written in. */
export const startIn = (product: Written): Say<StartPhrase> => sayWith<StartPhrase>(translations[languageOf(product)])

export const isInEnglish = (product: Written): boolean => translations[languageOf(product)] === undefined
