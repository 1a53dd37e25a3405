export { eraseCodesOf } from './erase-codes.ts'
export { makeCode, subjectOf, tryCode } from './one-time-code.ts'
export { oneTimeCodeJobs } from './sweep-codes.ts'
