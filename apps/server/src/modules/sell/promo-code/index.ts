export { isTakenElsewhere } from './is-taken-elsewhere.ts'
