import type { TranslatedLanguage } from './languages.ts'
import { fillGapsWith } from './said.ts'

type Files = Readonly<Record<string, () => Promise<unknown>>>

interface Brought {
  readonly files: Files
  readonly fillFrom: Parameters<typeof fillGapsWith>[0]
}

/** With what reads sentences that have gaps: whoever reads English does without. */
async function bring(language: Promise<Brought>): Promise<Files> {
  const { files, fillFrom } = await language
  fillGapsWith(fillFrom)
  return files
}

/** Each language lists its own files: the first script would carry the names of all of them. */
export const translations: Readonly<Record<TranslatedLanguage, () => Promise<Files>>> = {
  zh_tw: () => bring(import('../../translations/zh_tw/files.ts')),
  zh_cn: () => bring(import('../../translations/zh_cn/files.ts')),
  th_th: () => bring(import('../../translations/th_th/files.ts')),
  de_de: () => bring(import('../../translations/de_de/files.ts')),
  fr_fr: () => bring(import('../../translations/fr_fr/files.ts')),
}
