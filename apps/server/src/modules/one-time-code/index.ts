export { makeCode, subjectOf, tryCode } from './one-time-code.ts'
