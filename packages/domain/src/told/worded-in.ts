import { type Language, localeOf } from '../base/language/language.ts'
import { fillMessage, type Message } from '../base/message/message.ts'
import { saidValue } from '../base/message/said-value.ts'
import { nounMessages } from '../noun-messages.ts'
import type { Told } from '../worded.ts'
import { told as german } from './told.de_de.ts'
import { told as french } from './told.fr_fr.ts'
import { told as thai } from './told.th_th.ts'
import { told as simplifiedChinese } from './told.zh_cn.ts'
import { told as traditionalChinese } from './told.zh_tw.ts'

type Words = Readonly<Record<string, string>>

export const translations: Partial<Readonly<Record<Language, Words>>> = {
  de_de: german,
  fr_fr: french,
  th_th: thai,
  zh_cn: simplifiedChinese,
  zh_tw: traditionalChinese,
}

/** A message in another language. Only its own words are said in it: what somebody wrote stands as they wrote it. */
export function wordedIn(language: Language, { code, values }: Told): { title: string; text: string } {
  const words = translations[language]
  if (!words) return fillMessage(nounMessages[code] as Message, values)
  const say = (english: string) => words[english] ?? english
  const { title, text = [], fields }: Message = nounMessages[code]
  const said = text.map((paragraph) => {
    if (typeof paragraph === 'string') return say(paragraph)
    if ('when' in paragraph) return { when: paragraph.when, text: say(paragraph.text) }
    return { unless: paragraph.unless, text: say(paragraph.text) }
  })
  const speech = { locale: localeOf(language), say }
  const saidValues = Object.entries(values).map(([name, value]) => [name, saidValue(name, value, speech)])
  return fillMessage({ fields, title: say(title), text: said }, Object.fromEntries(saidValues))
}
