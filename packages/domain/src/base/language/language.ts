export const languages = ['en_uk', 'en_us', 'en_id', 'zh_tw', 'zh_cn', 'th_th', 'de_de', 'fr_fr'] as const

export type Language = (typeof languages)[number]

/** As pages tell it to browsers. */
export const languageTags: Readonly<Record<Language, string>> = {
  en_uk: 'en-GB',
  en_us: 'en-US',
  en_id: 'en-ID',
  zh_tw: 'zh-Hant-TW',
  zh_cn: 'zh-Hans-CN',
  th_th: 'th-TH',
  de_de: 'de-DE',
  fr_fr: 'fr-FR',
}

/** For days and numbers. Years are counted as in the fields that people type them into, in Thai too. */
export const localeOf = (language: string): string => `${languageTags[language as Language]}-u-ca-gregory`

/** Each in its own words: who cannot read the page finds theirs. */
export const languageNames: Readonly<Record<Language, string>> = {
  en_uk: 'English (UK)',
  en_us: 'English (US)',
  en_id: 'English (Indonesia)',
  zh_tw: '繁體中文',
  zh_cn: '简体中文',
  th_th: 'ไทย',
  de_de: 'Deutsch',
  fr_fr: 'Français',
}
