/** Languages the studio speaks today. */
export const languages = ['en_us', 'en_uk', 'en_id'] as const

export type Language = (typeof languages)[number]

/** Texts are written in en_uk and derived for en_us; what a language lacks is read in the next one. */
export const fallbacks = {
  en_us: ['en_uk'],
  en_uk: [],
  en_id: ['en_us', 'en_uk'],
} as const satisfies Record<Language, readonly Language[]>

/** As the `lang` attribute wants it. */
export const languageTags = { en_us: 'en-US', en_uk: 'en-GB', en_id: 'en-ID' } as const satisfies Record<
  Language,
  string
>
