export { figureSweeps } from './add-up-figures.ts'
export { type Period, periodsOf, type Step, stepOf, stepsOf } from './periods.ts'
export {
  addUpMoney,
  type Clock,
  countOf,
  type Figure,
  inMs,
  ofKind,
  readFigures,
  type Sites,
  salesBy,
  writtenOf,
} from './read-figures.ts'
export { salesBetween } from './sales-between.ts'
