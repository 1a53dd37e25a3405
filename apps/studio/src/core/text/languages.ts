import type { Language } from '@coverwright/domain/base/language/language'

/** Those with texts of their own beside what is written, in `src/translations`. */
export const translatedLanguages = ['zh_tw', 'zh_cn', 'th_th', 'de_de', 'fr_fr'] as const satisfies readonly Language[]

export type TranslatedLanguage = (typeof translatedLanguages)[number]

/** Texts are written in en_uk and derived for en_us; what a language lacks is read in the next one. */
export const fallbacks = {
  en_us: ['en_uk'],
  en_uk: [],
  en_id: ['en_us', 'en_uk'],
  zh_tw: ['en_uk'],
  zh_cn: ['en_uk'],
  th_th: ['en_uk'],
  de_de: ['en_uk'],
  fr_fr: ['en_uk'],
} as const satisfies Record<Language, readonly Language[]>
