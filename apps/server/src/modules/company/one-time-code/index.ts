export { eraseCodesOf, expireCodesOf } from './erase-codes.ts'
export { makeCode, subjectOf, tryCode } from './one-time-code.ts'
export { oneTimeCodeSweeps } from './sweep-codes.ts'
