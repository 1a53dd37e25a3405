import type { Language } from '../../base/language/language.ts'
import { german } from './periods.de_de.ts'
import { english } from './periods.en_uk.ts'
import { french } from './periods.fr_fr.ts'
import { thai } from './periods.th_th.ts'
import type { PeriodWords } from './periods.ts'
import { chinese } from './periods.zh.ts'

export const periodsOf: Readonly<Record<Language, PeriodWords>> = {
  en_uk: english,
  en_us: english,
  en_id: english,
  de_de: german,
  fr_fr: french,
  th_th: thai,
  zh_cn: chinese,
  zh_tw: chinese,
}
