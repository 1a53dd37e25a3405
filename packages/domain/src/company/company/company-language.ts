import type { Language } from '../../base/language/language.ts'
import type { Country } from '../../fields.ts'

/** The studio's language where nobody has chosen one. Countries without a language of their own read the default. */
export const languageOf = {
  GB: 'en_uk',
  MY: 'en_uk',
  SG: 'en_uk',
  US: 'en_us',
  ID: 'en_id',
  HK: 'en_us',
  TH: 'th_th',
} as const satisfies Record<Country, Language>
