export { type Period, periodsOf, type Step, stepOf, stepsOf } from './periods.ts'
