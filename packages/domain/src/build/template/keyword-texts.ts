import type { Language } from '../../base/language/language.ts'

/** What keywords say, by keyword and language. */
export type KeywordTexts = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>
