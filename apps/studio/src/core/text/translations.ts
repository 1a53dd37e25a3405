import type { TranslatedLanguage } from './languages.ts'

type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Each language lists its own files: the first script would carry the names of all of them. */
export const translations: Readonly<Record<TranslatedLanguage, () => Promise<Files>>> = {
  zh_tw: async () => (await import('../../translations/zh_tw/files.ts')).files,
  zh_cn: async () => (await import('../../translations/zh_cn/files.ts')).files,
  th_th: async () => (await import('../../translations/th_th/files.ts')).files,
  de_de: async () => (await import('../../translations/de_de/files.ts')).files,
  fr_fr: async () => (await import('../../translations/fr_fr/files.ts')).files,
}
