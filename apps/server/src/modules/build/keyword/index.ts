export { findKeyword } from './find-keyword.ts'
export { findKeywordTexts, headingsOf, holdKeywords, keywordValues } from './find-keywords.ts'
export { keywords } from './tables.ts'
