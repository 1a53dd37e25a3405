import type { Language } from '@coverwright/domain/base/language/language'

const spoken: Readonly<Record<string, Language>> = {
  de: 'de_de',
  fr: 'fr_fr',
  th: 'th_th',
  'zh-Hant': 'zh_tw',
  'zh-Hans': 'zh_cn',
}

/** Before anybody is known: the first of a browser's languages that the studio speaks. None for English, which is the standard. */
export function languageOfBrowser(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const { language, script } = new Intl.Locale(tag).maximize()
    if (language === 'en') return undefined
    const found = spoken[language] ?? spoken[`${language}-${script}`]
    if (found) return found
  }
  return undefined
}
