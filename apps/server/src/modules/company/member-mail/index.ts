export { languageRead, mailIn, mailInLanguage } from './mail-in-language.ts'
