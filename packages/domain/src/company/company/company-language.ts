import type { Country } from '../../fields.ts'

/** The studio's language where nobody has chosen one. Countries without texts of their own read the default. */
export const languageOf = {
  GB: 'en_uk',
  MY: 'en_uk',
  SG: 'en_uk',
  US: 'en_us',
  ID: 'en_id',
  HK: 'en_us',
  TH: 'en_us',
} as const satisfies Record<Country, string>
